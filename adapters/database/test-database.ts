import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Tracer } from '#src/ports/tracer.ts'
import { postgresTestDatabase } from '../postgres/test-postgres.ts'
import { type Database, openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

let template: string | undefined
let count = 0

/** Whether `testDatabase()` makes databases of PostgreSQL's. */
export const isPostgres = process.env.DATABASE_URL?.startsWith('postgres') === true

/** Takes guards of a table away, as somebody could who has the database in their hands. */
export async function dropTriggers({ query, engine }: Database, ...names: string[]) {
  for (const name of names)
    await query().run(sql.raw(engine === 'sqlite' ? `drop trigger if exists ${name}` : `drop function if exists ${name} cascade`))
}

const names = async ({ query }: Database, of: SQL) => (await query().values<[string]>(of)).map(([name]) => name)

/** Every table of the product. */
export const tablesOf = (database: Database) =>
  names(
    database,
    database.engine === 'sqlite'
      ? sql`select name from sqlite_schema where type = 'table'`
      : sql`select tablename from pg_tables where schemaname = current_schema()`,
  )

/** The columns of a table, without the number that PostgreSQL's rows have beside them. */
export const columnsOf = (database: Database, table: string) =>
  names(
    database,
    database.engine === 'sqlite'
      ? sql`select name from pragma_table_info(${table})`
      : sql`select column_name from information_schema.columns where table_name = ${table} and column_name <> 'rowid'`,
  )

/**
 * A fresh, migrated SQLite database in a temporary file. The migrations run once per process; each call gets a copy. With the address of a
 * PostgreSQL server in DATABASE_URL, a fresh database there.
 */
export function testDatabase(tracer?: Tracer): Database {
  if (isPostgres) return postgresTestDatabase(process.env.DATABASE_URL!, tracer)
  if (!template) {
    template = join(folder, 'template.db')
    openDatabase(template, { synchronous: 'OFF' }).close()
  }
  count += 1
  const path = join(folder, `${count}.db`)
  copyFileSync(template, path)
  return openDatabase(path, { synchronous: 'OFF', tracer })
}
