import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FlipResult } from '#src/fairness/ports.ts'
import { users, workspaces } from './accounts.ts'
import { applications } from './jobportal.ts'
import { jobDescriptions } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** One run of the flip lab over a job description. */
export const flipRuns = sqliteTable(
  'flip_runs',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    /** Twins compared so far, and how many there will be; 0 until it is known. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    error: text('error'),
    result: text('result', { mode: 'json' }).$type<FlipResult>(),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('flip_runs_job').on(table.jobDescriptionId, table.createdAt),
    index('flip_runs_open').on(table.workspaceId, table.state),
  ],
)

/**
 * What applicants say of themselves, of their own will. Nothing that a company's people read is made from these rows but counts
 * of groups that are large enough.
 */
export const selfIdentifications = sqliteTable('self_identifications', {
  applicationId: text('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  sex: text('sex'),
  ethnicity: text('ethnicity'),
  saidAt: at('said_at').notNull(),
})
