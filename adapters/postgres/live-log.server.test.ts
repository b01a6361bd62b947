import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { LiveEvent } from '#src/ports/live-feed.ts'
import type { InstanceEvent, Told } from '#src/ports/live-log.ts'
import type { Database } from '../database/open.ts'
import { postgresLiveLog } from './live-log.ts'
import { migratePostgres } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { serverForTests } from './test-server-of-postgres.ts'

let server: Awaited<ReturnType<typeof serverForTests>>
let url: string
const open: { database: Database; log: ReturnType<typeof postgresLiveLog> }[] = []

beforeAll(async () => {
  server = await serverForTests()
  url = await server.emptyDatabase()
  await migratePostgres(url)
}, 300_000)
afterAll(async () => {
  for (const { database, log } of open) {
    await log.close()
    database.close()
  }
  await server.stop()
}, 60_000)

/** What one process of an instance has of it. */
function aProcess() {
  const database = openPostgres(url, { connections: 4 })
  const log = postgresLiveLog({ database, url })
  const heard: { workspaceId: string; number: number; event: LiveEvent; at: number }[] = []
  const instance: InstanceEvent[] = []
  const lost: string[] = []
  log.hear({
    workspace: (workspaceId: string, { number, event }: Told) =>
      heard.push({ workspaceId, number, event, at: performance.now() }),
    instance: (event) => instance.push(event),
    lost: (workspaceId) => lost.push(workspaceId),
  })
  open.push({ database, log })
  return { database, log, heard, instance, lost }
}

const until = async (holds: () => boolean | Promise<boolean>, ms = 10_000) => {
  for (const end = performance.now() + ms; performance.now() < end && !(await holds()); ) await Bun.sleep(5)
  expect(await holds()).toBe(true)
}
const moved = (candidateId: string): LiveEvent => ({ kind: 'workflow-changed', jobDescriptionId: 'j1', candidateId })
const idOf = ({ event }: { event: LiveEvent }) => (event.kind === 'workflow-changed' ? event.candidateId : event.kind)

/** Cuts every connection that listens, as a network or an engine may. */
const cutListeners = () =>
  server.asked(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listening: live_events' and datname = current_database()`,
  )

