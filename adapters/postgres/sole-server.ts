import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { isAway } from './away.ts'
import { PostgresRefused } from './refused.ts'

/** Held by the server for as long as it runs; the engine gives it back when the connection ends, however it ends. */
const serverLock = 7_283_003
/** Time for a server that was killed a moment ago to be gone. */
const dyingMs = 3000
const againMs = 1000

/** That this server alone uses a database. */
export interface SoleServer {
  /** Stands in the table `__holder` for as long as this server has the database: every transaction that writes looks there. */
  readonly holder: string
  release(): Promise<void>
}

interface Options {
  /** The database as it may be shown. */
  shown: string
  /** Makes the schema, once nobody else is at work there. */
  prepare(): Promise<void>
  /** Another server has the database now: nothing may go on here. */
  onLost(): void
}

/**
 * Takes a database for this server. Throws `PostgresRefused` when another one has it, when it does not answer, or when it is too old. A
 * connection that breaks is made again; who took the database meanwhile has it, and what this server writes then is refused.
 */
export async function becomeSoleServer(url: string, { shown, prepare, onLost }: Options): Promise<SoleServer> {
  const holder = randomUUID()
  let isReleased = false
  let client: Client | null = null

  const connect = async () => {
    const made = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 15_000,
      application_name: 'server',
    })
    made.on('error', () => {})
    await made.connect()
    return made
  }
  const lock = async (by: Client) =>
    (await by.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [serverLock])).rows[0]!.held
  const watch = (watched: Client) => {
    client = watched
    watched.once('end', () => {
      if (!isReleased) void takeAgain()
    })
  }
  /** Until it is taken again, or somebody else has it. */
  const takeAgain = async () => {
    while (!isReleased) {
      const again = await connect().catch(() => null)
      if (again) {
        const isOurs = await isStillOurs(again).catch(() => null)
        if (isOurs) return watch(again)
        await again.end().catch(() => {})
        if (isOurs === false) return onLost()
      }
      await Bun.sleep(againMs)
    }
  }
  const isStillOurs = async (by: Client) => {
    const deadline = performance.now() + dyingMs
    while (!(await lock(by))) {
      if (performance.now() > deadline) return false
      await Bun.sleep(100)
    }
    return (await by.query<{ holder: string }>('select holder from __holder')).rows[0]?.holder === holder
  }

  try {
    const first = await connect()
    try {
      await refuseUnfit(first, shown)
      for (const deadline = performance.now() + dyingMs; !(await lock(first)); await Bun.sleep(100))
        if (performance.now() > deadline)
          throw new PostgresRefused(
            `Another server is using the database ${shown}. Stop it first: one server at a time can use a PostgreSQL database.`,
          )
      await prepare()
      await first.query(
        'create table if not exists __holder (is_only boolean primary key default true check (is_only), holder text not null)',
      )
      await first.query(
        'insert into __holder (holder) values ($1) on conflict (is_only) do update set holder = excluded.holder',
        [holder],
      )
    } catch (error) {
      await first.end().catch(() => {})
      throw error
    }
    watch(first)
  } catch (error) {
    if (error instanceof PostgresRefused || !isAwayOrRefuses(error)) throw error
    throw new PostgresRefused(
      `The database ${shown} of DATABASE_URL cannot be used: ${(error as Error).message || 'it does not answer'}.`,
    )
  }
  return {
    holder,
    async release() {
      isReleased = true
      await client?.end().catch(() => {})
    },
  }
}

/** Wrong passwords and names that are not there, too. */
const isAwayOrRefuses = (error: unknown) => isAway(error) || /^(28|3D|42501)/.test((error as { code?: string }).code ?? '')

const oldest = 150_000

async function refuseUnfit(client: Client, shown: string) {
  const { rows } = await client.query<{ version: string; name: string; encoding: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_version') as name, current_setting('server_encoding') as encoding",
  )
  const { version, name, encoding } = rows[0]!
  if (Number(version) < oldest)
    throw new PostgresRefused(`The database ${shown} is of PostgreSQL ${name}, but it takes 15 or later.`)
  if (encoding !== 'UTF8') throw new PostgresRefused(`The database ${shown} keeps text as ${encoding}, but it takes UTF8.`)
}
