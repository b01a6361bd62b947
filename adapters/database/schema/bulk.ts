import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** What somebody did with several candidates at once, for as long as it can be taken back. Holds ids, and no word of a resume. */
export const bulkActions = sqliteTable(
  'bulk_actions',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    /** What each candidate was before. */
    changes: text('changes', { mode: 'json' }).notNull(),
    undoneAt: at('undone_at'),
  },
  (table) => [index('bulk_actions_at').on(table.at)],
)
