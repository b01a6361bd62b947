import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { changeJson } from '#adapters/database/test-json.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

setDefaultTimeout(20_000)

async function aCandidate() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const resumes = { 'mira.pdf': await aResume({ skills: ['Docker', 'Excel'] }) }
  const { body } = await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, await aJobDescription()) })
  const id: string = body.results[0]._id
  const call = (method: string, path: string, sent?: unknown) => server.call(method, path, { cookie, body: sent })
  const facts = async () => (await call('GET', `/api/candidates/${id}/facts`)).body
  const correct = async (correction: object) =>
    call('POST', `/api/candidates/${id}/corrections`, { base: (await facts()).version, correction })
  return { server, cookie, id, call, facts, correct }
}

test('a name that was misread is corrected with who, when and what it was before, and lists show it', async () => {
  const { id, call, facts, correct } = await aCandidate()
  const before = (await facts()).name
  const { status, body } = await correct({ field: 'name', value: 'Mira von Talvik' })
  expect(status).toBe(200)
  expect(body.corrections).toEqual([
    { _id: expect.any(String), at: expect.any(String), by: expect.any(String), field: 'name', before, after: 'Mira von Talvik' },
  ])
  const [listed] = (await call('GET', '/api/candidate-filtering?fields=list')).body
  expect(listed.matchingResult[0]['Resume Data'].name).toBe('Mira von Talvik')
  const { timeline } = (await call('GET', `/api/candidates/${id}/workflow`)).body
  expect(timeline.entries[0]).toMatchObject({ kind: 'facts-corrected', details: { field: 'name' } })

  const back = await call('DELETE', `/api/candidates/${id}/corrections/${body.corrections[0]._id}`)
  expect([back.status, back.body.name, back.body.corrections]).toEqual([200, before, []])
  expect((await call('DELETE', `/api/candidates/${id}/corrections/${body.corrections[0]._id}`)).body.code).toBe('CORRECTION_GONE')
})

test('the score follows what is corrected, says so, and can be verified', async () => {
  const { id, call, facts, correct } = await aCandidate()
  const before = await facts()
  const [position] = before.positions
  const longer = await correct({ field: 'position', index: 0, after: { ...position, from: '1999-01' } })
  expect(longer.status).toBe(200)
  expect(longer.body.corrections[0]).toMatchObject({ field: 'position', after: expect.stringContaining('1999-01 to') })
  const none = await correct({ field: 'position', index: 0, after: null })
  expect(none.body.percentage).toBeLessThan(longer.body.percentage)
  expect(none.body.positions).toHaveLength(before.positions.length - 1)

  const [{ 'Resume Data': data, Analysis: analysis }] = (await call('GET', `/api/candidates/${id}`)).body.matchingResult
  expect(data['Matching Percentage']).toBe(none.body.percentage)
  expect(analysis.corrected).toMatchObject({ count: 2 })
  const receipt = (await call('GET', `/api/candidates/${id}/receipt`)).body
  expect([receipt.corrections.length, receipt.hashes.facts]).toEqual([2, none.body.version])
  expect((await call('POST', `/api/candidates/${id}/verify`)).body).toMatchObject({ identical: true, asMade: true })
})

test('a skill counts only where the resume has words for it, and one that is wrong counts no longer', async () => {
  const { facts, correct } = await aCandidate()
  const without = await correct({ field: 'wrong-skill', value: 'Docker' })
  expect(without.body.skills).not.toContain('Docker')
  const again = await correct({ field: 'missing-skill', value: 'docker' })
  expect([again.status, again.body.skills.includes('Docker')]).toEqual([200, true])
  const nowhere = await correct({ field: 'missing-skill', value: 'COBOL' })
  expect([nowhere.status, nowhere.body.field]).toEqual([400, 'quote'])
  expect(nowhere.body.error).toContain('does not name COBOL')
  const invented = await correct({ field: 'missing-skill', value: 'COBOL', quote: 'Ten years of COBOL at a bank' })
  expect(invented.body.error).toContain('does not have these words')
  expect((await facts()).skills).not.toContain('COBOL')
})

test('whoever has seen other facts is told, and what is wrong is said at its field', async () => {
  const { id, call, facts, correct } = await aCandidate()
  const { version } = await facts()
  await correct({ field: 'phone', value: '+1 415 555 0177' })
  const late = await call('POST', `/api/candidates/${id}/corrections`, {
    base: version,
    correction: { field: 'name', value: 'X Y' },
  })
  expect([late.status, late.body.code]).toEqual([409, 'FACTS_CHANGED'])
  const [position] = (await facts()).positions
  const wrong = async (after: object) =>
    (await correct({ field: 'position', index: 0, after: { ...position, ...after } })).body.field
  expect(await wrong({ from: '2030-05', to: '2020-01' })).toBe('to')
  expect(await wrong({ from: 'last year' })).toBe('from')
  expect(await wrong({ title: '', company: '' })).toBe('title')
  expect((await correct({ field: 'email', value: 'nobody' })).body.field).toBe('email')
  expect((await correct({ field: 'phone', value: '+1 415 555 0177' })).body.field).toBe('value')
})

test('what a newer engine reads keeps the corrections, and its own reading beside them', async () => {
  const { server, id, facts, correct, call } = await aCandidate()
  await correct({ field: 'name', value: 'Mira von Talvik' })
  const [first, second] = (await facts()).skills
  await correct({ field: 'wrong-skill', value: first })
  const { body } = await correct({ field: 'wrong-skill', value: second })
  await server.transaction(async () => {
    await server.database.query().run(sql`update resumes set engine = 'reading-0'`)
    await changeJson<object>(server.database, 'resumes', 'facts', (each) => ({ ...each, engine: 'reading-0' }))
  })
  await server.app.matching.readWhatOthersRead()
  await server.app.worker.runDue()
  const after = await facts()
  expect([after.name, after.skills.includes(first), after.corrections.length]).toEqual(['Mira von Talvik', false, 3])
  const back = await call('DELETE', `/api/candidates/${id}/corrections/${body.corrections[2]._id}`)
  expect([back.body.skills.includes(second), back.body.skills.includes(first)]).toEqual([true, false])
})
