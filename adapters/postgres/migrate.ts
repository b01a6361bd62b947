import { Database as Sqlite } from 'bun:sqlite'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { goneAfterMs, type ThisProcess } from '#src/ports/processes.ts'
import { applyMigrations } from '../database/migrate.ts'
import { functionStatements } from './functions.ts'
import { sayAlive } from './heartbeat.ts'
import { migrationLock, writerLock } from './locks.ts'
import { PostgresRefused } from './refused.ts'
import { schemaStatements } from './schema-statements.ts'
import { sharedStatements } from './shared-statements.ts'

export const migrationsFolder = join(import.meta.dir, '../../migrations')
/** No database of PostgreSQL's is older: each migration that was made since has statements for it in `migrations/postgres`. */
export const postgresSince = Date.UTC(2026, 10, 24, 2, 40, 20, 846)

/** The database was changed by a newer program in ways that this one cannot live with. */
export class NewerPostgres extends Error {
  constructor(readonly changes: number) {
    super(`it was written by a newer version of this program, and has ${changes} changes that this one cannot work with.`)
  }
}

/** Processes of an older program are at work, which cannot live with a change that is due. */
export class OlderProcesses extends Error {
  constructor(readonly names: string[]) {
    super(`it has to be changed in a way that older processes cannot work with: stop ${names.join(', ')} first.`)
  }
}

/** How a file in `migrations/postgres` begins when programs that do not know the change may go on beside it; its words say why. */
const compatible = /^--\s*compatible: \S/

export interface MigrateOptions {
  /** The program's own, unless told. */
  migrations?: string
  /** The process that is about to use the database: it is there from the same commit on. */
  process?: ThisProcess
}

/** When the newest migration of this program was made. */
export const newestMigration = (migrations = migrationsFolder) =>
  readMigrationFiles({ migrationsFolder: migrations }).at(-1)?.folderMillis ?? 0

/**
 * Brings the schema of a PostgreSQL database up to date, in one transaction. An empty database gets what SQLite's has after all of its
 * migrations; later migrations have a file of their own in `migrations/postgres`, by the name of SQLite's.
 *
 * Programs of two versions may use the database while an instance is upgraded process by process. A migration whose file begins with
 * `-- compatible: why` leaves those that do not know it in peace, and that is noted in the database, where an older program finds it.
 * Any other is applied only when no older process is there, and refused is whoever does not know it: `OlderProcesses`, `NewerPostgres`.
 */
export async function migratePostgres(
  url: string,
  { migrations = migrationsFolder, process }: MigrateOptions = {},
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    if (!(await isOurs(client)))
      throw new PostgresRefused(
        'The database of DATABASE_URL holds tables of something else. Make an empty one for this program.',
      )
    await client.query(migrationsTable)
    await client.query('alter table __drizzle_migrations add column if not exists is_compatible boolean not null default false')
    const { rows } = await client.query<{ made: string; eases: boolean }>(
      'select created_at as made, is_compatible as eases from __drizzle_migrations',
    )
    const applied = new Set(rows.map(({ made }) => Number(made)))
    const known = readMigrationFiles({ migrationsFolder: migrations })
    const knows = known.at(-1)?.folderMillis ?? 0
    const unknown = rows.filter(({ made, eases }) => Number(made) > knows && !eases)
    if (unknown.length > 0) throw new NewerPostgres(unknown.length)
    const missing = known.filter(({ folderMillis }) => !applied.has(folderMillis))
    const names = namesOf(migrations)
    const isCompatible = (made: number) => isMarkedCompatible(migrations, names.get(made)!)
    if (missing.length > 0 && applied.size > 0) {
      // Who writes just now is waited for: a change of a table would wait for them with other locks in hand.
      await client.query('select pg_advisory_xact_lock($1)', [writerLock])
      const hard = missing.filter(({ folderMillis }) => !isCompatible(folderMillis)).map(({ folderMillis }) => folderMillis)
      if (hard.length > 0) await refuseOlderProcesses(client, Math.max(...hard))
    }
    const statements =
      applied.size === 0
        ? wholeSchema(migrations)
        : missing.flatMap(({ folderMillis }) => statementsOf(migrations, names.get(folderMillis)!))
    // In one message: there are hundreds, and each would cost a way there and back.
    await client.query([...(missing.length > 0 ? statements : []), ...sharedStatements].join(';\n'))
    for (const { hash, folderMillis } of missing)
      await client.query('insert into __drizzle_migrations (hash, created_at, is_compatible) values ($1, $2, $3)', [
        hash,
        folderMillis,
        isCompatible(folderMillis),
      ])
    if (process) await sayAlive(client, { ...process, knows })
    await client.query('commit')
  } finally {
    // What was not kept is undone with the connection.
    await client.end()
  }
}

/** Empty, or made by this program. */
export async function isOurs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number; known: number }>(
    "select count(*)::int as count, count(*) filter (where tablename = '__drizzle_migrations')::int as known from pg_tables where schemaname = current_schema()",
  )
  return rows[0]!.known > 0 || rows[0]!.count === 0
}

/** Older ones that have said a moment ago that they are there. */
async function refuseOlderProcesses(client: Client, needed: number) {
  const { rows: tables } = await client.query(
    "select 1 from pg_tables where schemaname = current_schema() and tablename = 'processes'",
  )
  if (tables.length === 0) return
  const { rows } = await client.query<{ host: string; pid: string; version: string }>(
    'select host, pid, version from processes where knows < $1 and heartbeat_at >= extract(epoch from clock_timestamp()) * 1000 - $2::bigint',
    [needed, goneAfterMs],
  )
  if (rows.length > 0)
    throw new OlderProcesses(rows.map(({ host, pid, version }) => `process ${pid} on ${host} (version ${version})`))
}

/** Whether programs that do not know a migration may go on beside it. */
export function isMarkedCompatible(migrations: string, name: string): boolean {
  const file = join(migrations, 'postgres', `${name}.sql`)
  return existsSync(file) && compatible.test(readFileSync(file, 'utf8'))
}

/** Everything an empty database needs. */
export const wholeSchema = (migrations = migrationsFolder): string[] =>
  withDefinition((sqlite) => [...functionStatements, ...schemaStatements(sqlite), ...sharedStatements], migrations)

/** Reads something from the one definition of the schema: an empty SQLite database with all migrations. */
export function withDefinition<Result>(read: (sqlite: Sqlite) => Result, migrations = migrationsFolder): Result {
  const sqlite = new Sqlite(':memory:')
  try {
    applyMigrations(sqlite, { migrations })
    return read(sqlite)
  } finally {
    sqlite.close()
  }
}

/** The table that says which migrations a database has. */
export const migrationsTable =
  'create table if not exists __drizzle_migrations (id bigint generated by default as identity primary key, hash text not null, created_at bigint, is_compatible boolean not null default false)'

/** Names of migrations by when they were made. */
export const namesOf = (migrations: string) => {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'),
  )
  return new Map(journal.entries.map(({ tag, when }) => [when, tag]))
}

function statementsOf(migrations: string, name: string): string[] {
  const file = join(migrations, 'postgres', `${name}.sql`)
  if (!existsSync(file)) throw new Error(`The migration ${name} has no statements for PostgreSQL: ${file} is missing.`)
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  return [...functionStatements, ...statements.map((statement) => statement.trim()).filter((statement) => statement !== '')]
}
