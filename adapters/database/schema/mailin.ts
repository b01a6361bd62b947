import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { KeptAttachment, LeftFile } from '#src/mailin/received-mail.ts'
import { users, workspaces } from './accounts.ts'
import { applications } from './jobportal.ts'
import { candidates } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** How far a mailbox has been read. */
export const mailboxPlaces = sqliteTable('mailbox_places', {
  /** Server, account and folder. */
  mailbox: text('mailbox').primaryKey(),
  uidValidity: text('uid_validity').notNull(),
  lastUid: integer('last_uid').notNull(),
})

/**
 * Which mails were taken from the mailbox already. It says nothing of who wrote them: it stays when a person is erased, so that reading the
 * mailbox again brings nobody back.
 */
export const mailReceipts = sqliteTable(
  'mail_receipts',
  {
    mailbox: text('mailbox').notNull(),
    uidValidity: text('uid_validity').notNull(),
    uid: integer('uid').notNull(),
    /** Keyed hash of its Message-ID, its sender and its words. */
    sameness: text('sameness').notNull(),
    at: at('at').notNull(),
    outcome: text('outcome', { enum: ['filed', 'applied', 'unfiled', 'nobody', 'passed', 'repeated', 'failed'] }).notNull(),
    /** Whether it is still to be marked or moved in its mailbox. */
    isUntidy: integer('is_untidy', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.uidValidity, table.uid] }),
    index('mail_receipts_sameness').on(table.sameness),
    index('mail_receipts_at').on(table.at, table.outcome),
  ],
)

/** A mail that somebody sent to a workspace. */
export const receivedMails = sqliteTable(
  'received_mails',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    candidateId: text('candidate_id').references(() => candidates.id, { onDelete: 'cascade' }),
    applicationId: text('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['letter', 'auto-reply', 'bounce', 'delayed', 'calendar', 'list', 'loop'] }).notNull(),
    fromAddress: text('from_address').notNull(),
    fromName: text('from_name').notNull(),
    sentTo: text('sent_to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    quoted: text('quoted').notNull(),
    writtenAt: at('written_at'),
    receivedAt: at('received_at').notNull(),
    verified: text('verified', { enum: ['pass', 'fail', 'unknown'] }).notNull(),
    attachments: text('attachments', { mode: 'json' }).$type<KeptAttachment[]>().notNull(),
    /** Files that were not kept, and why. */
    left: text('left_files', { mode: 'json' }).$type<LeftFile[]>().notNull(),
    matchedBy: text('matched_by', { enum: ['reply-address', 'thread', 'sender', 'job-address', 'by-hand'] }),
    /** Why nobody was found; null once it is filed. */
    reason: text('reason', {
      enum: [
        'nobody',
        'several-people',
        'sender-not-verified',
        'sender-failed',
        'job-closed',
        'no-resume',
        'too-many',
        'too-large',
      ],
    }),
    /** Of a bounce: the address that cannot be reached. */
    unreachable: text('unreachable'),
    filedBy: text('filed_by').references(() => users.id, { onDelete: 'set null' }),
    filedAt: at('filed_at'),
  },
  (table) => [
    index('received_mails_candidate').on(table.candidateId, table.receivedAt),
    index('received_mails_application').on(table.applicationId),
    index('received_mails_unfiled').on(table.workspaceId, table.reason, table.receivedAt),
  ],
)
