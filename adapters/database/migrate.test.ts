import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { migrate } from 'drizzle-orm/bun-sqlite/migrator'
import { applyMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-migrate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A database as it was before this migration. */
function databaseBefore(name: string): { path: string; sqlite: Sqlite } {
  const migrations = join(folder, `before-${name}`)
  cpSync(join(import.meta.dir, '../../migrations'), migrations, { recursive: true })
  const journal = join(migrations, 'meta/_journal.json')
  const known: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'))
  const place = known.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
  if (place < 0) throw new Error(`There is no migration ${name}.`)
  writeFileSync(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, place) }))
  const path = join(folder, `${name}.db`)
  const sqlite = new Sqlite(path)
  migrate(drizzle(sqlite), { migrationsFolder: migrations })
  return { path, sqlite }
}

test('account_admission keeps what administrators shut, also what removing a member had opened', async () => {
  const { path, sqlite } = databaseBefore('account_admission')
  let moment = 0
  const account = (id: string, state: string, approvedAt: number | null, ...actions: string[]) => {
    sqlite.run(
      `insert into users (id, email, full_name, mobile_number, company_name, designation, password_hash, state, created_at, approved_at)
       values (?1, ?1, '', '', '', '', '', ?2, 0, ?3)`,
      [id, state, approvedAt],
    )
    for (const action of actions) {
      moment += 1
      sqlite.run(`insert into audit_entries (id, at, action, subject_kind, subject_id) values (?1, ?1, ?2, 'user', ?3)`, [
        moment,
        action,
        id,
      ])
    }
  }
  account('new', 'unverified', null, 'register')
  account('waits', 'pending', null, 'register', 'verify-email')
  account('in', 'active', 1, 'approve')
  account('invited', 'active', null)
  account('suspended', 'suspended', 1, 'approve', 'suspend')
  account('let in again', 'active', 1, 'approve', 'suspend', 'unsuspend')
  account('withdrawn', 'pending', 1, 'approve', 'unapprove')
  account('withdrawn, never approved', 'pending', null, 'unapprove')
  account('removed', 'pending', null, 'approve', 'remove-member')
  account('approved again, then removed', 'pending', null, 'unapprove', 'approve', 'remove-member')
  account('suspended, then removed', 'pending', null, 'suspend', 'remove-member')
  account('suspended, removed and invited', 'active', null, 'suspend', 'remove-member')
  account('suspended, then without approval', 'pending', 1, 'suspend', 'unapprove')
  sqlite.close()

  const rows = await openDatabase(path)
    .query()
    .all<{ id: string; state: string; admission: string }>('select id, state, admission from users')
  expect(Object.fromEntries(rows.map(({ id, state, admission }) => [id, `${state}, ${admission}`]))).toEqual({
    new: 'unverified, awaited',
    waits: 'pending, awaited',
    in: 'active, granted',
    invited: 'active, granted',
    suspended: 'suspended, granted',
    'let in again': 'active, granted',
    withdrawn: 'pending, withdrawn',
    'withdrawn, never approved': 'pending, withdrawn',
    removed: 'pending, awaited',
    'approved again, then removed': 'pending, awaited',
    'suspended, then removed': 'suspended, awaited',
    'suspended, removed and invited': 'suspended, granted',
    'suspended, then without approval': 'pending, withdrawn',
  })
})

test('a migration is applied also where a later one came before it', () => {
  const { path, sqlite } = databaseBefore('company_sessions')
  // A program that knew 0070 before 0021 and 0022 were merged.
  const migrations = join(folder, 'merged-in-the-other-order')
  cpSync(join(import.meta.dir, '../../migrations'), migrations, { recursive: true })
  const journal = join(migrations, 'meta/_journal.json')
  const known: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'))
  const earlier = known.entries.filter(({ tag }) => tag < '0021' || tag === '0070_connections')
  writeFileSync(journal, JSON.stringify({ ...known, entries: earlier }))
  applyMigrations(sqlite, { migrations })
  sqlite.close()

  const late = new Sqlite(path)
  applyMigrations(late)
  const whole = new Sqlite(':memory:')
  applyMigrations(whole)
  expect(made(late)).toEqual(made(whole))
  expect(made(late).map(({ name }) => name)).toContain('company_sessions')
})

test('the tables are those that the migrator of the library makes', () => {
  const ours = new Sqlite(':memory:')
  applyMigrations(ours)
  const theirs = new Sqlite(':memory:')
  migrate(drizzle(theirs), { migrationsFolder: join(import.meta.dir, '../../migrations') })
  expect(made(ours)).toEqual(made(theirs))
})

/** Tables, indexes and triggers, but for the library's own list. */
const made = (sqlite: Sqlite) =>
  sqlite
    .query<{ name: string; sql: string }, []>(
      "select name, sql from sqlite_master where name <> '__drizzle_migrations' order by name",
    )
    .all()
