import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#src/ports/live-feed.ts'
import type { Hearing, InstanceEvent, Joined, LiveLog, Told } from '#src/ports/live-log.ts'
import type { Database } from '../database/open.ts'
import { listenOn } from './listen.ts'

/** The workspace of what every process is told. */
const instance = ''
/** Rows are kept this long, and moments are taken for known for a little less. */
const keptMs = 60 * 60_000
const knownMs = 55 * 60_000
/** A window that missed more than this reads its page again. */
const mostMissed = 500
const atOnce = 1000
const pollMs = 1000
const cleanMs = 60_000
/** 'Look' is said at most this often. */
const notifyMs = 10
const channel = 'live_events'
/** More than fits into a notification: everybody looks everywhere. */
const longestNotification = 7000
/** Events told outside of a transaction that wait for the database to come back. */
const mostWaiting = 5000

type Written = LiveEvent | InstanceEvent
type Batch = Map<string, Written[]>

interface Options {
  database: Pick<Database, 'query' | 'transaction' | 'atCommit' | 'currentTransaction'>
  /** For the connection that listens: it has to lead to the engine itself, not to a pool of connections. */
  url: string
}

/**
 * Events are rows with a number per workspace, written by the transaction that they tell of. A notification after the commit says no more
 * than 'look', and may get lost: every process looks once a second all the same.
 */
