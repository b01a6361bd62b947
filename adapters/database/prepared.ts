import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database, Query } from './open.ts'

/**
 * A statement that is built once per connection instead of at each call, which costs ten times as much as running it. For
 * what runs for every file of an upload or every call of a person.
 */
export function prepared<Statement>({ query }: Pick<Database, 'query'>, build: (query: Query) => Statement): () => Statement {
  const known = new WeakMap<Query, Statement>()
  return () => {
    const connection = query()
    const statement = known.get(connection) ?? build(connection)
    known.set(connection, statement)
    return statement
  }
}

/** An insert of whole rows, prepared. Columns that a row leaves out become null. */
export function preparedInsert<Table extends SQLiteTable>(database: Pick<Database, 'query'>, table: Table) {
  const columns = Object.keys(getTableColumns(table))
  const placeholders = Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)]))
  const statement = prepared(database, (connection) =>
    connection
      .insert(table)
      .values(placeholders as Table['$inferInsert'])
      .prepare(),
  )
  return async (row: Table['$inferInsert']) => {
    const given = row as Record<string, unknown>
    await statement().run(Object.fromEntries(columns.map((name) => [name, given[name] ?? null])))
  }
}
