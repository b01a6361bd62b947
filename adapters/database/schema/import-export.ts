import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ArchiveReport } from '#src/import-export/archive-ports.ts'
import { archiveStates, type System } from '#src/import-export/constants.ts'
import type { FieldFate, KeptHistory } from '#src/import-export/ports.ts'
import { users, workspaces } from './accounts.ts'
import { batches, candidates, files, jobDescriptions } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** A table of people that was brought in, and how far that has got. */
export const imports = sqliteTable(
  'imports',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id),
    /** The profiles that are still to be taken in; null once all of them are: what they say then stands in their resumes alone. */
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    /** Rows that are taken in; those refused are counted beside them. */
    total: integer('total').notNull(),
    refused: integer('refused').notNull(),
    /** Rows that have become files so far, and the byte of the profiles at which the next one begins. */
    taken: integer('taken').notNull(),
    takenBytes: integer('taken_bytes').notNull(),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** The system it was exported from; null for a plain list of people. */
    system: text('system').$type<System>(),
    /** What became of each field of the export; null for a plain list. */
    fields: text('fields', { mode: 'json' }).$type<FieldFate[]>(),
    /** When it was taken back. */
    undoneAt: at('undone_at'),
  },
  (table) => [index('imports_latest').on(table.workspaceId, table.createdAt)],
)

/** The batches that an import was cut into. */
export const importBatches = sqliteTable(
  'import_batches',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.batchId] })],
)

/** Somebody who came from another system: by what they are known again, and what is still to be put to their candidate. */
export const importedPeople = sqliteTable(
  'imported_people',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** The system, or 'table' for one that is not known. */
    origin: text('origin').notNull(),
    /** What the other system calls them. */
    sourceId: text('source_id').notNull(),
    /** Of everything their row said, to tell whether a later export says something else. */
    rowHash: text('row_hash').notNull(),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Set once they are ranked; the row goes with the candidate. */
    candidateId: text('candidate_id').references(() => candidates.id, { onDelete: 'cascade' }),
    /** Whether this import made the candidate: nobody else's is changed, or taken back with it. */
    isMade: integer('is_made', { mode: 'boolean' }).notNull(),
    /** What is still to be written; null once it is. */
    history: text('history', { mode: 'json' }).$type<KeptHistory>(),
  },
  (table) => [
    uniqueIndex('imported_people_source').on(table.workspaceId, table.jobDescriptionId, table.origin, table.sourceId),
    index('imported_people_batch').on(table.batchId, table.position),
    index('imported_people_import').on(table.importId),
    index('imported_people_candidate').on(table.candidateId),
  ],
)

/** A workspace as one file: on its way out, or brought to be taken in. It is kept for a day. */
export const workspaceArchives = sqliteTable(
  'workspace_archives',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: ['out', 'in'] }).notNull(),
    state: text('state', { enum: archiveStates }).notNull(),
    /** Null before it is written, and once it is gone. */
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Parts that are done, and how many there are; 0 until that is known. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    /** The sentence that says why it did not work. */
    problem: text('problem'),
    report: text('report', { mode: 'json' }).$type<ArchiveReport>(),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('workspace_archives_latest').on(table.workspaceId, table.direction, table.createdAt),
    // Deleting a file asks whose it is.
    index('workspace_archives_file').on(table.fileId),
  ],
)