export function postgresLiveLog({ database, url }: Options): LiveLog {
  const { query, transaction } = database
  const self = randomUUID()
  const batches = new WeakMap<object, Batch>()
  /** The last number that this process has told its windows, by workspace. */
  const seen = new Map<string, number>()
  let life: string | undefined
  let hearing: Hearing | undefined
  let isClosed = false

  // Writing

  const write = async (batch: Batch) => {
    // In the same order everywhere: two transactions that tell of the same workspaces never wait for each other in a circle.
    for (const [workspaceId, events] of [...batch].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (events.some(({ kind }) => kind === 'candidates-removed'))
        // The name of a file may be somebody's.
        await query().run(
          sql`update __live_events set event = null where workspace_id = ${workspaceId} and event like '{"kind":"upload-progress"%'`,
        )
      const rows = JSON.stringify(events.map((event) => JSON.stringify(event)))
      await query().run(sql`with counter as (
          insert into __live_counters (workspace_id, number) values (${workspaceId}, ${events.length})
          on conflict (workspace_id) do update set number = __live_counters.number + excluded.number returning number)
        insert into __live_events (workspace_id, number, event, at)
        select ${workspaceId}, counter.number - cast(${events.length - 1} as integer) + cast(item.key as integer), item.value,
          cast(floor(extract(epoch from clock_timestamp()) * 1000) as integer)
        from counter, json_each(${rows}) item`)
    }
  }
  const kept = (batch: Batch) => {
    look(batch.keys())
    notify(batch.keys())
  }
  const addTo = (batch: Batch, workspaceId: string, event: Written) => {
    const events = batch.get(workspaceId) ?? []
    batch.set(workspaceId, events)
    const last = events.at(-1)
    // Several parts of one change may say the same.
    if (!last || JSON.stringify(last) !== JSON.stringify(event)) events.push(event)
  }

  let waiting: { workspaceId: string; event: Written }[] = []
  let isWriting = false
  /** What was told outside of a transaction: as many as have come meanwhile are written together. */
  const writeWaiting = async () => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0 && !isClosed) {
      const taken = waiting
      waiting = []
      const batch: Batch = new Map()
      for (const { workspaceId, event } of taken) addTo(batch, workspaceId, event)
      try {
        await transaction(() => write(batch))
        kept(batch)
      } catch {
        waiting = [...taken, ...waiting].slice(-mostWaiting)
        await Bun.sleep(pollMs)
      }
    }
    isWriting = false
  }
  const put = (workspaceId: string, event: Written) => {
    const place = database.currentTransaction()
    if (!place) {
      waiting.push({ workspaceId, event })
      void writeWaiting()
      return
    }
    let batch = batches.get(place)
    if (!batch) {
      const made: Batch = new Map()
      batch = made
      batches.set(place, made)
      database.atCommit({
        async before() {
          batches.delete(place)
          await write(made)
        },
        after: () => kept(made),
      })
    }
    addTo(batch, workspaceId, event)
  }

  // Reading

  const lookAt = new Set<string>()
  let isLooking = false
  const look = (workspaces: Iterable<string>) => {
    if (!hearing) return
    for (const each of workspaces) if (seen.has(each)) lookAt.add(each)
    if (!isLooking && lookAt.size > 0) void lookAround()
  }
  const lookAround = async () => {
    isLooking = true
    try {
      await lifeOf()
      while (lookAt.size > 0 && !isClosed) {
        const wanted = [...lookAt].flatMap((each) => (seen.has(each) ? [[each, seen.get(each)!] as const] : []))
        lookAt.clear()
        if (wanted.length > 0 && (await tellNewer(Object.fromEntries(wanted))) === atOnce)
          for (const [each] of wanted) lookAt.add(each)
      }
    } catch {
      // The engine is away: the next look, within a second, finds what came meanwhile.
    }
    isLooking = false
  }
  const tellNewer = async (after: Record<string, number>) => {
    const rows = await query().values<[string, number, string | null]>(sql`select e.workspace_id, e.number, e.event
      from json_each(${JSON.stringify(after)}) wanted
      join __live_events e on e.workspace_id = wanted.key and e.number > cast(wanted.value as integer)
      order by e.workspace_id, e.number limit ${atOnce}`)
    for (const [workspaceId, number, event] of rows) {
      const last = seen.get(workspaceId)
      if (last === undefined || number <= last) continue
      seen.set(workspaceId, number)
      if (number > last + 1) hearing?.lost(workspaceId)
      if (event !== null) tellOne(workspaceId, number, event)
    }
    return rows.length
  }
  const tellOne = (workspaceId: string, number: number, event: string) => {
    try {
      if (workspaceId === instance) hearing?.instance(JSON.parse(event))
      else hearing?.workspace(workspaceId, { number, event: JSON.parse(event) })
    } catch {
      // A newer process may tell what this one does not know.
    }
  }
  /** Learns of which database this is, and what was told until now. */
  const begin = async () => {
    const [row] = await query().values<[string, number]>(
      sql`select life, (select coalesce(max(number), 0) from __live_counters where workspace_id = ${instance}) from __live_life`,
    )
    if (!row) throw new Error('The database has no tables for what its processes tell each other.')
    if (!seen.has(instance)) seen.set(instance, row[1])
    life = row[0]
    return life
  }
  const lifeOf = async () => life ?? (await begin())

  // 'Look'

  let listening: ReturnType<typeof listenOn> | undefined
  const listen = () =>
    listenOn({
      url,
      channel,
      heard(payload) {
        const [from, ...workspaces] = payload.split(' ')
        if (from !== self) look(workspaces.length > 0 ? workspaces.map((each) => each.slice(1)) : seen.keys())
      },
      connected: () => look(seen.keys()),
    })
  const toNotify = new Set<string>()
  let notifying: Timer | undefined
  let saying: Promise<unknown> = Promise.resolve()
  const notify = (workspaces: Iterable<string>) => {
    for (const each of workspaces) toNotify.add(each)
    if (notifying) return
    notifying = setTimeout(() => {
      notifying = undefined
      const named = [...toNotify].map((each) => ` =${each}`).join('')
      toNotify.clear()
      const payload = self + (named.length > longestNotification ? '' : named)
      saying = saying.then(() => listening?.say(payload)).catch(() => {})
    }, notifyMs).unref()
  }

  let polling: Timer | undefined
  let cleaning: Timer | undefined
  const clean = () =>
    transaction(async () => {
      await query().run(
        sql`delete from __live_events where at < cast(extract(epoch from clock_timestamp()) * 1000 as integer) - cast(${keptMs} as integer)`,
      )
    }).catch(() => {})

  /** Rows that a window has missed, with the newest number of its workspace, as of one moment. */
  const missedSince = async (workspaceId: string, since: ReturnType<typeof parsed>): Promise<Joined> => {
    const newer =
      since?.kind === 'page'
        ? sql`e.at >= cast(${since.at - cleanMs} as integer) and not pg_visible_in_snapshot(e.xid, cast(${since.snapshot} as pg_snapshot))`
        : sql`e.number > cast(${since?.number ?? Number.MAX_SAFE_INTEGER} as integer)`
    const rows = await query().values<[number, number, number | null, string | null]>(sql`select c.newest,
        cast(floor(extract(epoch from clock_timestamp()) * 1000) as integer), e.number, e.event
      from (select coalesce(max(number), 0) as newest from __live_counters where workspace_id = ${workspaceId}) c
      left join __live_events e on e.workspace_id = ${workspaceId} and ${newer} order by e.number limit ${mostMissed + 1}`)
    const [position, now] = rows[0]!
    if (!since) return { position, missed: null }
    const numbers = rows.flatMap(([, , number]) => number ?? [])
    const isWhole =
      since.kind === 'page'
        ? since.at > now - knownMs
        : since.number === position || (since.number < position && numbers[0] === since.number + 1)
    if (!isWhole || rows.length > mostMissed) return { position, missed: null }
    const missed = rows.flatMap(([, , number, event]): Told[] => (number && event ? [{ number, event: JSON.parse(event) }] : []))
    return { position, missed }
  }

  return {
    publish: put,
    publishToAll: (event) => put(instance, event),
    hear(given) {
      hearing = given
      listening = listen()
      void begin().catch(() => {})
      polling = setInterval(() => look(seen.keys()), pollMs).unref()
      cleaning = setInterval(clean, cleanMs).unref()
    },
    async moment() {
      const [row] = await query().values<[string, number]>(
        sql`select pg_current_snapshot(), cast(floor(extract(epoch from clock_timestamp()) * 1000) as integer)`,
      )
      return `${await lifeOf()}.p${row![1]}.${row![0]}`
    },
    async join(workspaceId, since) {
      await lifeOf()
      const joined =
        since === undefined
          ? { ...(await missedSince(workspaceId, null)), missed: [] }
          : await missedSince(workspaceId, parsed(since, life!, workspaceId))
      if (!seen.has(workspaceId)) {
        seen.set(workspaceId, joined.position)
        look([workspaceId])
      }
      return joined
    },
    leave(workspaceId) {
      if (workspaceId !== instance) seen.delete(workspaceId)
    },
    momentOf: (workspaceId, number) => (life ? `${life}.n${number}.${seen.get(instance) ?? 0}.${workspaceId}` : null),
    async hasMissedOfInstance(since) {
      const from = parsed(since, await lifeOf(), null)
      if (!from) return true
      const newer =
        from.kind === 'page'
          ? sql`not pg_visible_in_snapshot(xid, cast(${from.snapshot} as pg_snapshot))`
          : sql`number > cast(${from.instance} as integer)`
      const rows = await query().values(
        sql`select 1 from __live_events where workspace_id = ${instance} and event like '{"kind":"accounts-changed"%' and ${newer} limit 1`,
      )
      return rows.length > 0
    },
    async close() {
      isClosed = true
      clearInterval(polling)
      clearInterval(cleaning)
      clearTimeout(notifying)
      await listening?.close()
    },
  }
}

/** A moment of a page, or of an event that a window of this workspace was told; null for any other. */
function parsed(moment: string, life: string, workspaceId: string | null) {
  if (!moment.startsWith(`${life}.`)) return null
  const [, kind = '', second = '', third = ''] = moment.slice(life.length).split('.')
  const number = Number(kind.slice(1))
  if (!/^[pn]\d{1,15}$/.test(kind)) return null
  if (kind.startsWith('p'))
    return /^\d+:\d+:[\d,]*$/.test(second) ? ({ kind: 'page', at: number, snapshot: second } as const) : null
  if (!/^\d{1,15}$/.test(second) || (workspaceId !== null && third !== workspaceId)) return null
  return { kind: 'event', number, instance: Number(second) } as const
}
