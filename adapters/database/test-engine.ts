import { test } from 'bun:test'
import { aboutSqlite } from './about-sqlite.ts'
import { isPostgres } from './test-database.ts'

/** A test of what SQLite alone has, such as its file and its journal. On PostgreSQL its name stands in the list of what was left out. */
export function sqliteTest(name: string, work: () => void | Promise<void>, timeout?: number) {
  if (isPostgres) test.skip(name + aboutSqlite, work, timeout)
  else test(name, work, timeout)
}
