import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { KeptRows } from '../database/kept-rows.ts'
import { openDatabase } from '../database/open.ts'
import { openPostgres, withoutPassword } from './open-postgres.ts'
import { holdsRows, rowsFromSqlite } from './rows-from-sqlite.ts'
import { rowsToSqlite } from './rows-to-sqlite.ts'
import { usersOf } from './users-of.ts'

/** A database of PostgreSQL's, by its address. */
export const postgresRows = (url: string): KeptRows => ({
  engine: 'postgres',
  shown: withoutPassword(url),
  exist: () => holdsRows(url),
  snapshot: (to) => rowsToSqlite(url, to),
  async users() {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return await usersOf(client)
    } finally {
      await client.end()
    }
  },
  async replaceWith(snapshot) {
    // Makes it a database of this version, as the start of a server does with a SQLite file.
    openDatabase(snapshot).close()
    await rowsFromSqlite(url, snapshot)
    for (const ending of ['', '-wal', '-shm']) await rm(snapshot + ending, { force: true })
  },
  openForReading: () => openPostgres(url, { connections: 2 }),
  open: () => openPostgres(url, { connections: 2 }),
})