describe('events of a workspace', () => {
  test('reach every process that listens: all that were kept, in order, none twice, also when connections are cut', async () => {
    const [one, two, three] = [aProcess(), aProcess(), aProcess()]
    const workspaceId = 'w-500'
    await two.log.join(workspaceId, undefined, null)
    await three.log.join(workspaceId, undefined, null)
    const committed = new Map<string, number>()
    const write = async (from: typeof one, name: string, count: number) => {
      for (let at = 0; at < count; at += 1) {
        const id = `${name}${at}`
        const isUndone = at % 10 === 9
        await from.database
          .transaction(async () => {
            from.log.publish(workspaceId, moved(id))
            if (isUndone) throw new Error('undone')
          })
          .catch(() => {})
        if (!isUndone) committed.set(id, performance.now())
        await Bun.sleep(2)
      }
    }
    const cutting = (async () => {
      for (let times = 0; times < 3; times += 1) {
        await Bun.sleep(300)
        await cutListeners()
      }
    })()
    await Promise.all([write(one, 'a', 190), write(two, 'b', 190), write(three, 'c', 176), cutting])
    expect(committed.size).toBe(501)
    const heardOf = (by: typeof one) => by.heard.filter((each) => each.workspaceId === workspaceId)
    for (const by of [two, three]) {
      await until(() => heardOf(by).length >= committed.size)
      const heard = heardOf(by)
      expect(heard.map(({ number }) => number)).toEqual(heard.map((_, at) => at + 1))
      expect(new Set(heard.map(idOf))).toEqual(new Set(committed.keys()))
      expect(heard).toHaveLength(committed.size)
      const waits = heard.map((each) => Math.max(0, each.at - committed.get(idOf(each)!)!)).toSorted((a, b) => a - b)
      process.stdout.write(
        `commit to event in another process: p50 ${waits[250]!.toFixed(1)} ms, p99 ${waits[495]!.toFixed(1)} ms, longest ${waits.at(-1)!.toFixed(1)} ms\n`,
      )
      expect(by.lost).toEqual([])
    }
    expect(heardOf(one)).toEqual([])
  }, 60_000)

  test('are told to whoever comes back exactly as far as they were missed, on any process', async () => {
    const [one, two] = [aProcess(), aProcess()]
    const workspaceId = 'w-back'
    const publish = (id: string) => one.database.transaction(async () => one.log.publish(workspaceId, moved(id)))
    await publish('before')
    const page = await one.log.moment()
    await publish('m1')
    await publish('m2')
    const joined = await two.log.join(workspaceId, page, null)
    expect(joined.missed?.map(idOf)).toEqual(['m1', 'm2'])
    const moment = two.log.momentOf(workspaceId, joined.missed![0]!.number)!
    await publish('m3')
    expect((await one.log.join(workspaceId, moment, null)).missed?.map(idOf)).toEqual(['m2', 'm3'])
    const now = await two.log.moment()
    expect((await aProcess().log.join(workspaceId, now, null)).missed).toEqual([])
    expect((await two.log.join('w-other', moment, null)).missed).toBeNull()
    for (const strange of ['another-life.p1.1:1:', 'nonsense', moment.replace('.n2', '.n99'), page.replace('.p', '.p1x')])
      expect((await two.log.join(workspaceId, strange, null)).missed).toBeNull()
  }, 60_000)

  test('of a transaction that was open when the page was read are told, whichever number they got', async () => {
    const one = aProcess()
    const two = aProcess()
    const workspaceId = 'w-open'
    let page = ''
    await one.database.transaction(async () => {
      one.log.publish(workspaceId, moved('late'))
      page = await two.log.moment()
    })
    expect((await two.log.join(workspaceId, page, null)).missed?.map(idOf)).toEqual(['late'])
  }, 60_000)

  test('that are kept no longer cannot be told: the page has to be read again', async () => {
    const one = aProcess()
    const workspaceId = 'w-old'
    const page = await one.log.moment()
    for (const id of ['o1', 'o2', 'o3']) await one.database.transaction(async () => one.log.publish(workspaceId, moved(id)))
    const life = page.split('.p')[0]
    const first = one.log.momentOf(workspaceId, 1)!
    const last = one.log.momentOf(workspaceId, 3)!
    await server.asked(url, `delete from __live_events where workspace_id = 'w-old'`)
    expect((await one.log.join(workspaceId, first, null)).missed).toBeNull()
    expect((await one.log.join(workspaceId, last, null)).missed).toEqual([])
    const anHourAgo = `${life}.p${Date.now() - 3_600_000}.${page.split('.')[2]}`
    expect((await one.log.join(workspaceId, anHourAgo, null)).missed).toBeNull()
  }, 60_000)

  test('have no name of a file any more once somebody of the workspace was erased', async () => {
    const one = aProcess()
    const workspaceId = 'w-erased'
    const page = await one.log.moment()
    const progress = { batchId: 'b', done: 1, total: 1, filename: 'Mira Talvik.pdf', state: 'ranked' } as const
    await one.database.transaction(async () => one.log.publish(workspaceId, { kind: 'upload-progress', ...progress }))
    await one.database.transaction(async () =>
      one.log.publish(workspaceId, { kind: 'candidates-removed', ids: ['c1'], jobs: ['j1'] }),
    )
    const rows = await server.asked<{ event: string | null }>(
      url,
      `select event from __live_events where workspace_id = 'w-erased'`,
    )
    expect(JSON.stringify(rows)).not.toContain('Mira')
    expect((await one.log.join(workspaceId, page, null)).missed?.map(({ event }) => event.kind)).toEqual(['candidates-removed'])
  }, 60_000)
})

test('what is told outside of a transaction arrives as well, and what all processes must know reaches all', async () => {
  const [one, two] = [aProcess(), aProcess()]
  await two.log.join('w-soon', undefined, null)
  await Promise.all([one, two].map(({ log }) => log.moment()))
  await until(async () => {
    one.log.publishToAll({ kind: 'settings-changed' })
    await Bun.sleep(50)
    return [one, two].every(({ instance }) => instance.some(({ kind }) => kind === 'settings-changed'))
  })
  const told = performance.now()
  one.log.publishToAll({ kind: 'sessions-ended', userId: 'u1', sessionId: null })
  one.log.publish('w-soon', moved('s1'))
  await until(() => [one, two].every(({ instance }) => instance.some(({ kind }) => kind === 'sessions-ended')))
  expect(performance.now() - told).toBeLessThan(1000)
  await until(() => two.heard.some((each) => idOf(each) === 's1'))
}, 60_000)
