import { test } from 'bun:test'
import { isPostgres } from './test-database.ts'

/** What the runner for PostgreSQL counts and lists: tests that are about SQLite itself. */
export const aboutSqlite = ' (about SQLite itself)'

/** A test of what SQLite alone has, such as its file and its journal. On PostgreSQL its name stands in the list of what was left out. */
export function sqliteTest(name: string, work: () => void | Promise<void>, timeout?: number) {
  if (isPostgres) test.skip(name + aboutSqlite, work, timeout)
  else test(name, work, timeout)
}
