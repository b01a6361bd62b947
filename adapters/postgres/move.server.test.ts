import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSoundDatabase } from '../database/backup.ts'
import { openDatabase } from '../database/open.ts'
import { movedTables, rowsHash, selectOf, type Value } from './moved-tables.ts'
import { holdsRows, rowsFromSqlite } from './rows-from-sqlite.ts'
import { rowsToSqlite } from './rows-to-sqlite.ts'
import { serverForTests } from './test-server-of-postgres.ts'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-move-'))
let postgres: Awaited<ReturnType<typeof serverForTests>>
beforeAll(async () => {
  postgres = await serverForTests()
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

let count = 0
const aPath = () => join(folder, `${++count}.db`)

/** A hash for each table that has rows. */
function hashesOf(path: string): Record<string, string> {
  using sqlite = new Sqlite(path, { readonly: true })
  const hashes = movedTables().map((table) => {
    const hash = rowsHash()
    for (const row of sqlite.query<Value[], []>(selectOf(table)).values()) hash.add(row as Value[])
    return [table.name, hash.end()] as const
  })
  return Object.fromEntries(hashes.filter(([, hash]) => !hash.startsWith('0:')))
}

const hostile = ['tab\tline\nreturn\rback\\slash', '\\N', '\\.', 'ümlaut 漢字 🙂', '', 'quote \' and "', '\u0001\u001f']

/** A database with values that are hard to carry. */
function filled(path: string) {
  openDatabase(path, { synchronous: 'OFF' }).close()
  using sqlite = new Sqlite(path)
  const workspace = sqlite.prepare(
    "insert into workspaces (id, name, plan, is_unlimited, created_at) values (?, ?, 'free', 0, 1)",
  )
  for (const [at, text] of hostile.entries()) workspace.run(`w${at}`, text)
  sqlite.run("delete from workspaces where id = 'w2'")
  for (let at = 0; at < 450; at++)
    sqlite.run('insert into audit_entries (id, at, action) values (?, ?, ?)', [`a${at}`, 9_007_199_254_740_000 + at, 'test'])
  return path
}

test('rows go to PostgreSQL and come back as they were, with their order', async () => {
  const path = filled(aPath())
  const url = await postgres.emptyDatabase()
  expect(await holdsRows(url)).toBe(false)
  await rowsFromSqlite(url, path)
  expect(await holdsRows(url)).toBe(true)
  const back = aPath()
  await rowsToSqlite(url, back)
  expect(hashesOf(back)).toEqual(hashesOf(path))
  expect(Object.keys(hashesOf(back))).toContain('audit_entries')
  expect(isSoundDatabase(back)).toBe(true)
  // Triggers are there again, and numbers go on.
  using sqlite = new Sqlite(back)
  expect(() => sqlite.run("update audit_entries set action = 'other'")).toThrow('never changed')
})
