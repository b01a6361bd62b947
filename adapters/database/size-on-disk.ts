import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** Bytes of the pages that a table and its indexes take; 0 where this SQLite cannot tell. */
export function sizeOnDisk({ query }: Database, table: string) {
  const parts = query().all<{ name: string }>(sql`select name from sqlite_schema where tbl_name = ${table} and rootpage > 0`)
  try {
    const sizes = parts.flatMap(({ name }) =>
      query().all<{ bytes: number }>(sql`select pgsize as bytes from dbstat where aggregate = true and name = ${name}`),
    )
    return sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  } catch {
    return 0
  }
}
