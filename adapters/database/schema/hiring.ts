import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'
import { candidates, jobDescriptions } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const ofCandidate = () =>
  text('candidate_id')
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** The steps of one job description, in their order. Without rows it has the default ones. */
export const stages = sqliteTable(
  'stages',
  {
    id: text('id').primaryKey(),
    jobDescriptionId: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['open', 'hired', 'rejected'] }).notNull(),
    position: integer('position').notNull(),
    /** Whoever is in it counts as shortlisted. Where no stage of a job is marked, every open one from the third on counts. */
    shortlisted: integer('shortlisted', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('stages_job').on(table.jobDescriptionId, table.position)],
)

/** How often the stages of a job description were changed; without a row, never. */
export const stageRevisions = sqliteTable('stage_revisions', {
  jobDescriptionId: text('job_description_id')
    .primaryKey()
    .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
})

/** The stage of a candidate who was moved. Without a row the candidate is in the first stage, since the ranking. */
export const placements = sqliteTable(
  'placements',
  {
    candidateId: text('candidate_id')
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    stageId: text('stage_id').notNull(),
    /** Counts the moves, so that two people who move at once notice each other. */
    version: integer('version').notNull(),
    enteredAt: at('entered_at').notNull(),
    movedBy: byUser('moved_by'),
    /** The stage before this one; '' for none. */
    cameFrom: text('came_from').notNull(),
    /** Why, for a candidate in a stage of rejection. */
    reason: text('reason'),
  },
  (table) => [index('placements_stage').on(table.stageId)],
)

export const tags = sqliteTable(
  'tags',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    name: text('name').notNull(),
    /** The name in lower case with single spaces: no tag is there twice. */
    sameness: text('sameness').notNull(),
    colour: text('colour').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('tags_name').on(table.workspaceId, table.sameness)],
)

export const candidateTags = sqliteTable(
  'candidate_tags',
  {
    candidateId: ofCandidate(),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.tagId] }), index('candidate_tags_tag').on(table.tagId)],
)

export const notes = sqliteTable(
  'notes',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    candidateId: ofCandidate(),
    authorId: byUser('author_id'),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    /** Of a note that came with an export of another system: by whom, and of which. */
    toldBy: text('told_by'),
  },
  (table) => [index('notes_candidate').on(table.candidateId, table.createdAt)],
)

/** What an edited note said before. Goes with the note. */
export const noteVersions = sqliteTable(
  'note_versions',
  {
    noteId: text('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    writtenAt: at('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.version] })],
)

/** Somebody whose attention a note asks for. */
export const noteMentions = sqliteTable(
  'note_mentions',
  {
    noteId: text('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: at('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.userId] }), index('note_mentions_user').on(table.userId, table.seenAt)],
)

export const tasks = sqliteTable(
  'tasks',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    candidateId: ofCandidate(),
    title: text('title').notNull(),
    /** 'YYYY-MM-DD'; null without a date. */
    dueOn: text('due_on'),
    assigneeId: byUser('assignee_id'),
    createdBy: byUser('created_by'),
    createdAt: at('created_at').notNull(),
    doneAt: at('done_at'),
    doneBy: byUser('done_by'),
    version: integer('version').notNull(),
  },
  (table) => [
    index('tasks_candidate').on(table.candidateId, table.doneAt),
    index('tasks_open').on(table.workspaceId, table.doneAt, table.dueOn),
    index('tasks_assignee').on(table.assigneeId, table.doneAt),
  ],
)

/** Everything that happened to a candidate: who, when, what. Names of people are looked up, never copied. */
export const timelineEntries = sqliteTable(
  'timeline_entries',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    candidateId: ofCandidate(),
    at: at('at').notNull(),
    actorId: byUser('actor_id'),
    kind: text('kind').notNull(),
    details: text('details', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    index('timeline_entries_candidate').on(table.candidateId, table.at),
    index('timeline_entries_kind').on(table.workspaceId, table.kind, table.at),
  ],
)

export const messageTemplates = sqliteTable(
  'message_templates',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    name: text('name').notNull(),
    sameness: text('sameness').notNull(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The product's own template that this one stands in for; null for one of the workspace's own. */
    replaces: text('replaces'),
    version: integer('version').notNull(),
    changedBy: byUser('changed_by'),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('message_templates_name').on(table.workspaceId, table.sameness),
    uniqueIndex('message_templates_replaced').on(table.workspaceId, table.replaces),
  ],
)

/** A mail to a candidate. */
export const messages = sqliteTable(
  'messages',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    candidateId: ofCandidate(),
    senderId: byUser('sender_id'),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** 'retrying': an attempt failed and another follows by itself; 'failed': none follows. */
    state: text('state', { enum: ['received', 'queued', 'sent', 'retrying', 'failed', 'cancelled'] }).notNull(),
    /** Counts how often a person asked for it to be sent. */
    round: integer('round').notNull(),
    error: text('error'),
    queuedAt: at('queued_at').notNull(),
    /** Not before this instant. */
    sendAt: at('send_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('messages_candidate').on(table.candidateId, table.queuedAt),
    // The row itself is long: who only counts messages reads the index.
    index('messages_queued').on(table.workspaceId, table.queuedAt, table.state, table.candidateId),
  ],
)
