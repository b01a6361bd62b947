import { BaseSQLiteDatabase, SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { SQLiteRemoteSession } from 'drizzle-orm/sqlite-proxy'
import type { Query } from '../database/open.ts'

/** Asks the engine: rows as lists of values in the order of the columns, or by the names of the columns. */
export interface Ask {
  (statement: string, values: unknown[], form: 'values'): Promise<unknown[][]>
  (statement: string, values: unknown[], form: 'named'): Promise<Record<string, unknown>[]>
}

/**
 * The queries of the repositories, in drizzle's SQLite dialect, asked of another engine. Answers have the shapes they have with SQLite: rows
 * that drizzle puts together are asked for as values, a statement of one's own answers `all` by names and `get` and `values` by values.
 */
export function queryThrough(ask: Ask): Query {
  const dialect = new SQLiteAsyncDialect()
  const asValues = async (statement: string, values: unknown[], method: string) => {
    const rows = await ask(statement, values, 'values')
    // One row that is not there is undefined, which drizzle's type of an answer does not know.
    return { rows: method === 'get' ? (rows[0] as unknown[]) : rows }
  }
  const asWritten = async (statement: string, values: unknown[], method: string) =>
    method === 'all' ? { rows: await ask(statement, values, 'named') } : asValues(statement, values, method)
  const written = new SQLiteRemoteSession(asWritten, dialect, undefined)
  const session = new SQLiteRemoteSession(asValues, dialect, undefined)
  const putTogether = session.prepareQuery.bind(session)
  session.prepareQuery = ((...given: Parameters<typeof putTogether>) => {
    const [, , , isPutTogether] = given
    return withOwnErrors(isPutTogether ? putTogether(...given) : written.prepareQuery(...given))
  }) as typeof session.prepareQuery
  return new BaseSQLiteDatabase('async', dialect, session, undefined) as unknown as Query
}

/** What the engine says reaches whoever asked as it was said, as with SQLite: drizzle would wrap it, with all values, into an error of its own. */
function withOwnErrors<Prepared extends object>(prepared: Prepared): Prepared {
  const asIs = (_statement: string, _values: unknown[], query: () => Promise<unknown>) => query()
  return Object.defineProperty(prepared, 'queryWithCache', { value: asIs })
}
