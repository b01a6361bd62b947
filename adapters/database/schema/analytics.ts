import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { workspaces } from './accounts.ts'
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
    index('stage_stays_ranked').on(
      table.workspaceId,
      table.rankedAt,
      table.candidateId,
      table.stageId,
      table.leftAt,
      table.jobDescriptionId,
    ),
    index('stage_stays_left').on(table.workspaceId, table.leftAt, table.enteredAt, table.stageId, table.jobDescriptionId),
    index('stage_stays_rejected')
      .on(table.workspaceId, table.enteredAt, table.reason, table.cameFrom, table.jobDescriptionId)
      .where(sql`reason is not null`),
  ],
)
