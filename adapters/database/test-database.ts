import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
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

/**
 * A fresh, migrated SQLite database in a temporary file. The migrations run once per process; each call gets a copy. With the address of a
 * PostgreSQL server in DATABASE_URL, a fresh database there.
 */
export function testDatabase(tracer?: Tracer): Database {
  if (isPostgres) return postgresTestDatabase(process.env.DATABASE_URL!)
  if (!template) {
    template = join(folder, 'template.db')
    openDatabase(template, { synchronous: 'OFF' }).close()
  }
  count += 1
  const path = join(folder, `${count}.db`)
  copyFileSync(template, path)
  return openDatabase(path, { synchronous: 'OFF', tracer })
}
