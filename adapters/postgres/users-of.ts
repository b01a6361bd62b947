import type { Client } from 'pg'
import { goneAfterMs } from '#src/ports/processes.ts'

/** Held by a server of an earlier version, which takes the database for itself alone. */
const serverLock = 7_283_003

/** Who uses the database of a connection, in words; null when nobody does. */
export async function usersOf(client: Pick<Client, 'query'>): Promise<string | null> {
  const { rowCount } = await client.query(
    `select 1 from pg_locks where locktype = 'advisory' and objid = ${serverLock} and granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  if (rowCount) return 'a server'
  const { rowCount: hasProcesses } = await client.query(
    "select 1 from pg_tables where schemaname = current_schema() and tablename = 'processes'",
  )
  if (!hasProcesses) return null
  const { rows } = await client.query<{ host: string; pid: string | number }>(
    'select host, pid from processes where heartbeat_at >= extract(epoch from clock_timestamp()) * 1000 - $1::bigint order by started_at',
    [goneAfterMs],
  )
  return rows.length === 0 ? null : rows.map(({ host, pid }) => `process ${pid} on ${host}`).join(', ')
}
