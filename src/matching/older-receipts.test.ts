import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'
import { weigh } from '#src/resume-engine/weighing.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import older from './older-receipts/scoring-3.json'

/*
 * The receipt beside this file was made by reading-6, requirements-4 and scoring-3, of the documents that `aResume` and `aJobDescription` make. It
 * stays as it is: what was true of a score has to be verifiable for as long as somebody keeps it.
 */

test('a receipt of an older engine verifies by itself: facts, requirements and arithmetic', () => {
  const { match, facts, requirements } = older
  expect(jsonHash(facts)).toBe(match.basis.facts)
  expect(jsonHash(requirements)).toBe(match.basis.requirements)
  const { weights, ...criteria } = match.basis.criteria
  // duties went by another name then
  const { vocabulary: duties, ...others } = weights
  const again = weigh(asWeighable(match), { ...criteria, weights: { ...others, duties } })
  expect([again.percentage, again.confidence]).toEqual([match.percentage, match.confidence])
})

async function anOldScore(change: { percentage?: number } = {}) {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
  const { body } = await server.call('POST', '/api/submit', { cookie, body: form })
  const id: string = body.results[0]._id
  const [facts, match] = [JSON.stringify(older.facts), JSON.stringify({ ...older.match, ...change })]
  await server.transaction(async () => {
    const query = server.database.query()
    await query.run(sql`update resumes set engine = 'reading-6', facts = ${facts}, facts_hash = ${older.match.basis.facts}`)
    await query.run(sql`update candidates set match = ${match} where id = ${id}`)
  })
  const call = (method: string, path: string) => server.call(method, `/api/candidates/${id}${path}`, { cookie })
  return { server, call }
}

test('a stored score of an older engine verifies as it was made, and says what has changed since', async () => {
  const { server, call } = await anOldScore()
  await server.app.matching.readWhatOthersRead()
  await server.app.worker.runDue()
  const receipt = await call('GET', '/receipt')
  expect(receipt.body.engine).toEqual({ reading: 'reading-6', requirements: 'requirements-4', scoring: 'scoring-3' })
  expect(jsonHash(receipt.body.facts)).toBe(receipt.body.hashes.facts)
  const { body } = await call('POST', '/verify')
  expect(body).toMatchObject({ identical: false, asMade: true, percentage: { before: older.match.percentage } })
  expect(body.differences[0]).toMatchObject({ what: 'engine', before: 'reading-6 requirements-4 scoring-3', now: currentEngine })
  // the same bytes still give the same text
  expect(body.differences.map(({ what }: { what: string }) => what)).not.toContain('resume text')
})

test('a number that was changed since it was made does not hold', async () => {
  const { call } = await anOldScore({ percentage: older.match.percentage + 9 })
  expect((await call('POST', '/verify')).body.asMade).toBe(false)
})

const states = ['met', 'partly', 'missing', 'unknown'] as const

const asWeighable = ({ components, requirements }: typeof older.match) => ({
  components: components.map((component) => ({ ...component, answered: component.answered ?? component.weight > 0 })),
  requirements: requirements.map((one) => ({ ...one, state: states.find((state) => state === one.state)! })),
})
