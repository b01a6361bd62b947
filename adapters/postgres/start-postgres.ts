import { Client } from 'pg'
import type { Leadership } from '#src/ports/leadership.ts'
import { goneAfterMs, type Processes, type ThisProcess } from '#src/ports/processes.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import type { Database } from '../database/open.ts'
import { isAway } from './away.ts'
import { heartbeats } from './heartbeat.ts'
import { leadershipOn } from './leadership.ts'
import { migratePostgres, NewerPostgres, newestMigration, OlderProcesses } from './migrate.ts'
import { openPostgres, withoutPassword } from './open-postgres.ts'
import { PostgresRefused } from './refused.ts'

interface Options {
  /** What this process is, for the others and for administrators. */
  process: ThisProcess
  tracer?: Tracer | undefined
}

/**
 * Opens the database for a process that serves the instance, alone or beside others: its schema is up to date, and this process is among
 * those that are there. Rejects with `PostgresRefused`.
 */
export async function startPostgres(
  url: string,
  { process, tracer }: Options,
): Promise<{ database: Database; processes: Processes; leadership: Leadership }> {
  const shown = withoutPassword(url)
  try {
    await refuseUnfit(url, shown)
    await migrated(url, process)
  } catch (error) {
    if (error instanceof NewerPostgres || error instanceof OlderProcesses)
      throw new PostgresRefused(`The database ${shown}: ${error.message}`)
    if (error instanceof PostgresRefused || !isAwayOrRefuses(error)) throw error
    throw new PostgresRefused(
      `The database ${shown} of DATABASE_URL cannot be used: ${(error as Error).message || 'it does not answer'}.`,
    )
  }
  const database = openPostgres(url, { tracer })
  return {
    database,
    processes: heartbeats(url, database, { ...process, knows: newestMigration() }),
    leadership: leadershipOn(url),
  }
}

/** A process that was killed a moment ago counts until its silence is long enough. */
async function migrated(url: string, process: Options['process']) {
  for (const deadline = performance.now() + goneAfterMs + 1000; ; await Bun.sleep(500))
    try {
      return await migratePostgres(url, { process })
    } catch (error) {
      if (!(error instanceof OlderProcesses) || performance.now() > deadline) throw error
    }
}

/** Wrong passwords and names that are not there, too. */
const isAwayOrRefuses = (error: unknown) => isAway(error) || /^(28|3D|42501)/.test((error as { code?: string }).code ?? '')

const oldest = 150_000

async function refuseUnfit(url: string, shown: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; name: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_version') as name, current_setting('server_encoding') as encoding",
    )
    const { version, name, encoding } = rows[0]!
    if (Number(version) < oldest)
      throw new PostgresRefused(`The database ${shown} is of PostgreSQL ${name}, but it takes 15 or later.`)
    if (encoding !== 'UTF8') throw new PostgresRefused(`The database ${shown} keeps text as ${encoding}, but it takes UTF8.`)
  } finally {
    await client.end().catch(() => {})
  }
}
