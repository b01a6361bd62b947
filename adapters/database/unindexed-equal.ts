import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/**
 * The workspace of rows that are looked for by something else, such as their ids. Without the `+` SQLite, which cannot know how
 * many rows a workspace has, would rather read all of them by the index of the workspace.
 */
export const unindexedEqual = (column: SQLiteColumn, workspaceId: string | Placeholder): SQL => sql`+${column} = ${workspaceId}`
