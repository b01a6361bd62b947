import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chainStart, entryHash } from '#src/admin/audit-chain.ts'
import { fixedClock } from '../clock/fixed.ts'
import { databaseAuditLog } from '../database/audit-log.ts'
import { databaseJobQueue } from '../database/jobs.ts'
import type { Database } from '../database/open.ts'
import { auditEntries } from '../database/schema.ts'
import { randomIds } from '../ids/random.ts'
import { leadershipOn } from './leadership.ts'
import { migratePostgres } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { serverForTests } from './test-server-of-postgres.ts'

setDefaultTimeout(60_000)

let postgres: Awaited<ReturnType<typeof serverForTests>>
let url: string
/** As two processes have them. */
let both: [Database, Database]

beforeAll(async () => {
  postgres = await serverForTests()
  url = await postgres.emptyDatabase()
  await migratePostgres(url)
  both = [openPostgres(url), openPostgres(url)]
}, 120_000)
afterAll(async () => {
  for (const database of both) database.close()
  await postgres.stop()
})

/** Something that waits until it is told to go on, and says when it has come so far. */
function gate() {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const pass = () => {
    reached.resolve()
    return opened.promise
  }
  return { reached: reached.promise, open: opened.resolve, pass }
}
const until = async (isSo: () => Promise<boolean>) => {
  for (let looks = 0; !(await isSo()) && looks < 500; looks++) await Bun.sleep(20)
  expect(await isSo()).toBe(true)
}
const waiting = async (count: number) =>
  (
    await postgres.asked(
      url,
      "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
    )
  ).length === count

test('transactions with other names go on beside each other; one with the same name waits', async () => {
  const [one, other] = both
  const held = gate()
  const order: string[] = []
  const first = one.transaction(
    async () => {
      await held.pass()
      order.push('first')
    },
    { on: 'a' },
  )
  await held.reached
  await other.transaction(async () => void order.push('beside'), { on: 'b' })
  const second = other.transaction(async () => void order.push('second'), { on: 'a' })
  await until(() => waiting(1))
  held.open()
  await Promise.all([first, second])
  expect(order).toEqual(['beside', 'first', 'second'])
})

test('a transaction without names is alone, and nobody is while it goes on', async () => {
  const [one, other] = both
  const held = gate()
  const order: string[] = []
  const named = one.transaction(
    async () => {
      await held.pass()
      order.push('named')
    },
    { on: 'a' },
  )
  await held.reached
  const alone = other.transaction(async () => void order.push('alone'))
  await until(() => waiting(1))
  const later = one.transaction(async () => void order.push('later'), { on: [] })
  await until(() => waiting(2))
  held.open()
  await Promise.all([named, alone, later])
  expect(order).toEqual(['named', 'alone', 'later'])
})

test('two that come to wait for each other are both done, one of them again from the start', async () => {
  let runs = 0
  const meet = [gate(), gate()] as const
  const names = ['x', 'y'] as const
  const work = (at: 0 | 1) =>
    both[at].transaction(
      async () => {
        runs += 1
        if (runs <= 2) await meet[at].pass()
        await both[at].transaction(async () => {}, { on: names[1 - at]! })
      },
      { on: names[at] },
    )
  const done = Promise.all([work(0), work(1)])
  await Promise.all(meet.map(({ reached }) => reached))
  for (const { open } of meet) open()
  await done
  expect(runs).toBe(3)
})

test('a transaction is not taken for kept when a statement of it failed and nobody minded', async () => {
  const [one] = both
  const jobs = databaseJobQueue(one, { clock: fixedClock(), ids: randomIds })
  const outcome = await one
    .transaction(async () => {
      await jobs.add({ kind: 'lost', payload: 1 })
      await one
        .query()
        .run('select no_such_column from jobs')
        .then(
          () => {},
          () => {},
        )
    })
    .then(
      () => 'kept',
      () => 'refused',
    )
  expect([outcome, await jobs.take(['lost'], 60)]).toEqual(['refused', null])
  await one.transaction(() => jobs.add({ kind: 'lost', payload: 2 }))
  expect(await jobs.take(['lost'], 60)).toMatchObject({ payload: 2 })
})

test('two processes that take jobs at once never take the same one', async () => {
  const queues = both.map((database, at) =>
    databaseJobQueue(database, { clock: fixedClock(), ids: randomIds, holder: String(at) }),
  )
  for (let count = 0; count < 60; count++) await queues[0]!.add({ kind: 'race', payload: count })
  const lanes = queues.flatMap((queue) => [queue, queue, queue])
  const taken = (
    await Promise.all(
      lanes.map(async (queue) => {
        const mine: unknown[] = []
        for (let job = await queue.take(['race'], 60); job; job = await queue.take(['race'], 60)) {
          mine.push(job.payload)
          expect(await queue.finish(job)).toBe(true)
        }
        return mine
      }),
    )
  ).flat()
  expect(taken.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_, count) => count))
})

test('the audit log stays one chain, whoever writes at once and with whatever names', async () => {
  const logs = both.map((database) => databaseAuditLog(database, { clock: fixedClock(), ids: randomIds }))
  const write = (at: number) => logs[at % 2]!.append({ action: 'login', actorId: null })
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const database = both[at % 2]!
      if (at % 3 === 0) return write(at)
      if (at % 3 === 1) return database.transaction(() => write(at))
      return database.transaction(() => write(at), { on: `sitting:${at}` })
    }),
  )
  const entries = await both[0].query().select().from(auditEntries).orderBy(auditEntries.number).all()
  expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  let previousHash = chainStart
  for (const entry of entries) {
    expect(entry.previousHash).toBe(previousHash)
    expect(entryHash({ ...entry, number: entry.number!, previousHash })).toBe(entry.hash!)
    previousHash = entry.hash!
  }
})

test('one process leads; when it ends or is cut off, another does within seconds', async () => {
  const [first, second] = [leadershipOn(url), leadershipOn(url)]
  const told: string[] = []
  const note = (name: string) => () => {
    told.push(`${name} leads`)
    return () => void told.push(`${name} ended`)
  }
  first.whileLeading(note('first'))
  second.whileLeading(note('second'))
  // One that never says that it may lead never does.
  const idle = leadershipOn(url)
  first.begin()
  second.begin()
  await until(async () => first.isLeading() || second.isLeading())
  expect(first.isLeading() && second.isLeading()).toBe(false)
  const [leader, follower] = first.isLeading() ? [first, second] : [second, first]
  await leader.end()
  await until(async () => follower.isLeading())
  expect(told).toHaveLength(3)
  const third = leadershipOn(url)
  third.begin()
  await postgres.asked(
    url,
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7283003 and granted and database = (select oid from pg_database where datname = current_database())",
  )
  await until(async () => !follower.isLeading() || told.length > 3)
  await until(async () => third.isLeading() !== follower.isLeading())
  expect(idle.isLeading()).toBe(false)
  await idle.end()
  await third.end()
  await follower.end()
})
