import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fieldAudiences, fieldKinds } from '#src/fields/constants.ts'
import type { Choice, FieldValue } from '#src/fields/field.ts'
import { users, workspaces } from './accounts.ts'
import { candidates, files } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** What a workspace wants to know of its candidates. */
export const customFields = sqliteTable(
  'custom_fields',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The name in lower case. */
    sameness: text('sameness').notNull(),
    kind: text('kind', { enum: fieldKinds }).notNull(),
    choices: text('choices', { mode: 'json' }).$type<Choice[]>().notNull().default([]),
    unit: text('unit'),
    minimum: real('minimum'),
    maximum: real('maximum'),
    shownToApplicant: integer('shown_to_applicant', { mode: 'boolean' }).notNull(),
    audience: text('audience', { enum: fieldAudiences }).notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('custom_fields_name').on(table.workspaceId, table.sameness)],
)

/** What a candidate has in a field. Triggers tell the list of candidates of every change. */
export const customFieldValues = sqliteTable(
  'custom_field_values',
  {
    candidateId: text('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    fieldId: text('field_id')
      .notNull()
      .references(() => customFields.id, { onDelete: 'cascade' }),
    value: text('value', { mode: 'json' }).$type<FieldValue>().notNull(),
    fileId: text('file_id').references(() => files.id),
    version: integer('version').notNull(),
    changedAt: at('changed_at').notNull(),
    changedBy: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
    fromApplicant: integer('from_applicant', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.fieldId] }),
    index('custom_field_values_field').on(table.fieldId),
    index('custom_field_values_file').on(table.fileId),
    index('custom_field_values_changed_by').on(table.changedBy),
  ],
)
