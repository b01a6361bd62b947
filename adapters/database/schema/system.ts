import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EgressSubject, Purpose } from '#src/ports/outgoing.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * Who did what, and when. Entries are only ever added, which triggers enforce; ids only, so that erasing a person leaves none
 * of their data here. Each entry's hash covers its content and the hash before it.
 */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    at: at('at').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    workspaceId: text('workspace_id'),
    address: text('address'),
    requestId: text('request_id'),
    /** Small facts such as the plan that was chosen; never names, addresses or texts of people. */
    details: text('details', { mode: 'json' }).$type<Record<string, string | number | boolean> | null>(),
    /** The place in the chain, from 1, without gaps; null until an entry of an older version is chained. */
    number: integer('number').unique(),
    previousHash: text('previous_hash'),
    hash: text('hash'),
    /** HMAC of the hash under the secret of the instance; null for entries of an older version. */
    seal: text('seal'),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_actor').on(table.actorId, table.number),
    index('audit_entries_subject').on(table.subjectId, table.number),
    index('audit_entries_action').on(table.action, table.number),
  ],
)

/** Mails that were handed over. Those that wait or failed are jobs. */
export const mailRecords = sqliteTable(
  'mail_records',
  {
    /** The id of the job that carried it, which is also in its Message-ID. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    queuedAt: at('queued_at').notNull(),
    sentAt: at('sent_at').notNull(),
    /** The mail that this one repeats. */
    resentFrom: text('resent_from'),
  },
  (table) => [index('mail_records_queued').on(table.queuedAt), index('mail_records_address').on(table.address)],
)

/**
 * Every connection that the server made to others, or refused to make. What was sent is told by its size and hash only, and whom it was
 * about by an id.
 */
export const outgoingConnections = sqliteTable(
  'outgoing_connections',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    at: at('at').notNull(),
    purpose: text('purpose').$type<Purpose>().notNull(),
    host: text('host').notNull(),
    setting: text('setting'),
    outcome: text('outcome').$type<'sent' | 'refused'>().notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256'),
    subjectKind: text('subject_kind').$type<EgressSubject['kind']>(),
    subjectId: text('subject_id'),
  },
  (table) => [
    index('outgoing_connections_at').on(table.at),
    index('outgoing_connections_subject').on(table.subjectKind, table.subjectId),
  ],
)

/** The job titles that people choose from, in their order. */
export const jobTitles = sqliteTable('job_titles', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The name in lower case with single spaces: no title is there twice. */
  sameness: text('sameness').notNull().unique(),
  position: integer('position').notNull(),
  createdAt: at('created_at').notNull(),
  /** Not offered any more since; what was made with it keeps it. */
  retiredAt: at('retired_at'),
})

/** What an administrator has set in the product instead of in the environment. */
export const instanceSettings = sqliteTable('instance_settings', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).notNull(),
  /** Counts the changes, so that two people who edit at once notice each other. */
  revision: integer('revision').notNull(),
  updatedAt: at('updated_at').notNull(),
  updatedBy: text('updated_by'),
})

/** What broke in browsers, counted by page and place in the program. Holds nothing of who used them. */
export const browserFailures = sqliteTable(
  'browser_failures',
  {
    /** A hash of page, name and positions. */
    id: text('id').primaryKey(),
    /** The pattern of the page's address, such as /dashboard/candidates/:id. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** File, line and column in what the browser was sent, the innermost first. */
    positions: text('positions', { mode: 'json' }).$type<string[]>().notNull(),
    /** Of the last time. */
    browser: text('browser').notNull(),
    version: text('version').notNull(),
    times: integer('times').notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [index('browser_failures_last').on(table.lastAt)],
)

/** Work that outlives the request that asked for it. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** At most one open job has a given key. */
    key: text('key').unique(),
    payload: text('payload', { mode: 'json' }).notNull(),
    state: text('state', { enum: ['open', 'failed'] })
      .notNull()
      .default('open'),
    runAt: at('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While this lies ahead, a worker has the job. */
    leasedUntil: at('leased_until'),
    /** The process whose worker that is, where several serve the instance. */
    holder: text('holder'),
    lastError: text('last_error'),
    /** The span that added it, in the form of W3C Trace Context; null where nothing is traced. */
    traceparent: text('traceparent'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('jobs_due').on(table.state, table.runAt)],
)

/** The answer that was given to a request with an Idempotency-Key, for 24 hours. */
export const idempotentAnswers = sqliteTable(
  'idempotent_answers',
  {
    /** Whose key it is and for which call, so that keys of different people never meet. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The process that does the first request, where several serve the instance. */
    holder: text('holder'),
    /** Null while the first request is still at work. */
    status: integer('status'),
    body: text('body'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotent_answers_at').on(table.createdAt)],
)

/** The processes that serve the instance together, on an engine that takes several; empty with SQLite. */
export const processes = sqliteTable('processes', {
  /** A new one at each start. */
  id: text('id').primaryKey(),
  /** What it does: all of it, or a part. */
  role: text('role').notNull(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  version: text('version').notNull(),
  /** When the newest migration that it knows was made: what came later must leave it in peace. */
  knows: integer('knows').notNull(),
  startedAt: at('started_at').notNull(),
  /** When it last said that it is there, by the clock of the database. */
  heartbeatAt: at('heartbeat_at').notNull(),
})
