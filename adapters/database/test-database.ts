import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tracer } from '#src/ports/tracer.ts'
import { postgresTestDatabase } from '../postgres/test-postgres.ts'
import { type Database, openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-test-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

let template: string | undefined
let count = 0

/**
 * A fresh, migrated SQLite database in a temporary file. The migrations run once per process; each call gets a copy. With the address of a
 * PostgreSQL server in DATABASE_URL, a fresh database there.
 */
export function testDatabase(tracer?: Tracer): Database {
  const server = process.env.DATABASE_URL
  if (server?.startsWith('postgres')) return postgresTestDatabase(server)
  if (!template) {
    template = join(folder, 'template.db')
    openDatabase(template, { synchronous: 'OFF' }).close()
  }
  count += 1
  const path = join(folder, `${count}.db`)
  copyFileSync(template, path)
  return openDatabase(path, { synchronous: 'OFF', tracer })
}
