import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Composition } from '#src/job-descriptions/composition.ts'
import type { FactCorrections } from '#src/matching/fact-corrections.ts'
import type { Unread } from '#src/matching/unread.ts'
import type { CriteriaChoice } from '#src/resume-engine/criteria-choice.ts'
import type { JobRequirements, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Match, PointedOut } from '#src/resume-engine/match.ts'
import type { ListedFields } from '#src/talent/ports.ts'
import { users, workspaces } from './accounts.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** Bytes in the file store. The name a person gave the file is data, never part of the key. */
export const files = sqliteTable(
  'files',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    key: text('key').notNull().unique(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    type: text('type', { enum: ['pdf', 'docx', 'doc', 'txt', 'wav', 'webm', 'mp4', 'bin'] }).notNull(),
    filename: text('filename').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('files_bytes').on(table.workspaceId, table.sha256)],
)

/** Somebody whose resume is here, recognised by email or phone. */
export const people = sqliteTable(
  'people',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    email: text('email'),
    /** The last ten digits. */
    phone: text('phone'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('people_email').on(table.workspaceId, table.email), index('people_phone').on(table.workspaceId, table.phone)],
)

/** One text of one person. The same person with another text has another row: a newer version. */
export const resumes = sqliteTable(
  'resumes',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    sha256: text('sha256').notNull(),
    /** Hash of the normalised visible text: the same text is the same resume, whatever the bytes. */
    textHash: text('text_hash').notNull(),
    filename: text('filename').notNull(),
    /** 'YYYY-MM-DD', the day the text was first received: open roles end in its month. */
    receivedOn: text('received_on').notNull(),
    engine: text('engine').notNull(),
    facts: text('facts', { mode: 'json' }).$type<ResumeFacts>().notNull(),
    /** SHA-256 of the facts; null for those read before receipts existed. */
    factsHash: text('facts_hash'),
    warnings: text('warnings', { mode: 'json' }).$type<string[]>().notNull(),
    uploadedBy: byUser('uploaded_by'),
    createdAt: at('created_at').notNull(),
    /** How it came: as a file of its own, as a row of a table of people, or sent by the person for a posted job. */
    source: text('source', { enum: ['upload', 'import', 'application'] })
      .notNull()
      .default('upload'),
    /** Where in that table, such as "people.csv, row 14"; null for files. */
    sourceDetail: text('source_detail'),
    /** Why nothing could be read of the file; null for every resume that was read. */
    unreadable: text('unreadable', { mode: 'json' }).$type<Unread>(),
    /** Skills that the person pointed out in its text. */
    pointedOut: text('pointed_out', { mode: 'json' }).$type<PointedOut[]>().notNull().default([]),
    /** What recruiters corrected in what was read: `facts` follow it. */
    corrections: text('corrections', { mode: 'json' }).$type<FactCorrections>(),
  },
  (table) => [
    // The row itself is long: who only counts sources reads the index.
    index('resumes_source').on(table.workspaceId, table.source, table.createdAt),
    uniqueIndex('resumes_text').on(table.workspaceId, table.textHash),
    index('resumes_bytes').on(table.workspaceId, table.sha256),
    index('resumes_person').on(table.personId),
    // Deleting a file asks whose it is.
    index('resumes_file').on(table.fileId),
  ],
)

/** The `ReadDocument` of a resume or job description as JSON, kept apart because it is large and seldom needed. Id of its owner. */
export const readings = sqliteTable('readings', {
  id: text('id').primaryKey(),
  document: text('document').notNull(),
})

export const jobDescriptions = sqliteTable(
  'job_descriptions',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    /** Null once deleted: the bytes are gone, the title stays for the candidates ranked against it. */
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    sha256: text('sha256').notNull(),
    title: text('title').notNull(),
    filename: text('filename').notNull(),
    engine: text('engine').notNull(),
    requirements: text('requirements', { mode: 'json' }).$type<JobRequirements>().notNull(),
    /** Hash of the normalised visible text; null for those read before receipts existed. */
    textHash: text('text_hash'),
    /** The version of the criteria that new scores are made by: 1 as read, more for each time a person saved others. */
    criteriaVersion: integer('criteria_version').notNull().default(1),
    uploadedBy: byUser('uploaded_by'),
    uploadedAt: at('uploaded_at').notNull(),
    deletedAt: at('deleted_at'),
    /** Counts the texts of one job description written here. Each is a row of its own, so that scores stay with their text. */
    version: integer('version').notNull().default(1),
    /** The row that is version 1 of this text; null in that row itself and for uploads. */
    firstVersionId: text('first_version_id').references((): AnySQLiteColumn => jobDescriptions.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('job_descriptions_version').on(table.firstVersionId, table.version),
    uniqueIndex('job_descriptions_bytes').on(table.workspaceId, table.sha256).where(sql`deleted_at is null`),
    index('job_descriptions_list').on(table.workspaceId, table.uploadedAt),
  ],
)

/** What a job description written here was made from, so that it can be edited again. Forgotten with its file. */
export const jobCompositions = sqliteTable('job_compositions', {
  jobDescriptionId: text('job_description_id')
    .primaryKey()
    .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
  composition: text('composition', { mode: 'json' }).$type<Composition>().notNull(),
})

