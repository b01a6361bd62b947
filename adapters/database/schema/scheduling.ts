import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { calendarKinds } from '#src/scheduling/constants.ts'
import { languages } from '#src/words/languages.ts'
import { users, workspaces } from './accounts.ts'
import { messages } from './hiring.ts'
import { candidates } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** Times for an interview, offered to one candidate. */
export const interviewOffers = sqliteTable(
  'interview_offers',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    candidateId: text('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    interviewerId: byUser('interviewer_id'),
    offeredBy: byUser('offered_by'),
    /** The name of the recruiter's time zone. */
    zone: text('zone').notNull(),
    minutes: integer('minutes').notNull(),
    place: text('place').notNull(),
    note: text('note').notNull(),
    /** The beginnings in milliseconds since 1970, earliest first. */
    slots: text('slots', { mode: 'json' }).$type<number[]>().notNull(),
    validUntil: at('valid_until').notNull(),
    /** Nobody can book for the first time from then on. */
    closesAt: at('closes_at').notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
    endedBy: text('ended_by', { enum: ['recruiter', 'candidate', 'replaced'] }),
    /** What was said at the end; '' for nothing. */
    endedWords: text('ended_words').notNull(),
  },
  (table) => [
    index('interview_offers_candidate').on(table.candidateId, table.createdAt),
    index('interview_offers_workspace').on(table.workspaceId, table.endedAt, table.closesAt),
  ],
)

/** The time that was chosen from an offer. */
export const interviews = sqliteTable(
  'interviews',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => interviewOffers.id, { onDelete: 'cascade' }),
    interviewerId: byUser('interviewer_id'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Counts the changes, for calendars. */
    sequence: integer('sequence').notNull(),
    /** The candidate's time zone. */
    zone: text('zone').notNull(),
    bookedAt: at('booked_at').notNull(),
    cancelledAt: at('cancelled_at'),
    /** The language that the candidate chose it in; null where their browser said none. */
    language: text('language', { enum: languages }),
  },
  (table) => [
    uniqueIndex('interviews_offer').on(table.offerId),
    // Overlaps are found before; that nobody sits in two interviews that begin together is promised here as well.
    uniqueIndex('interviews_once').on(table.interviewerId, table.startsAt).where(sql`${table.cancelledAt} is null`),
    index('interviews_interviewer').on(table.interviewerId, table.endsAt),
  ],
)

/**
 * The secrets that open an offer, as hashes. When one is deleted, with its candidate for instance, a trigger (see the migration)
 * remembers the hash among the ended links.
 */
export const scheduleLinks = sqliteTable(
  'schedule_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => interviewOffers.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('schedule_links_offer').on(table.offerId)],
)

/** Which messages to a candidate are about an offer, and what they tell. */
export const interviewLetters = sqliteTable(
  'interview_letters',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    offerId: text('offer_id')
      .notNull()
      .references(() => interviewOffers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['offered', 'booked', 'moved', 'cancelled', 'reminder'] }).notNull(),
  },
  (table) => [index('interview_letters_offer').on(table.offerId)],
)

/** Who takes part in an interview beside the interviewer of its offer. */
export const interviewPanel = sqliteTable(
  'interview_panel',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => interviewOffers.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.userId] }), index('interview_panel_user').on(table.userId)],
)

/** Calendars elsewhere that people have connected. Of what stands in them, only when their owner is taken is kept. */
export const connectedCalendars = sqliteTable(
  'connected_calendars',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: calendarKinds }).notNull(),
    label: text('label').notNull(),
    /** What opens it, under the secret of the instance. */
    sealed: text('sealed').notNull(),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
    readFrom: at('read_from'),
    readTo: at('read_to'),
    /** Pairs of milliseconds since 1970. */
    busy: text('busy', { mode: 'json' }).$type<[number, number][]>(),
    awaySince: at('away_since'),
    trouble: text('trouble', { enum: ['away', 'refused', 'not-found', 'not-allowed'] }),
  },
  (table) => [index('connected_calendars_user').on(table.userId)],
)

/** When people can hold interviews, by their own clock. */
export const workingHours = sqliteTable('working_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  zone: text('zone').notNull(),
  days: text('days', { mode: 'json' }).$type<{ day: number; from: string; to: string }[]>().notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
})
