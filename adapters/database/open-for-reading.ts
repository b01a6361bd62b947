import { Database as Sqlite } from 'bun:sqlite'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { asQuery, type Database } from './open.ts'
import * as schema from './schema.ts'
import { sizeOfFiles, sizeOfTable } from './size-on-disk.ts'

/** Opens a database that may belong to a running server, to look at it and nothing else. Throws when there is none. */
export function openForReading(path: string): Database {
  const sqlite = new Sqlite(path, { readonly: true, strict: true })
  sqlite.run('PRAGMA busy_timeout = 5000')
  const query = drizzle(sqlite, { schema })
  const refuse = async () => {
    throw new Error('This database is only looked at.')
  }
  return {
    engine: 'sqlite',
    path,
    query: () => asQuery(query),
    reading: (statement) => {
      const prepared = sqlite.prepare(statement)
      return async (...values) => prepared.values(...values) as never
    },
    snapshot: (work) => work(async (statement, values) => sqlite.query(statement).values(...values)),
    transaction: refuse,
    atCommit: () => false,
    currentTransaction: () => null,
    check: async () => {},
    sizeOnDisk: async (table) => (table === undefined ? sizeOfFiles(path) : sizeOfTable(sqlite, table)),
    scrub: refuse,
    close: () => sqlite.close(),
  }
}
