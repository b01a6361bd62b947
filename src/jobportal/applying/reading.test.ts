import { expect, test } from 'bun:test'
import { aResume } from '#adapters/test-documents.ts'
import { until } from '#src/shared/test-until.ts'
import { issueApplicationLink } from './link.ts'
import { readApplication } from './read-application.ts'
import { applicationOf, applyFor, followLink, linkOf, whatIsTold, withJob } from './test-applying.ts'

/** What a handler of the queue needs, with a say in what happens while a resume is read. */
function toolsOf(server: Awaited<ReturnType<typeof withJob>>['server'], meanwhile: () => Promise<unknown>) {
  let isFirst = true
  const matching = {
    async readResume(path: string, group: string) {
      const reading = await server.reader.resume(path, { group })
      if (isFirst) {
        isFirst = false
        await meanwhile()
      }
      return reading
    },
    find: () => null,
  }
  const { liveFeed } = server.app.windows
  const { workspace } = server.app.pipeline
  return { ...server, matching, liveFeed, workspace, jobPosts: { find: async () => null } } as never
}

test('reads the resume that came while an older one was read', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id, { resume: await aResume({ name: 'Otto Elder' }) })
  const { id } = await applicationOf(server, job.id)
  const link = await server.transaction(() => issueApplicationLink({ ...server, settings: { publicUrl: '' } as never })(id))
  const token = link.split('/').at(-1)!
  const newer = await aResume({ name: 'Nora Newby' })
  const again = async () => {
    await applyFor(server, job.id, { resume: newer })
    const [waiting] = await server.newerApplications.ofApplication(id)
    await server.app.jobPortal.takeNewer(token, waiting!.id)
  }
  await readApplication(toolsOf(server, again))({ id })
  const application = await applicationOf(server, job.id)
  expect([application.reading, application.facts!.name!.value]).toEqual(['read', 'Nora Newby'])
  expect((await server.applications.events(id)).filter(({ kind }) => kind === 'read')).toHaveLength(1)
})

test('windows are told last how an application stands, also when it was read before its answer went out', async () => {
  const { server, company, job } = await withJob({}, undefined, 80)
  const told = whatIsTold(server, company.id)
  const answer = applyFor(server, job.id)
  while (!(await server.applications.ofEmail(job.id, 'mira@example.com'))) await Bun.sleep(2)
  await server.app.jobPortal.jobs['read-application']({ id: (await applicationOf(server, job.id)).id })
  expect((await answer).status).toBe(201)
  await until(() => told.length === 2)
  expect(told.at(-1)).toMatchObject({ match: { percentage: expect.any(Number) } })
})

test('writes nothing about an application that was deleted while it was read', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  const { id } = await applicationOf(server, job.id)
  await readApplication(toolsOf(server, () => server.app.jobPortal.eraseApplication({ id }, 'company')))({ id })
  expect(await server.applications.find(id)).toBeNull()
  expect(await server.applications.text(id)).toBeNull()
})

test('does not read twice what was read, and looks for quotes in the new resume', async () => {
  const { server, job } = await withJob({ skillsRequired: ['Terraform'] })
  const shown = 'Kept our servers described in code.'
  await applyFor(server, job.id, { resume: await aResume({ more: [shown] }) })
  const token = await linkOf(server, 'mira@example.com')
  const body = { about: 'skills', kind: 'missing', value: 'Terraform', comment: '', quote: 'servers described in code' }
  await server.call('POST', `/api/application/${token}/corrections`, { body })
  const counted = await applicationOf(server, job.id)
  await server.app.jobPortal.jobs['read-application']({ id: counted.id })
  expect(await applicationOf(server, job.id)).toEqual(counted)

  await applyFor(server, job.id, { resume: await aResume({ more: ['Something else at the top.', shown] }) })
  await followLink(server)
  await server.app.worker.runDue()
  const moved = await applicationOf(server, job.id)
  expect(moved.corrections[0]!.quote!.start).toBeGreaterThan(counted.corrections[0]!.quote!.start)
  expect(moved.match!.requirements!.find(({ label }) => label === 'Terraform')!.state).toBe('met')

  await applyFor(server, job.id, { resume: await aResume() })
  await followLink(server)
  await server.app.worker.runDue()
  const gone = await applicationOf(server, job.id)
  expect(gone.corrections[0]!.quote).toBeNull()
  expect(gone.match!.requirements!.find(({ label }) => label === 'Terraform')!.state).toBe('missing')
})
