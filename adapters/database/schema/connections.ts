import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { webhookFormats } from '#src/connections/constants.ts'
import { users, workspaces } from './accounts.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const ofWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** What programs sign in with. Only the hash of a key is kept. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    workspaceId: ofWorkspace(),
    /** Whose key it is or, for one of the workspace, who made it: it acts in their name and ends with their account. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['personal', 'workspace'] }).notNull(),
    name: text('name').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<string[]>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The last signs of the key, so that people tell keys apart. */
    hint: text('hint').notNull(),
    /** Addresses and networks it may come from; null for any. */
    networks: text('networks', { mode: 'json' }).$type<string[] | null>(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('api_keys_workspace').on(table.workspaceId), index('api_keys_user').on(table.userId)],
)

/** Where a workspace wants to be told of what happens in it. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    workspaceId: ofWorkspace(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events', { mode: 'json' }).$type<string[]>().notNull(),
    /** How messages are written. */
    format: text('format', { enum: webhookFormats }).notNull().default('standard'),
    /** Whether messages in words say whom and which job they are about. */
    tellsNames: integer('tells_names', { mode: 'boolean' }).notNull().default(false),
    /** The room of a Matrix server. */
    room: text('room'),
    /** What the receiver wants to be shown, where it wants something; under a seal. */
    sealedToken: text('sealed_token'),
    /** Signs what is sent; under a seal. */
    sealedSecret: text('sealed_secret').notNull(),
    /** Signs beside the new one for a while after a rotation; under a seal. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: at('old_secret_until'),
    state: text('state', { enum: ['on', 'off', 'failed'] }).notNull(),
    /** Since when the receiver has not answered; null while it does. */
    failingSince: at('failing_since'),
    /** Attempts in a row that it has not answered. */
    failures: integer('failures').notNull().default(0),
    /** Nothing is sent before. */
    pausedUntil: at('paused_until'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('webhooks_workspace').on(table.workspaceId)],
)

/** One message to one receiver. It holds ids and no personal data. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** Counts up: the order in which things happened. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    /** The same at every attempt, so that a receiver knows what it has had. */
    id: text('id').notNull().unique(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** What it is about: messages about the same arrive in their order. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not tried before. */
    dueAt: at('due_at').notNull(),
    lastAttemptAt: at('last_attempt_at'),
    /** What the receiver answered; null when it did not. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  (table) => [
    index('webhook_deliveries_waiting').on(table.webhookId, table.state, table.number),
    index('webhook_deliveries_subject').on(table.webhookId, table.subject, table.number),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)

/** A secret address under which a calendar program finds somebody's interviews. Only its hash is kept. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
  lastReadAt: at('last_read_at'),
})
