import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Correction } from '#src/shared/corrections.ts'
import { users, workspaces } from './accounts.ts'
import { messages } from './hiring.ts'
import { people, resumes } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })
const ofPerson = () =>
  text('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** What a workspace says of itself in its privacy notice. Nobody else can know it. */
export const noticeTexts = sqliteTable('notice_texts', {
  workspaceId: inWorkspace().primaryKey(),
  /** Who holds the data: a name and an address. */
  controller: text('controller').notNull(),
  /** Whom to write to about it. */
  contact: text('contact').notNull(),
  purpose: text('purpose').notNull(),
  basis: text('basis').notNull(),
  /** Words of its own above the facts; '' for none. */
  words: text('words').notNull(),
  changedBy: byUser('changed_by'),
  changedAt: at('changed_at').notNull(),
})

/** Somebody who was told what is kept of them, and what they want. Whoever was merged into somebody is that person when it is read. */
export const personNotices = sqliteTable(
  'person_notices',
  {
    personId: ofPerson().primaryKey(),
    workspaceId: inWorkspace(),
    firstSentAt: at('first_sent_at').notNull(),
    sentAt: at('sent_at').notNull(),
    sentBy: byUser('sent_by'),
    address: text('address').notNull(),
    /** When its link was opened first. */
    openedAt: at('opened_at'),
    objectedAt: at('objected_at'),
    objection: text('objection'),
    reviewAskedAt: at('review_asked_at'),
    reviewReason: text('review_reason'),
    reviewedAt: at('reviewed_at'),
    /** They wanted to be deleted while a hold kept them. */
    deletionAskedAt: at('deletion_asked_at'),
  },
  (table) => [index('person_notices_workspace').on(table.workspaceId, table.objectedAt)],
)

/** A private link in a notice. Only its hash is kept; what has expired stays, so that a new one can be asked for with it. */
export const noticeLinks = sqliteTable(
  'notice_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: ofPerson(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('notice_links_person').on(table.personId)],
)

/** Which messages are notices: when one is sent again its link has to be a new one. */
export const noticeMessages = sqliteTable(
  'notice_messages',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
  },
  (table) => [index('notice_messages_person').on(table.personId)],
)

/** What somebody says about what was read from one of their resumes. What was read stays as it is. */
export const personCorrections = sqliteTable(
  'person_corrections',
  {
    id: text('id').primaryKey(),
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    about: text('about').$type<Correction['about']>().notNull(),
    kind: text('kind').$type<Correction['kind']>().notNull(),
    value: text('value').notNull(),
    comment: text('comment').notNull(),
    quote: text('quote', { mode: 'json' }).$type<Correction['quote']>(),
  },
  (table) => [index('person_corrections_resume').on(table.resumeId, table.at)],
)
