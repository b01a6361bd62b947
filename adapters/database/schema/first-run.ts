import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'
import { jobDescriptions } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Who has been welcomed: nobody is welcomed twice. */
export const welcomes = sqliteTable('welcomes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: at('at').notNull(),
})

/** Who has put the first steps away, in which workspace. */
export const firstStepsPutAway = sqliteTable(
  'first_steps_put_away',
  {
    workspaceId: inWorkspace(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
)

/** A job description that came as sample data, with the candidates that came with it. */
export const sampleJobs = sqliteTable(
  'sample_jobs',
  {
    jobDescriptionId: text('job_description_id')
      .primaryKey()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    workspaceId: inWorkspace(),
    loadedBy: text('loaded_by').references(() => users.id, { onDelete: 'set null' }),
    loadedAt: at('loaded_at').notNull(),
    /** When everything had been loaded: what happened later was done by people. */
    readyAt: at('ready_at'),
    /** Set once it was removed; what was done with it stays out of reports all the same. */
    removedAt: at('removed_at'),
    /** Ids of the candidates that came with it. */
    candidateIds: text('candidate_ids', { mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (table) => [index('sample_jobs_workspace').on(table.workspaceId)],
)
