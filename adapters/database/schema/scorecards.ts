import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { KitCriterion } from '#src/scorecards/scorecard.ts'
import { users, workspaces } from './accounts.ts'
import { candidates, jobDescriptions } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** What one person thinks of one candidate. */
export const scorecards = sqliteTable(
  'scorecards',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    candidateId: text('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    authorId: byUser('author_id'),
    /** Null while it is a draft without one. */
    recommendation: text('recommendation', { enum: ['strong-no', 'no', 'yes', 'strong-yes'] }),
    note: text('note').notNull(),
    version: integer('version').notNull(),
    savedAt: at('saved_at').notNull(),
    /** Null for a draft, which only its author sees. */
    submittedAt: at('submitted_at'),
    /** When its author chose to read those of others before the own one was in. */
    readFirstAt: at('read_first_at'),
  },
  (table) => [
    uniqueIndex('scorecards_author').on(table.candidateId, table.authorId),
    index('scorecards_workspace').on(table.workspaceId, table.savedAt),
  ],
)

export const scorecardRatings = sqliteTable(
  'scorecard_ratings',
  {
    scorecardId: text('scorecard_id')
      .notNull()
      .references(() => scorecards.id, { onDelete: 'cascade' }),
    criterion: text('criterion').notNull(),
    position: integer('position').notNull(),
    /** What the criterion was called when it was rated. */
    label: text('label').notNull(),
    /** From 1 to 4; null for what was not talked about. */
    rating: integer('rating'),
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scorecardId, table.criterion] })],
)

/** What interviewers of a job ask and rate, once somebody has changed what the product suggests. */
export const interviewKits = sqliteTable('interview_kits', {
  jobDescriptionId: text('job_description_id')
    .primaryKey()
    .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
  criteria: text('criteria', { mode: 'json' }).$type<KitCriterion[]>().notNull(),
  version: integer('version').notNull(),
  changedBy: byUser('changed_by'),
  changedAt: at('changed_at').notNull(),
})
