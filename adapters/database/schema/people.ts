import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Reason } from '#src/people/ports.ts'
import { users, workspaces } from './accounts.ts'
import { people, resumes } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })
const ofPerson = (name: string) =>
  text(name)
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/**
 * Somebody said that two people are one. The merged person keeps their row in `people`, without resumes: what arrives under their
 * email or phone goes to the kept one, and taking the merge back gives them their resumes again. A person who is deleted takes
 * those merged into them along (a trigger, see the migration).
 */
export const personMerges = sqliteTable(
  'person_merges',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    /** Who has the resumes now: changes when that person is merged into another one in turn. */
    keptPersonId: ofPerson('kept_person_id'),
    /** Whom they were merged into; stays. */
    intoPersonId: ofPerson('into_person_id'),
    mergedPersonId: ofPerson('merged_person_id'),
    mergedBy: byUser('merged_by'),
    mergedAt: at('merged_at').notNull(),
    undoneBy: byUser('undone_by'),
    undoneAt: at('undone_at'),
  },
  (table) => [
    uniqueIndex('person_merges_open').on(table.mergedPersonId).where(sql`undone_at is null`),
    index('person_merges_merged').on(table.mergedPersonId),
    index('person_merges_kept').on(table.keptPersonId),
    index('person_merges_into').on(table.intoPersonId),
    index('person_merges_latest').on(table.workspaceId, table.mergedAt),
  ],
)

/** The resumes that both had when they were merged. What is not listed came later. */
export const personMergeResumes = sqliteTable(
  'person_merge_resumes',
  {
    mergeId: text('merge_id')
      .notNull()
      .references(() => personMerges.id, { onDelete: 'cascade' }),
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['kept', 'merged'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.resumeId] }), index('person_merge_resumes_resume').on(table.resumeId)],
)

/** Somebody said that two people are not the same. The ids stand in order, and stay when one of them is merged. */
export const personDistinctions = sqliteTable(
  'person_distinctions',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    lowPersonId: ofPerson('low_person_id'),
    highPersonId: ofPerson('high_person_id'),
    decidedBy: byUser('decided_by'),
    decidedAt: at('decided_at').notNull(),
  },
  (table) => [
    uniqueIndex('person_distinctions_pair').on(table.lowPersonId, table.highPersonId),
    index('person_distinctions_high').on(table.highPersonId),
    index('person_distinctions_latest').on(table.workspaceId, table.decidedAt),
  ],
)

/** People whose resumes have changed since duplicates of them were looked for. Kept by triggers (see the migration). */
export const peopleWaiting = sqliteTable(
  'people_waiting',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
  },
  (table) => [index('people_waiting_workspace').on(table.workspaceId)],
)

/** What of a resume tells people apart, in short. `basis` names the rules and the facts that it was made from. */
export const resumeMarks = sqliteTable('resume_marks', {
  id: integer('id').primaryKey(),
  resumeId: text('resume_id')
    .notNull()
    .unique()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  basis: text('basis').notNull(),
  marks: text('marks').notNull(),
})

/** Resumes that could be of one person share a key: a hash of the workspace and of what they have in common. */
export const personKeys = sqliteTable(
  'person_keys',
  {
    key: integer('key').notNull(),
    markId: integer('mark_id')
      .notNull()
      .references(() => resumeMarks.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.key, table.markId] }), index('person_keys_mark').on(table.markId)],
)

/** Two people who may be one, with the reasons. Found anew whenever one of them changes. The ids stand in order. */
export const personPairs = sqliteTable(
  'person_pairs',
  {
    workspaceId: inWorkspace(),
    lowPersonId: ofPerson('low_person_id'),
    highPersonId: ofPerson('high_person_id'),
    /** From 0 to 1000: for the order of the list. */
    strength: integer('strength').notNull(),
    reasons: text('reasons', { mode: 'json' }).$type<Reason[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lowPersonId, table.highPersonId] }),
    index('person_pairs_high').on(table.highPersonId),
    index('person_pairs_list').on(table.workspaceId, table.strength, table.lowPersonId, table.highPersonId),
  ],
)
