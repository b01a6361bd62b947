import { Database } from 'bun:sqlite'

/** What became of the rows of an older database in a newer one: how many are gone by table, how many differ by column. */
export interface Lost {
  gone: Record<string, number>
  changed: Record<string, number>
  /** Tables that are not there any more. */
  tables: string[]
  /** Rows that were compared. */
  rows: number
}

type Row = Record<string, unknown>

export function lostRows(olderPath: string, newerPath: string): Lost {
  const [older, newer] = [olderPath, newerPath].map((path) => new Database(path, { readonly: true })) as [Database, Database]
  const lost: Lost = { gone: {}, changed: {}, tables: [], rows: 0 }
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  try {
    const kept = new Set(tablesOf(newer))
    for (const table of tablesOf(older)) {
      if (!kept.has(table)) {
        lost.tables.push(table)
        continue
      }
      const keys = keysOf(older, table)
      const find = newer.query<Row, string[]>(
        `select * from "${table}" where ${keys.map((key, at) => `"${key}" is ?${at + 1}`).join(' and ')}`,
      )
      for (const row of older.query<Row, []>(`select ${keys[0] === 'rowid' ? 'rowid, ' : ''}* from "${table}"`).all()) {
        // Which program was here last is another one now.
        if (table === 'instance_settings' && row.key === 'program') continue
        lost.rows += 1
        const same = find.get(...keys.map((key) => row[key] as string))
        if (!same) count(lost.gone, table)
        else
          for (const [column, value] of Object.entries(row))
            if (column !== 'rowid' && !Bun.deepEquals(value, same[column])) count(lost.changed, `${table}.${column}`)
      }
    }
    return lost
  } finally {
    older.close()
    newer.close()
  }
}

/** Tables with rows of their own: not those in which a search index keeps its parts. */
function tablesOf(sqlite: Database): string[] {
  const all = sqlite
    .query<{ name: string; type: string; shadow: number }, []>(
      `select name, type from pragma_table_list where schema = 'main' and type = 'table'
       and name not like 'sqlite_%' and name <> '__drizzle_migrations' order by name`,
    )
    .all()
  return all.map(({ name }) => name)
}

function keysOf(sqlite: Database, table: string): string[] {
  const columns = sqlite
    .query<{ name: string; pk: number }, []>(`select name, pk from pragma_table_info('${table}') where pk > 0`)
    .all()
  return columns.length > 0 ? columns.map(({ name }) => name) : ['rowid']
}

/** Where a newer answer lacks what an older one said; what is new in it does not count. */
export function differences(older: unknown, newer: unknown, where = ''): string[] {
  if (Array.isArray(older)) {
    if (!Array.isArray(newer) || newer.length !== older.length) return [`${where}: ${sizeOf(older)} became ${sizeOf(newer)}`]
    return older.flatMap((each, at) =>
      each === null && newer[at] !== null ? [] : differences(each, newer[at], `${where}[${at}]`),
    )
  }
  if (typeof older === 'object' && older !== null) {
    if (typeof newer !== 'object' || newer === null) return [`${where}: became ${JSON.stringify(newer)}`]
    const now = new Map(Object.entries(newer))
    return Object.entries(older).flatMap(([name, value]) => differences(value, now.get(name), `${where}.${name}`))
  }
  return older === newer || where.endsWith('.recentSince')
    ? []
    : [`${where}: ${JSON.stringify(older)} became ${JSON.stringify(newer)}`]
}

const sizeOf = (value: unknown) => (Array.isArray(value) ? `${value.length} entries` : JSON.stringify(value))
