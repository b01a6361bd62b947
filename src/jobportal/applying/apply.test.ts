import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { aResume } from '#adapters/test-documents.ts'
import { applicationOf, applyFor, withJob } from './test-applying.ts'

const submitted = { message: "Application Submitted! We'll review your application shortly." }

test('takes an application, keeps its file, reads it and scores it against the job', async () => {
  const { server, company, job } = await withJob({ skillsRequired: ['Python', 'PostgreSQL'] })
  const resume = await aResume()
  const answer = await applyFor(server, job.id, { resume, more: { source: ' LinkedIn ', allowedToShare: 'on' } })
  expect([answer.status, answer.body]).toEqual([201, submitted])

  const waiting = await applicationOf(server, job.id)
  expect(waiting).toMatchObject({
    companyId: company.id,
    name: 'Mira Talvik',
    phone: '+1 415 555 0132',
    resumeFile: 'mira.pdf',
    source: 'LinkedIn',
    allowedToShare: true,
    consentVersion: '2026-11',
    status: 'New',
    reading: 'waiting',
    percentage: null,
  })
  const file = (await server.files.find(company.id, waiting.fileId))!
  expect(file.sha256).toBe(createHash('sha256').update(resume).digest('hex'))
  expect(await server.fileStore.read(file.key)).toEqual(resume)

  await server.app.worker.runDue()
  const read = await applicationOf(server, job.id)
  expect(read.reading).toBe('read')
  expect(read.percentage).toBeGreaterThan(60)
  expect(read.match!.requirements!.find(({ label }) => label === 'Python')!.evidence[0]!.quote).toContain('Python')
  expect(JSON.parse((await server.applications.text(read.id))!).text).toContain('Mira Talvik')
  expect((await server.applications.events(read.id)).map(({ kind }) => kind)).toEqual(['applied', 'read'])
})
