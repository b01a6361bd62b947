import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'
import { batches, files, jobDescriptions } from './matching.ts'

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
