import { Database as Sqlite } from 'bun:sqlite'
import { rmSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { migrationsFolder, NewerPostgres, withDefinition } from './migrate.ts'
import { columnsIn, isOfTheMoment, type MovedTable, movedTables, selectOf, type Value } from './moved-tables.ts'
import { readers, withoutPassword } from './open-postgres.ts'
import { PostgresRefused } from './refused.ts'

/** Rows on their way at once: few enough that large ones need no memory. */
const atOnce = 200

/**
 * Writes the rows of a PostgreSQL database, as they are at one moment, to a new SQLite file at `to`: what SQLite would have if it had been
 * the database all the time. Nobody who writes meanwhile waits for it. Rejects with `PostgresRefused` or `NewerPostgres`.
 */
export async function rowsToSqlite(url: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url, types: readers })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query("set local work_mem = '64MB'")
    const migrations = await appliedMigrations(client, url)
    const sqlite = new Sqlite(to, { create: true, strict: true })
    try {
      // The file is read back and hashed before anything depends on it.
      for (const pragma of ['journal_mode = off', 'synchronous = off', 'foreign_keys = off', 'cache_size = -64000'])
        sqlite.run(`pragma ${pragma}`)
      await fill(sqlite, client, migrations)
    } finally {
      sqlite.close()
    }
    await client.query('commit')
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function fill(sqlite: Sqlite, client: Client, migrations: { hash: string; madeAt: number }[]) {
  const schema = withDefinition((definition) =>
    definition
      .query<{ type: string; sql: string }, []>(
        "select type, sql from sqlite_schema where sql is not null and name not like 'sqlite_%'",
      )
      .all(),
  )
  const make = (type: string) => {
    for (const part of schema) if (part.type === type) sqlite.run(part.sql)
  }
  sqlite.run('begin')
  make('table')
  const tables = movedTables()
  const filled = await tablesWithRows(client, tables)
  for (const table of tables) {
    if (filled.has(table.name) && !isOfTheMoment(table)) await copyTable(sqlite, client, table)
    if (table.isCountedOn) await keepCount(sqlite, client, table)
  }
  const noted = sqlite.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
  for (const { hash, madeAt } of migrations) noted.run(hash, madeAt)
  make('index')
  make('trigger')
  sqlite.run('commit')
}

async function copyTable(sqlite: Sqlite, client: Client, table: MovedTable) {
  const insert = sqlite.prepare<unknown, Value[]>(
    `insert into "${table.name}" (${columnsIn(table)}) values (${table.columns.map(() => '?').join(', ')})`,
  )
  for await (const row of rowsOf(client, table)) insert.run(...row)
  insert.finalize()
}

async function tablesWithRows(client: Client, tables: MovedTable[]): Promise<Set<string>> {
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from "${name}")`)
  const { rows } = await client.query<{ name: string }>(asked.join(' union all '))
  return new Set(rows.map(({ name }) => name))
}

/** Numbers that were given away are not given again, also those of rows that are gone. */
async function keepCount(sqlite: Sqlite, client: Client, { name, counted }: MovedTable) {
  const { rows } = await client.query<{ last: number | null }>(
    'select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last',
    [`"${name}"`, counted],
  )
  const last = rows[0]!.last
  if (last === null) return
  sqlite.query('delete from sqlite_sequence where name = ?').run(name)
  sqlite.query('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last)
}

/** The rows of a table in their order. Needs an open transaction. */
export async function* rowsOf(client: Client, table: MovedTable): AsyncGenerator<Value[]> {
  await client.query(`declare moved no scroll cursor for ${selectOf(table)}`)
  for (;;) {
    const { rows } = await client.query<Value[]>({ text: `fetch ${atOnce} from moved`, rowMode: 'array' })
    yield* rows
    if (rows.length < atOnce) break
  }
  await client.query('close moved')
}

/** Which changes the database has: those of this program, all of them and no others. */
async function appliedMigrations(client: Client, url: string) {
  const shown = withoutPassword(url)
  const { rows } = await client
    .query<{ hash: string; madeAt: number }>(
      'select hash, created_at as "madeAt" from __drizzle_migrations order by created_at, id',
    )
    .catch((error: { code?: string }) => {
      // No such table.
      if (error.code !== '42P01') throw error
      throw new PostgresRefused(`The database ${shown} holds nothing of this program.`)
    })
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const unknown = rows.filter(({ madeAt }) => !known.includes(madeAt))
  if (unknown.length > 0) throw new NewerPostgres(unknown.length)
  if (rows.length < known.length)
    throw new PostgresRefused(
      `The database ${shown} is of an older version of this program. Start the server of this version once, or back up with the version that wrote it.`,
    )
  return rows
}
