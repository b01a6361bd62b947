import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'
import { candidates } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * Each stay of a candidate in a stage, from the ranking on; the one without an end lasts. A rejection that was undone has left no
 * trace here. Kept by triggers (see the migration) on candidates, placements and timeline entries, so that no way of writing can
 * forget it, and narrow, so that it can be counted while somebody waits.
 */
export const stageStays = sqliteTable(
  'stage_stays',
  {
    candidateId: text('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** 0 for the stay that began with the ranking. */
    number: integer('number').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    jobDescriptionId: text('job_description_id').notNull(),
    /** '' for the first stage of the job description while nobody has moved the candidate or changed the stages. */
    stageId: text('stage_id').notNull(),
    rankedAt: at('ranked_at').notNull(),
    enteredAt: at('entered_at').notNull(),
    leftAt: at('left_at'),
    /** The stage before; '' for none. */
    cameFrom: text('came_from').notNull(),
    /** For a stay in a stage of rejection, the reason out of the list, without what was written beside it. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.number] }),
    index('stage_stays_ended').on(
      table.workspaceId,
      table.stageId,
      table.leftAt,
      table.enteredAt,
      table.reason,
      table.jobDescriptionId,
    ),
    index('stage_stays_rejected')
      .on(table.workspaceId, table.enteredAt, table.reason, table.cameFrom, table.jobDescriptionId)
      .where(sql`reason is not null`),
  ],
)

/** What the stays of a candidate come to, and where the candidate came from: one narrow row each. Kept by triggers as well. */
export const journeys = sqliteTable(
  'journeys',
  {
    candidateId: text('candidate_id')
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    jobDescriptionId: text('job_description_id').notNull(),
    rankedAt: at('ranked_at').notNull(),
    /** The ids of all stages they have been in, each once, by the alphabet and with spaces between. */
    path: text('path').notNull(),
    nowStage: text('now_stage').notNull(),
    nowSince: at('now_since').notNull(),
    /** How the resume came first, and by whom. */
    source: text('source').notNull(),
    uploaderId: text('uploader_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('journeys_path').on(table.workspaceId, table.jobDescriptionId, table.path, table.nowStage, table.rankedAt),
    index('journeys_now').on(table.workspaceId, table.nowStage, table.nowSince, table.jobDescriptionId),
    index('journeys_origin').on(table.workspaceId, table.source, table.uploaderId, table.rankedAt, table.jobDescriptionId),
  ],
)

/** After how many working days in one stage a workspace says that a candidate waits; without a row the usual. */
export const waitingLimits = sqliteTable('waiting_limits', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  workingDays: integer('working_days').notNull(),
})

/** Who wants the numbers of the week by mail. */
export const weeklyReaders = sqliteTable(
  'weekly_readers',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
)
