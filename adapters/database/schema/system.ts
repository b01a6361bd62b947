import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Who did what, and when. Entries are only ever added; ids only, so that erasing a person leaves none of their data here. */
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
  },
  (table) => [index('audit_entries_at').on(table.at)],
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
    lastError: text('last_error'),
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
    /** Null while the first request is still at work. */
    status: integer('status'),
    body: text('body'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotent_answers_at').on(table.createdAt)],
)
