import { Database as Sqlite } from 'bun:sqlite'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { functionStatements } from './functions.ts'
import { migrationLock } from './locks.ts'
import { isMarkedCompatible, isOurs, migrationsFolder, migrationsTable, namesOf, withDefinition } from './migrate.ts'
import {
  columnsIn,
  isOfTheMoment,
  type MovedTable,
  movedTables,
  rowsHash,
  selectOf,
  type Value,
  withoutNul,
} from './moved-tables.ts'
import { readers, withoutPassword } from './open-postgres.ts'
import { PostgresRefused } from './refused.ts'
import { rowsOf } from './rows-to-sqlite.ts'
import { schemaParts } from './schema-statements.ts'
import { usersOf } from './users-of.ts'

/** Whether a PostgreSQL database has tables already. Rejects with `PostgresRefused` when they are of something else. */
export async function holdsRows(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    await refuseOthers(client, url)
    return (await tablesIn(client)).length > 0
  })
}

/**
 * Puts the rows of a SQLite file, which this version of the program has opened before, in place of all tables of a PostgreSQL database. It
 * happens at one moment, or not at all: every row is read back and compared first. No server may be at work there; one that is started
 * meanwhile waits.
 */
export async function rowsFromSqlite(url: string, path: string): Promise<void> {
  await connected(url, async (client) => {
    const sqlite = new Sqlite(path, { readonly: true })
    try {
      await client.query('begin')
      await client.query('set local lock_timeout = 15000')
      // Held while a schema is changed: a server that starts waits for it.
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
      await refuseOthers(client, url)
      const users = await usersOf(client)
      if (users) throw new PostgresRefused(`The database ${withoutPassword(url)} is in use by ${users}. Stop it first.`)
      await together(
        client,
        (await tablesIn(client)).map((name) => `drop table "${name}" cascade`),
      )
      await fill(client, sqlite)
      await client.query('commit')
    } finally {
      sqlite.close()
    }
    // What the planner knows of the tables it would otherwise learn by and by.
    await client.query('analyze')
  })
}

async function fill(client: Client, sqlite: Sqlite) {
  const parts = withDefinition(schemaParts)
  const tables = movedTables()
  await together(client, [...functionStatements, ...parts.tables])
  const hashes = new Map<MovedTable, string>()
  for (const table of tables) {
    await keepCount(client, sqlite, table)
    if (isOfTheMoment(table)) continue
    const isEmpty = sqlite.query(`select 1 from "${table.name}" limit 1`).get() === null
    if (!isEmpty) hashes.set(table, await copyTable(client, sqlite, table))
  }
  await together(client, [...parts.indexes, ...parts.rules])
  await noteMigrations(client, sqlite)
  for (const [table, sent] of hashes) {
    const hash = rowsHash()
    for await (const row of rowsOf(client, table)) hash.add(row)
    if (hash.end() !== sent) throw new Error(`Rows of the table ${table.name} do not come back from PostgreSQL as they were.`)
  }
}

/** One message instead of hundreds, each with its way there and back. */
const together = (client: Client, statements: readonly string[]) => client.query(statements.join(';\n'))

/** Resolves to the hash of the rows that were sent. */
async function copyTable(client: Client, sqlite: Sqlite, table: MovedTable): Promise<string> {
  const hash = rowsHash()
  const to = client.query(copyFrom(`copy "${table.name}" (${columnsIn(table)}) from stdin`))
  await pipeline(linesOf(sqlite, table, hash), to)
  return hash.end()
}

/** What comes next is counted on from what is there. */
async function keepCount(client: Client, sqlite: Sqlite, table: MovedTable) {
  const last = lastNumber(sqlite, table)
  if (last !== null)
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`"${table.name}"`, table.counted, last])
}

/** The largest number that a row has or, where numbers are never given twice, had. */
function lastNumber(sqlite: Sqlite, { name, columns, counted, isCountedOn }: MovedTable): number | null {
  const of = columns.includes(counted) ? `max("${counted}")` : 'count(*)'
  const { last } = sqlite.query<{ last: number | null }, []>(`select ${of} as last from "${name}"`).get()!
  const given = isCountedOn
    ? sqlite.query<{ seq: number }, [string]>('select seq from sqlite_sequence where name = ?').get(name)
    : null
  return Math.max(last ?? 0, given?.seq ?? 0) || null
}

/** Sent in pieces of this size: a message for each row would cost more than the row. */
const pieceLength = 128 * 1024

async function* linesOf(sqlite: Sqlite, table: MovedTable, hash: ReturnType<typeof rowsHash>): AsyncGenerator<Buffer> {
  let piece = ''
  for (const found of sqlite.query<Record<string, Value>, []>(selectOf(table)).iterate()) {
    const row = table.columns.map((column) => found[column]!)
    hash.add(row)
    piece += `${row.map(asText).join('\t')}\n`
    if (piece.length < pieceLength) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A value as PostgreSQL reads it: https://www.postgresql.org/docs/current/sql-copy.html, "Text Format". */
function asText(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return withoutNul(value).replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign]!)
  if (typeof value === 'object') return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  return String(value)
}

async function noteMigrations(client: Client, sqlite: Sqlite) {
  await client.query(migrationsTable)
  const applied = sqlite
    .query<{ hash: string; made: number }, []>('select hash, created_at as made from __drizzle_migrations order by created_at')
    .all()
  const names = namesOf(migrationsFolder)
  for (const { hash, made } of applied)
    await client.query('insert into __drizzle_migrations (hash, created_at, is_compatible) values ($1, $2, $3)', [
      hash,
      Number(made),
      isMarkedCompatible(migrationsFolder, names.get(Number(made)) ?? ''),
    ])
}

async function refuseOthers(client: Client, url: string) {
  if (!(await isOurs(client)))
    throw new PostgresRefused(
      `The database ${withoutPassword(url)} holds tables of something else. Make an empty one for this program.`,
    )
}

/** Tables of the product, and the one that says which migrations it has. */
async function tablesIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and (tablename not like '\\_\\_%' or tablename = '__drizzle_migrations')",
  )
  return rows.map(({ name }) => name)
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, types: readers })
  await client.connect()
  try {
    return await work(client)
  } finally {
    // What was not kept is undone with the connection.
    await client.end()
  }
}