/** One resume ranked against one job description. */
export const candidates = sqliteTable(
  'candidates',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id),
    /** Below 0 for whoever has no score, because nothing of the resume could be read. */
    percentage: integer('percentage').notNull(),
    confidence: real('confidence').notNull(),
    match: text('match', { mode: 'json' }).$type<Match>().notNull(),
    /** The version of the job description's criteria that the score was made by. */
    criteriaVersion: integer('criteria_version').notNull().default(1),
    /** How far a language model has added facts to this score; 'none' where none is set up. */
    modelState: text('model_state', { enum: ['none', 'waiting', 'added', 'unavailable'] })
      .notNull()
      .default('none'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('candidates_pair').on(table.resumeId, table.jobDescriptionId),
    index('candidates_rank').on(table.workspaceId, table.percentage),
    index('candidates_job').on(table.jobDescriptionId, table.percentage),
    index('candidates_recent').on(table.workspaceId, table.createdAt),
  ],
)

/** One upload: some resumes against one job description. */
export const batches = sqliteTable(
  'batches',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id),
    startedBy: byUser('started_by'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
    source: text('source', { enum: ['upload', 'import'] })
      .notNull()
      .default('upload'),
  },
  (table) => [index('batches_latest').on(table.workspaceId, table.createdAt)],
)

/** One file of an upload, and what became of it. */
export const batchItems = sqliteTable(
  'batch_items',
  {
    id: text('id').primaryKey(),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    filename: text('filename').notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['stored', 'ranked', 'duplicate', 'rejected'] }).notNull(),
    /** True when the quota was charged for it; given back when it turns out to be a duplicate or unreadable. */
    charged: integer('charged', { mode: 'boolean' }).notNull(),
    candidateId: text('candidate_id').references(() => candidates.id, { onDelete: 'set null' }),
    errorCode: text('error_code'),
    error: text('error'),
    /** Where an imported one stood; null for files. */
    sourceDetail: text('source_detail'),
  },
  (table) => [
    index('batch_items_batch').on(table.batchId, table.position),
    index('batch_items_file').on(table.fileId),
    index('batch_items_candidate').on(table.candidateId),
  ],
)

/** Criteria that a person saved for a job description, from version 2 on; version 1 is what its text says. */
export const jobCriteria = sqliteTable(
  'job_criteria',
  {
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    choice: text('choice', { mode: 'json' }).$type<CriteriaChoice>().notNull(),
    savedBy: byUser('saved_by'),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobDescriptionId, table.version] })],
)

/** Facts that an earlier engine read and that a score still rests on, so that its receipt stays whole. */
export const earlierFacts = sqliteTable(
  'earlier_facts',
  {
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    factsHash: text('facts_hash').notNull(),
    facts: text('facts', { mode: 'json' }).$type<ResumeFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.factsHash] })],
)

/** Requirements that an earlier engine read and that a score still rests on, so that its receipt stays whole. */
export const earlierRequirements = sqliteTable(
  'earlier_requirements',
  {
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    requirementsHash: text('requirements_hash').notNull(),
    requirements: text('requirements', { mode: 'json' }).$type<JobRequirements>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobDescriptionId, table.requirementsHash] })],
)

/** What a language model added to a text, so that the same text is never asked about twice. */
export const modelFacts = sqliteTable(
  'model_facts',
  {
    workspaceId: inWorkspace(),
    textHash: text('text_hash').notNull(),
    kind: text('kind', { enum: ['resume', 'job-description'] }).notNull(),
    model: text('model').notNull(),
    promptVersion: text('prompt_version').notNull(),
    facts: text('facts', { mode: 'json' }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.textHash, table.kind, table.model, table.promptVersion] })],
)

/**
 * The last change of each resume, as a number that grows within its workspace: what an index over a workspace has not seen yet
 * lies behind its number. Kept by triggers (see the migration), so that no way of writing can forget it. A deleted resume stays
 * as a number without a resume.
 */
export const resumeChanges = sqliteTable(
  'resume_changes',
  {
    resumeId: text('resume_id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [uniqueIndex('resume_changes_number').on(table.workspaceId, table.number)],
)

/**
 * What the list of candidates sorts and filters by, and the last change of each candidate as a number that grows within its
 * workspace. Kept by triggers (see the migration), apart from `candidates` because a row there is long. A deleted candidate stays
 * as a number without a resume.
 */
export const candidateChanges = sqliteTable(
  'candidate_changes',
  {
    candidateId: text('candidate_id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    number: integer('number').notNull(),
    resumeId: text('resume_id'),
    jobDescriptionId: text('job_description_id'),
    percentage: integer('percentage'),
    confidence: real('confidence'),
    createdAt: at('created_at'),
  },
  (table) => [uniqueIndex('candidate_changes_number').on(table.workspaceId, table.number)],
)

/** The facts of a resume as the list shows and filters them. Made from the facts when it is missing; a trigger forgets it with them. */
export const resumeFields = sqliteTable('resume_fields', {
  resumeId: text('resume_id')
    .primaryKey()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  /** What made them: other rules make them anew. */
  madeBy: text('made_by').notNull(),
  fields: text('fields', { mode: 'json' }).$type<ListedFields>().notNull(),
})

/** Filters of the candidates screen that a person has given a name. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The parameters of the screen's address. */
    query: text('query').notNull(),
    /** Everybody of the workspace has it beside their own; only who saved it changes it. */
    isShared: integer('is_shared', { mode: 'boolean' }).notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.workspaceId, table.userId, table.name)],
)
