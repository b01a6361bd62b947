import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * What SQLite and PostgreSQL would read differently, in words that both read the same. SQLite counts with truth and has values of any type in
 * JSON; PostgreSQL has a type for each, and JSON gives text there.
 */

type Value = SQL | SQLiteColumn | Placeholder

const path = (written: string) => sql.raw(`'${written.replaceAll("'", "''")}'`)

/** A number in JSON, such as `'$.percentage'`; null when there is none. */
export const jsonNumber = (column: Value, part: string) =>
  sql<number | null>`cast(json_extract(${column}, ${path(part)}) as real)`

/** Whether JSON says `true` there; null when it says nothing. */
export const jsonTruth = (column: Value, part: string) =>
  sql<boolean>`(cast(json_extract(${column}, ${path(part)}) as integer) = 1)`

/** Whether a column of truth says yes, for a condition. */
export const isTrue = (column: Value) => sql`${column} = 1`

/** 1 where a condition holds, and 0 where it does not or cannot be told: for sums. */
export const asNumber = (condition: SQL) => sql<number>`(case when ${condition} then 1 else 0 end)`

/** For an order that does not look at capitals. */
export const folded = (column: Value) => sql`lower(${column})`

/** For rows of the same instant: the one that came last first. SQLite happens to give them so by an index, PostgreSQL in any order. */
export const newestRow = (table: SQLiteTable) => sql`${table}.rowid desc`
