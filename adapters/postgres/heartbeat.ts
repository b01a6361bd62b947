import { hostname } from 'node:os'
import { Pool, type PoolClient } from 'pg'
import { goneAfterMs, heartbeatMs, type Processes, type RunningProcess, type ThisProcess } from '#src/ports/processes.ts'
import { releaseAbandoned } from '../database/abandoned-work.ts'
import type { Database } from '../database/open.ts'

/** What a process says of itself, and when the newest migration that it knows was made. */
export type KnowingProcess = ThisProcess & { knows: number }

const now = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint'
const shortestMs = 5000

/** Says that a process is there; tells what time it is for the database. */
export async function sayAlive(client: Pick<PoolClient, 'query'>, { id, role, version, knows }: KnowingProcess): Promise<number> {
  const { rows } = await client.query<{ at: string }>(
    `insert into processes (id, role, host, pid, version, knows, started_at, heartbeat_at) values ($1, $2, $3, $4, $5, $6, ${now} - $7, ${now})
     on conflict (id) do update set heartbeat_at = excluded.heartbeat_at returning heartbeat_at as at`,
    [id, role, hostname(), process.pid, version, knows, Math.round(performance.now())],
  )
  return Number(rows[0]!.at)
}

interface Row extends Omit<RunningProcess, 'startedAt' | 'heartbeatAt'> {
  started: string
  heartbeat: string
}

/**
 * Processes on one PostgreSQL database. Each says that it is there on a connection of its own, so that it never waits behind work; and it
 * takes others for gone only after it has heard the database itself without a break for as long: after an outage of the database nobody
 * has said anything, and everybody is there.
 */
export function heartbeats(url: string, database: Database, itself: KnowingProcess): Processes {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: shortestMs,
    query_timeout: shortestMs,
    statement_timeout: shortestMs,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    application_name: 'heartbeat',
  })
  pool.on('error', () => {})
  let timer: Timer | undefined
  let hasEnded = false
  /** By the clock of the database. */
  let heard = 0
  let steadySince = 0
  let hasLooked = false
  let beating: Promise<void> = Promise.resolve()

  const beat = async () => {
    const at = await sayAlive(pool, itself)
    if (at - heard > goneAfterMs / 2) steadySince = at
    heard = at
    if (at - steadySince < goneAfterMs) return
    const { rowCount } = await pool.query(`select 1 from processes where heartbeat_at < ${now} - $1 limit 1`, [goneAfterMs])
    if (rowCount || !hasLooked) await releaseAbandoned(database, { silentForMs: goneAfterMs })
    hasLooked = true
  }

  return {
    self: itself.id,
    async living() {
      const { rows } = await pool.query<Row>(
        `select id, role, host, pid::int as pid, version, started_at as started, heartbeat_at as heartbeat from processes
         where heartbeat_at >= ${now} - $1 order by started_at, id`,
        [goneAfterMs],
      )
      return rows.map(({ started, heartbeat, ...row }) => ({
        ...row,
        startedAt: new Date(Number(started)),
        heartbeatAt: new Date(Number(heartbeat)),
      }))
    },
    async begin(onError) {
      const again = () => {
        if (hasEnded) return
        timer = setTimeout(() => {
          beating = beat().catch(onError).finally(again)
        }, heartbeatMs)
        timer.unref()
      }
      await beat()
      again()
    },
    async end() {
      hasEnded = true
      clearTimeout(timer)
      // Or it would be there again.
      await beating
      await releaseAbandoned(database, { id: itself.id })
      await pool.end()
    },
  }
}
