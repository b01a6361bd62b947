import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { applications } from './jobportal.ts'
import { candidates, resumes } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Jobs that are, or were, under blind review: job descriptions of a workspace, and postings of a company. */
export const blindJobs = sqliteTable(
  'blind_jobs',
  {
    /** Of a job description the id of its first version, so that a later version is no way around it. */
    jobId: text('job_id').primaryKey(),
    /** The workspace or the company. */
    ownerId: text('owner_id').notNull(),
    isOn: integer('is_on', { mode: 'boolean' }).notNull(),
    /** Grows with every switch and every reveal. */
    number: integer('number').notNull(),
    changedBy: text('changed_by'),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [index('blind_jobs_owner').on(table.ownerId)],
)

/** Who was revealed in a job under blind review, by whom, and why blind review was not needed any more. One of both ids is set. */
export const blindReveals = sqliteTable(
  'blind_reveals',
  {
    id: text('id').primaryKey(),
    candidateId: text('candidate_id')
      .unique()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    applicationId: text('application_id')
      .unique()
      .references(() => applications.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    jobId: text('job_id').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    revealedBy: text('revealed_by'),
    revealedAt: at('revealed_at').notNull(),
  },
  (table) => [index('blind_reveals_job').on(table.jobId)],
)

/** The words of a resume that say who somebody is, as JSON. `basis` names the rules and the facts they were made from. */
export const resumeIdentities = sqliteTable('resume_identities', {
  resumeId: text('resume_id')
    .primaryKey()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  basis: text('basis').notNull(),
  words: text('words').notNull(),
})

/** The same for what people sent to the job portal. */
export const applicationIdentities = sqliteTable('application_identities', {
  applicationId: text('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  basis: text('basis').notNull(),
  words: text('words').notNull(),
})
