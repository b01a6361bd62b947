import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Database } from '#adapters/database/open.ts'
import { dropTriggers } from '#adapters/database/test-database.ts'
import { testPorts } from '#adapters/test-ports.ts'
import { aHistory } from './analytics/test-analytics.ts'
import { silentLog } from './http/log.ts'
import { TakenOver } from './ports/job-queue.ts'
import { aSchedule } from './scheduling/test-scheduling.ts'
import { createWorker } from './worker.ts'

setDefaultTimeout(120_000)

/** The lease of a job, in milliseconds. */
const lease = 120_000
const guards = ['no_end', 'no_failure']

/** From now on nobody can write that a job of this kind is done, or that it failed: as if each process that has one ended there. */
async function endBeforeDone({ query, transaction, engine }: Database, kind: string) {
  const statements =
    engine === 'sqlite'
      ? [
          `create trigger no_end before delete on jobs when old.kind = '${kind}' begin select raise(abort, 'gone'); end`,
          `create trigger no_failure before update of last_error on jobs when old.kind = '${kind}' and new.last_error is not null begin select raise(abort, 'gone'); end`,
        ]
      : [
          `create function no_end() returns trigger language plpgsql as 'begin if old.kind = ''${kind}'' then raise exception ''gone''; end if; return old; end'`,
          `create function no_failure() returns trigger language plpgsql as 'begin if new.kind = ''${kind}'' and new.last_error is not null then raise exception ''gone''; end if; return new; end'`,
          'create trigger no_end before delete on jobs for each row execute function no_end()',
          'create trigger no_failure before update on jobs for each row execute function no_failure()',
        ]
  await transaction(async () => {
    for (const statement of statements) await query().run(sql.raw(statement))
  })
}

interface Scene {
  database: Database
  /** Comes to what is due now, and resolves to how often the effect is there. */
  effects(): Promise<number>
  /** Milliseconds pass. */
  pass(ms: number): Promise<void> | void
}

const scenes: { kind: string; arrange(): Promise<Scene> }[] = [
  {
    kind: 'weekly-report',
    async arrange() {
      const world = await aHistory('2026-01-01T09:00:00Z')
      const { server } = world
      await world.call('PUT', '/api/weekly-report', { wanted: true })
      await server.app.worker.runDue()
      server.clock.set('2026-01-05T06:01:00Z')
      return {
        database: server.database,
        pass: server.clock.advance,
        async effects() {
          await server.app.worker.runDue().catch(() => undefined)
          return server.mails.filter(({ kind }) => kind === 'weekly-report').length
        },
      }
    },
  },
  {
    kind: 'interview-reminder',
    async arrange() {
      const { server, offer, choose } = await aSchedule()
      const { path } = await offer()
      await choose(path, '2026-03-16T13:00:00.000Z')
      await server.app.worker.runDue()
      server.clock.set('2026-03-15T13:00:01Z')
      return {
        database: server.database,
        pass: server.clock.advance,
        async effects() {
          await server.app.worker.runDue().catch(() => undefined)
          return server.mails.filter((mail) => mail.kind === 'interview-news' && mail.news === 'reminder').length
        },
      }
    },
  },
]

test.each(scenes)(
  '$kind: whoever ends before the mark that it is done leaves nothing, and the next one does it once',
  async ({ kind, arrange }) => {
    const { database, effects, pass } = await arrange()
    await endBeforeDone(database, kind)
    expect(await effects()).toBe(0)
    await database.transaction(() => dropTriggers(database, ...guards))
    await pass(lease - 1000)
    expect(await effects()).toBe(0)
    await pass(1000)
    expect(await effects()).toBe(1)
    await pass(10 * lease)
    expect(await effects()).toBe(1)
  },
)

/** Two processes with one queue, and a job that adds one row, as the mark of having been done. */
function twoProcesses(work: (at: number, job: { done(): Promise<void> }) => Promise<void>) {
  const { jobs, database, clock } = testPorts()
  const workers = [0, 1].map((at) =>
    createWorker({ jobs, clock, log: silentLog, pauseMs: 5, handlers: { mail: (_payload, job) => work(at, job) } }),
  )
  return { jobs, database, clock, workers }
}

test('a process that was too slow takes back what it wrote, and the one that took the job over keeps it', async () => {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const outcomes: string[] = []
  const { jobs, database, clock, workers } = twoProcesses(async (at, job) => {
    if (at === 0) {
      reached.resolve()
      await goOn.promise
    }
    await database
      .transaction(async () => {
        await jobs.add({ kind: 'fetch-mail', payload: {} })
        await job.done()
      })
      .then(
        () => outcomes.push(`${at} done`),
        (error: unknown) => {
          outcomes.push(`${at} ${error instanceof TakenOver ? 'taken over' : error}`)
          throw error
        },
      )
  })
  await jobs.add({ kind: 'mail', payload: {} })
  const slow = workers[0]!.runDue()
  await reached.promise
  clock.advance(lease)
  await workers[1]!.runDue()
  goOn.resolve()
  await slow
  expect(outcomes).toEqual(['1 done', '0 taken over'])
  expect(await jobs.take(['fetch-mail'], 60)).not.toBeNull()
  expect(await jobs.take(['fetch-mail'], 60)).toBeNull()
  clock.advance(10 * lease)
  expect(await jobs.take(['mail'], 60)).toBeNull()
})

test('what left the server is not sent again because the mark could not be written for a moment', async () => {
  let sent = 0
  const { jobs, database, clock, workers } = twoProcesses(async () => {
    sent += 1
  })
  await jobs.add({ kind: 'mail', payload: {} })
  await endBeforeDone(database, 'mail')
  const work = workers[0]!.runDue()
  while (sent === 0) await Bun.sleep(5)
  await database.transaction(() => dropTriggers(database, ...guards))
  await work
  clock.advance(10 * lease)
  await workers[1]!.runDue()
  expect(sent).toBe(1)
})
