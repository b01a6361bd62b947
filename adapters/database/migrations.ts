import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Migrations } from '#src/admin/system-ports.ts'
import type { Database } from './open.ts'

const journal = join(import.meta.dir, '../../migrations/meta/_journal.json')

/** Which migrations this program knows, and when each was made part of this database. */
export function databaseMigrations({ query }: Database): Migrations {
  return {
    async list() {
      const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string; when: number }[] }
      const applied = await query().all<{ made: number }>(sql`select created_at as made from __drizzle_migrations`)
      const made = new Set(applied.map((row) => Number(row.made)))
      return entries.map(({ tag, when }) => ({ name: tag, madeOn: new Date(when), isApplied: made.has(when) }))
    },
  }
}
