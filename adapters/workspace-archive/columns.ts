import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../database/schema.ts'
import { travels } from './table-plan.ts'

export interface Column {
  name: string
  holds: 'text' | 'json' | 'whole' | 'moment' | 'real'
  isNullable: boolean
  /** The values that there are; null where any will do. */
  oneOf: readonly string[] | null
  /** The tables that its value names a row of; empty for a value of its own. */
  leads: readonly string[]
  /** The database does not know of it: what it names may be gone. */
  isLoose: boolean
  /** Names the row itself: it is made anew. */
  isId: boolean
  /** Anybody may know it, and it is there once on an instance. */
  isPublicName: boolean
  holdsIds: boolean
}

const tables = Object.values(schema).filter((each) => is(each, SQLiteTable))

/** Every table of the schema, by the name that the database has for it. */
export const tableNames = tables.map((table) => getTableConfig(table).name)

const kinds: Record<string, Column['holds']> = {
  SQLiteText: 'text',
  SQLiteTextJson: 'json',
  SQLiteInteger: 'whole',
  SQLiteTimestamp: 'moment',
  SQLiteBoolean: 'whole',
  SQLiteReal: 'real',
}

/** Whose id is the one of its workspace, and whose rows are those of a table beside. */
const standsFor: Record<string, string> = { companies: 'workspaces' }

function columnsIn(table: SQLiteTable): Column[] {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const { leads = {}, holdsIds = [], columns: chosen } = travels[name] ?? {}
  const links = new Map<string, string>()
  for (const key of foreignKeys) {
    const { columns: from, foreignTable } = key.reference()
    const to = getTableConfig(foreignTable).name
    // Who is a member is known by the account.
    for (const column of from)
      links.set(column.name, to !== 'memberships' ? (standsFor[to] ?? to) : column.name === 'user_id' ? 'users' : 'workspaces')
  }
  return columns
    .filter((column) => !chosen || chosen.includes(column.name))
    .map((column) => {
      const holds = kinds[column.columnType]
      if (!holds) throw new Error(`${name}.${column.name} holds what no archive knows of.`)
      const link = links.get(column.name)
      const told = leads[column.name] ?? (link === undefined ? [] : [link])
      return {
        name: column.name,
        holds,
        isNullable: !column.notNull && !column.primary,
        oneOf: column.enumValues && column.enumValues.length > 0 ? column.enumValues : null,
        leads: told,
        isLoose: leads[column.name] !== undefined,
        isId: column.primary && column.name === 'id' && told.length === 0,
        isPublicName: column.name === 'public_id',
        holdsIds: holdsIds.includes(column.name),
      }
    })
}

const known = new Map<string, Column[]>()

/** The columns of a table that travels, in their order. */
export function columnsOf(name: string): Column[] {
  const found = known.get(name)
  if (found) return found
  const table = tables.find((each) => getTableConfig(each).name === name)
  if (!table) throw new Error(`There is no table ${name}.`)
  const columns = columnsIn(table)
  known.set(name, columns)
  return columns
}

/** The condition that finds the rows of a workspace; each `?` in it is the workspace's id. */
export function rowsOf(name: string): string {
  const { by = 'workspace_id', only } = travels[name]!
  const whose =
    typeof by === 'string'
      ? `"${by}" = ?`
      : `(${by.map(({ column, of }) => `"${column}" in (select "id" from "${of}" where ${rowsOf(of)})`).join(' or ')})`
  return only ? `${whose} and (${only.condition})` : whose
}

/** The same for rows that do not go along, where there can be some. */
export function rowsLeftOf(name: string): string | null {
  const { by = 'workspace_id', only } = travels[name]!
  if (!only || typeof by !== 'string') return null
  return `"${by}" = ? and not (${only.condition})`
}
