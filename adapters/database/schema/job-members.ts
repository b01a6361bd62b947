import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { memberships, users } from './accounts.ts'
import { jobDescriptions } from './matching.ts'

/** Who is named on a job description. Of people with another role than that of a job it says nothing. */
export const jobMembers = sqliteTable(
  'job_members',
  {
    workspaceId: text('workspace_id').notNull(),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    namedBy: text('named_by').references(() => users.id, { onDelete: 'set null' }),
    namedAt: integer('named_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobDescriptionId, table.userId] }),
    index('job_members_user').on(table.workspaceId, table.userId),
    index('job_members_namer').on(table.namedBy),
    // Whoever leaves the workspace, or is deleted, is named nowhere any more.
    foreignKey({
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
)
