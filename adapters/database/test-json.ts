import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** Changes what a column of JSON holds, in every row or in the one with this id. Belongs into a transaction. */
export async function changeJson<Held>(
  { query }: Database,
  table: string,
  column: string,
  change: (held: Held) => unknown,
  id?: string,
) {
  const [from, of] = [sql.identifier(table), sql.identifier(column)]
  const rows = await query().all<{ id: string; held: string }>(
    sql`select id, ${of} as held from ${from} where ${of} is not null ${id === undefined ? sql`` : sql`and id = ${id}`}`,
  )
  for (const row of rows)
    await query().run(sql`update ${from} set ${of} = ${JSON.stringify(change(JSON.parse(row.held)))} where id = ${row.id}`)
}
