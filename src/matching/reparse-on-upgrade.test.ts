import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { changeJson } from '#adapters/database/test-json.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { readingEngine, requirementsEngine } from '#src/resume-engine/engines.ts'
import { jsonHash } from '#src/shared/json-hash.ts'

/** A workspace whose files an earlier version of the product has read and scored. */
async function anOldWorkspace() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const resumes = Object.fromEntries(
    await Promise.all(
      Array.from({ length: 23 }, async (_, at) => {
        const resume = {
          name: `Mira Talvik${'abcdefghijklmnopqrstuvw'[at]}`,
          email: `mira${at}@example.com`,
          phone: `+1 415 555 01${10 + at}`,
        }
        return [`${at}.pdf`, await aResume({ ...resume, from: `January ${1995 + at}` })] as const
      }),
    ),
  )
  const { body } = await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, await aJobDescription()) })
  await server.transaction(async () => {
    const query = server.database.query()
    await query.run(sql`update resumes set text_hash = 'text ' || id, engine = 'reading-0', facts_hash = 'as-it-was'`)
    await changeJson<object>(server.database, 'resumes', 'facts', (facts) => ({ ...facts, engine: 'reading-0', skills: [] }))
    await query.run(sql`update job_descriptions set engine = 'requirements-0'`)
    await changeJson<{ basis: object }>(server.database, 'candidates', 'match', (match) => ({
      ...match,
      engine: 'reading-0 requirements-0 scoring-0',
      basis: { ...match.basis, facts: 'as-it-was' },
    }))
  })
  const engines = async (table: string) =>
    (await server.database.query().all<{ engine: string }>(sql.raw(`select distinct engine from ${table}`))).map(
      ({ engine }) => engine,
    )
  return { server, cookie, id: body.results[0]._id as string, job: body.results[0].jobDescriptionId._id as string, engines }
}

test('what another engine has read is read again in the background, and scores keep theirs until they are made again', async () => {
  const { server, cookie, id, job, engines } = await anOldWorkspace()
  const call = (method: string, path: string) => server.call(method, path, { cookie })
  await server.app.matching.readWhatOthersRead()
  await server.app.worker.runDue()
  expect(await engines('resumes')).toEqual([readingEngine])
  expect(await engines('job_descriptions')).toEqual([requirementsEngine])

  const row = (await call('GET', `/api/job-descriptions/${job}/ranking`)).body.rows.find(({ _id }: { _id: string }) => _id === id)
  expect(row.isOfOlderEngine).toBe(true)
  const receipt = (await call('GET', `/api/candidates/${id}/receipt`)).body
  expect([receipt.hashes.facts, receipt.facts.engine]).toEqual(['as-it-was', 'reading-0'])
  const verified = (await call('POST', `/api/candidates/${id}/verify`)).body
  expect(verified.identical).toBe(false)
  expect(verified.differences[0]).toMatchObject({ what: 'engine', before: 'reading-0 requirements-0 scoring-0' })

  await call('POST', `/api/job-descriptions/${job}/rescore`)
  await server.app.worker.runDue()
  const after = (await call('GET', `/api/job-descriptions/${job}/ranking`)).body.rows
  expect(after.every(({ isOfOlderEngine }: { isOfOlderEngine: boolean }) => !isOfOlderEngine)).toBe(true)
  expect((await call('POST', `/api/candidates/${id}/verify`)).body.identical).toBe(true)
})

test('a receipt keeps the requirements that were scored against', async () => {
  const { server, cookie, id } = await anOldWorkspace()
  const receipt = async () => (await server.call('GET', `/api/candidates/${id}/receipt`, { cookie })).body
  const asked = { ...(await receipt()).requirements, engine: 'requirements-0' }
  await server.transaction(async () => {
    const query = server.database.query()
    await query.run(sql`update job_descriptions set requirements = ${JSON.stringify(asked)}`)
    await changeJson<{ basis: object }>(server.database, 'candidates', 'match', (match) => ({
      ...match,
      basis: { ...match.basis, requirements: jsonHash(asked) },
    }))
  })
  expect((await receipt()).requirements).toEqual(asked)
  await server.app.matching.readWhatOthersRead()
  await server.app.worker.runDue()
  expect((await receipt()).requirements).toEqual(asked)
})

test('a start at which everything is up to date leaves the queue alone', async () => {
  const { server } = await anOldWorkspace()
  await server.app.matching.readWhatOthersRead()
  await server.app.worker.runDue()
  await server.app.matching.readWhatOthersRead()
  expect(await server.jobs.take(['read-again'], 1)).toBeNull()
})

test('who asks for new scores while files are still being read again gets them all, once they are read', async () => {
  const { server, cookie, job } = await anOldWorkspace()
  const older = async () => {
    const { rows } = (await server.call('GET', `/api/job-descriptions/${job}/ranking`, { cookie })).body
    return rows.filter(({ isOfOlderEngine }: { isOfOlderEngine: boolean }) => isOfOlderEngine).length
  }
  await server.call('POST', `/api/job-descriptions/${job}/rescore`, { cookie })
  await server.app.worker.runDue()
  expect(await older()).toBe(23)
  await server.app.matching.readWhatOthersRead()
  await server.app.worker.runDue()
  server.clock.advance(5000)
  await server.app.worker.runDue()
  expect(await older()).toBe(0)
  server.clock.advance(3_600_000)
  expect(await server.jobs.take(['rescore'], 1)).toBeNull()
})
