import type { Database as Sqlite } from 'bun:sqlite'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type NewerProgram, notedProgram } from './written-by.ts'

const migrationsFolder = join(import.meta.dir, '../../migrations')
const keptSnapshots = 5

/**
 * Brings the schema up to date in one transaction, after a copy of the database when there is something in it to lose.
 * A process killed meanwhile leaves either the old schema or the new one.
 */
export function applyMigrations(sqlite: Sqlite, { snapshots, migrations = migrationsFolder }: Where = {}) {
  const newer = newerProgram(sqlite)
  if (newer) throw new NewerDatabase(newer)
  const applied = new Set(appliedTimes(sqlite))
  // By name, and not all those after the newest: two that were made side by side may come in the other order.
  const missing = readMigrationFiles({ migrationsFolder: migrations }).filter(({ folderMillis }) => !applied.has(folderMillis))
  if (missing.length === 0) return
  if (snapshots && applied.size > 0) snapshot(sqlite, snapshots)
  sqlite.run('PRAGMA foreign_keys = OFF')
  sqlite.transaction(() => {
    sqlite.run('CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)')
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) sqlite.run(statement)
      sqlite.run('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)', [hash, folderMillis])
    }
  })()
  sqlite.run('PRAGMA foreign_keys = ON')
}

interface Where {
  /** The folder for the copy; without it none is made. */
  snapshots?: string
  /** The program's own, unless told. */
  migrations?: string
}

/** The database was written by a newer program than this one. */
export class NewerDatabase extends Error {
  constructor(readonly newer: NewerProgram) {
    super(`The database was written by a newer version of this program: ${newer.name}`)
  }
}

/** The program that wrote this database, when it is newer than this one: the database has migrations that come after all of ours. */
export function newerProgram(sqlite: Sqlite): NewerProgram | null {
  const newest = journalTimes().at(-1) ?? 0
  const unknown = appliedTimes(sqlite).filter((when) => when > newest)
  const last = unknown.at(-1)
  if (!last) return null
  return { name: notedProgram(sqlite) ?? `one of ${new Date(last).toISOString().slice(0, 10)} or later`, changes: unknown.length }
}

function journalTimes(): number[] {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  return journal.entries.map((entry) => entry.when)
}

function appliedTimes(sqlite: Sqlite): number[] {
  const table = sqlite.query("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
  if (!table) return []
  const rows = sqlite.query('select created_at from __drizzle_migrations order by created_at').all() as { created_at: number }[]
  return rows.map((row) => Number(row.created_at))
}

function snapshot(sqlite: Sqlite, folder: string) {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `before-migration-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`
  sqlite.run('VACUUM INTO ?', [join(folder, name)])
  const old = readdirSync(folder).filter((file) => file.startsWith('before-migration-'))
  for (const file of old.toSorted().slice(0, -keptSnapshots)) rmSync(join(folder, file))
}
