import type { Database as Sqlite } from 'bun:sqlite'
import { withDefinition } from './migrate.ts'
import { schemaParts } from './schema-statements.ts'

export type Value = string | number | bigint | null | Uint8Array

/** A table as rows of it are carried from one engine to the other. */
export interface MovedTable {
  name: string
  /** In the order in which values are carried; the number of a row comes first, where it is not one of them. */
  columns: string[]
  /** In which order rows are carried: that of their numbers, which is the order in which they came. */
  order: string[]
  /** The column that counts by itself in PostgreSQL. */
  counted: string
  /** Whether numbers of rows that are gone are never given again. */
  isCountedOn: boolean
}

/** What is about running processes says nothing anywhere else. */
const ofTheMoment = new Set(['processes'])
export const isOfTheMoment = ({ name }: Pick<MovedTable, 'name'>) => ofTheMoment.has(name)

/** Every table of the product, without those that say which migrations were applied: every engine has its own. */
export const movedTables = (): MovedTable[] =>
  withDefinition((sqlite) => schemaParts(sqlite).names.map((name) => movedTable(sqlite, name)))

function movedTable(sqlite: Sqlite, name: string): MovedTable {
  const found = sqlite
    .query<{ name: string; type: string; pk: number }, [string]>('select name, type, pk from pragma_table_info(?)')
    .all(name)
  const columns = found.map((column) => column.name)
  const key = found.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  const sql = sqlite.query<{ sql: string }, [string]>('select sql from sqlite_schema where name = ?').get(name)!.sql
  const isCountedOn = /\bautoincrement\b/i.test(sql)
  if (key.length === 1 && key[0]!.type.toUpperCase() === 'INTEGER')
    return { name, columns, order: [key[0]!.name], counted: key[0]!.name, isCountedOn }
  const hasNumbers = !/\bwithout\s+rowid\b/i.test(sql)
  if (!hasNumbers) return { name, columns, order: key.map((column) => column.name), counted: 'rowid', isCountedOn }
  return { name, columns: ['rowid', ...columns], order: ['rowid'], counted: 'rowid', isCountedOn }
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** The rows of a table in their order, for either engine. */
export const selectOf = ({ name, columns, order }: MovedTable) =>
  `select ${quoted(columns)} from "${name}" order by ${quoted(order)}`

export const columnsIn = ({ columns }: MovedTable) => quoted(columns)

/** PostgreSQL's text holds no NUL. */
export const withoutNul = (text: string) => (text.includes('\u0000') ? text.replaceAll('\u0000', '\uFFFD') : text)

/** A number for all rows of a table that both engines come to when they have the same rows in the same order. */
export function rowsHash() {
  const hash = new Bun.CryptoHasher('sha256')
  let count = 0
  return {
    add(row: readonly Value[]) {
      count += 1
      hash.update(`${row.map(asHashed).join('\u001F')}\u001E`)
    },
    end: () => `${count}:${hash.digest('hex')}`,
  }
}

/** Lengths stand before texts, so that no two rows look the same. */
function asHashed(value: Value): string {
  if (value === null) return '-'
  if (typeof value === 'string') return `${value.length}:${withoutNul(value)}`
  if (typeof value === 'object') return `x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  return String(value)
}
