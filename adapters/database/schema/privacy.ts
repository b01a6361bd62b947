import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'
import { people } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** How long a workspace keeps one kind of data. Without a row it is kept for as long as nobody deletes it. */
export const retentionPeriods = sqliteTable(
  'retention_periods',
  {
    workspaceId: inWorkspace(),
    kind: text('kind').notNull(),
    days: integer('days').notNull(),
    setBy: byUser('set_by'),
    setAt: at('set_at').notNull(),
    /** Nothing goes before this instant. */
    startsAt: at('starts_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.kind] })],
)

/**
 * Somebody whose data must stay for now, and why. A trigger (see the migration) lets the hold follow a resume that is filed
 * under another person.
 */
export const holds = sqliteTable(
  'holds',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    workspaceId: inWorkspace(),
    reason: text('reason').notNull(),
    heldBy: byUser('held_by'),
    heldAt: at('held_at').notNull(),
  },
  (table) => [index('holds_workspace').on(table.workspaceId)],
)

/** The candidate that a mail is about, noted before it is sent, so that it can be removed with them. */
export const candidateMails = sqliteTable(
  'candidate_mails',
  {
    mailId: text('mail_id').primaryKey(),
    workspaceId: inWorkspace(),
    candidateId: text('candidate_id').notNull(),
  },
  (table) => [index('candidate_mails_candidate').on(table.candidateId)],
)

/** Links of people who were deleted: hashes only. Whoever opens one hears that it has ended. */
export const endedLinks = sqliteTable('ended_links', {
  tokenHash: text('token_hash').primaryKey(),
  endedAt: at('ended_at').notNull(),
})
