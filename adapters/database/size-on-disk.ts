import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** Bytes of the pages that a table and its indexes take; 0 where this SQLite cannot tell. */
export async function sizeOnDisk({ query }: Database, table: string) {
  const parts = await query().all<{ name: string }>(
    sql`select name from sqlite_schema where tbl_name = ${table} and rootpage > 0`,
  )
  try {
    const [size] = await query().all<{ bytes: number | null }>(sql`
      select sum(pgsize) as bytes from dbstat
      where aggregate = true and name in (select value from json_each(${JSON.stringify(parts.map(({ name }) => name))}))`)
    return size?.bytes ?? 0
  } catch {
    return 0
  }
}
