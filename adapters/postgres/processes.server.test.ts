import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { goneAfterMs } from '#src/ports/processes.ts'
import { fixedClock } from '../clock/fixed.ts'
import { databaseIdempotentAnswers } from '../database/idempotent-answers.ts'
import { databaseJobQueue } from '../database/jobs.ts'
import { randomIds } from '../ids/random.ts'
import { startPostgres } from './start-postgres.ts'
import { serverForTests } from './test-server-of-postgres.ts'

setDefaultTimeout(60_000)

let postgres: Awaited<ReturnType<typeof serverForTests>>
let url: string
interface Started extends Awaited<ReturnType<typeof startPostgres>> {
  jobs: ReturnType<typeof databaseJobQueue>
  answers: ReturnType<typeof databaseIdempotentAnswers>
}
const started: Started[] = []

beforeAll(async () => {
  postgres = await serverForTests()
  url = await postgres.emptyDatabase()
}, 120_000)
afterAll(async () => {
  for (const { processes, leadership, database } of started) {
    await leadership.end()
    await processes.end().catch(() => {})
    database.close()
  }
  await postgres.stop()
})

async function startedProcess(id: string): Promise<Started> {
  const { database, processes, leadership } = await startPostgres(url, { process: { id, role: 'all', version: '1.0' } })
  await processes.begin(() => {})
  const jobs = databaseJobQueue(database, { clock: fixedClock(), ids: randomIds, holder: id })
  const answers = databaseIdempotentAnswers(database, id)
  const process = { database, processes, leadership, jobs, answers }
  started.push(process)
  return process
}

/** As if nothing had been heard of it for so long. */
const silent = (id: string) =>
  postgres.asked(url, 'update processes set heartbeat_at = heartbeat_at - $2::bigint where id = $1', [id, goneAfterMs + 1000])

const at = fixedClock().now()

test('a process that starts leaves the others what they have in hand', async () => {
  const first = await startedProcess('first')
  await first.jobs.add({ kind: 'mail', payload: 1 })
  const job = (await first.jobs.take(['mail'], 60))!
  expect(await first.answers.claim('scope', 'key', 'hash', at)).toBe('claimed')
  const second = await startedProcess('second')
  // A clock that was set back meanwhile changes which of them is the older.
  expect((await second.processes.living()).map(({ id }) => id).toSorted()).toEqual(['first', 'second'])
  expect(await second.jobs.take(['mail'], 60)).toBeNull()
  expect(await second.answers.claim('scope', 'key', 'hash', at)).toEqual({ requestHash: 'hash', body: null })
  expect(await second.jobs.finish(job)).toBe(false)
  expect(await first.jobs.keep(job, 60)).toBe(true)
})

test('a process that stops gives back what it has in hand, and nothing of the others', async () => {
  const [first] = started as [Started]
  const third = await startedProcess('third')
  await third.jobs.add({ kind: 'other', payload: 2 })
  expect(await third.jobs.take(['other'], 60)).not.toBeNull()
  await third.processes.end()
  expect(await first.jobs.take(['other'], 60)).toMatchObject({ payload: 2, attempts: 2 })
  expect(await first.jobs.take(['mail'], 60)).toBeNull()
})

test('what a silent process has is taken by another; when it was only slow, it finishes nothing any more', async () => {
  const [first, second] = started as [Started, Started]
  await second.jobs.add({ kind: 'slow', payload: 3 })
  const slow = (await second.jobs.take(['slow'], 60))!
  expect(await second.answers.claim('scope', 'slow', 'hash', at)).toBe('claimed')
  await silent('second')
  const { releaseAbandoned } = await import('../database/abandoned-work.ts')
  await releaseAbandoned(first.database, { silentForMs: goneAfterMs })
  const taken = (await first.jobs.take(['slow'], 60))!
  expect(taken).toMatchObject({ id: slow.id, attempts: 2 })
  expect(await second.jobs.keep(slow, 60)).toBe(false)
  expect(await second.jobs.finish(slow)).toBe(false)
  await second.jobs.fail(slow, 'late', null)
  expect(await first.answers.claim('scope', 'slow', 'hash', at)).toBe('claimed')
  await second.answers.answer('scope', 'slow', '"late"')
  expect(await first.answers.find('scope', 'slow', at)).toEqual({ requestHash: 'hash', body: null })
  expect(await first.jobs.finish(taken)).toBe(true)
})
