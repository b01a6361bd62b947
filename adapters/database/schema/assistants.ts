import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { suggestionKinds, suggestionStates } from '#src/suggestions/constants.ts'
import { users, workspaces } from './accounts.ts'
import { candidates } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const ofWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofClient = () =>
  text('client_id')
    .notNull()
    .references(() => assistantClients.id, { onDelete: 'cascade' })

/** Drafts and proposals of assistants, until a person takes them up or puts them away. */
export const suggestions = sqliteTable(
  'suggestions',
  {
    id: text('id').primaryKey(),
    workspaceId: ofWorkspace(),
    candidateId: text('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: suggestionKinds }).notNull(),
    /** What the program was called when it wrote this. */
    program: text('program').notNull(),
    /** For whom it worked. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a mail. */
    subject: text('subject'),
    text: text('text').notNull(),
    /** That is proposed; it may be gone since. */
    stageId: text('stage_id'),
    createdAt: at('created_at').notNull(),
    state: text('state', { enum: suggestionStates }).notNull(),
    settledBy: text('settled_by').references(() => users.id, { onDelete: 'set null' }),
    settledAt: at('settled_at'),
  },
  (table) => [index('suggestions_candidate').on(table.candidateId, table.state)],
)

/** Assistants as they have introduced themselves. Nobody has checked what they say. */
export const assistantClients = sqliteTable(
  'assistant_clients',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('assistant_clients_created').on(table.createdAt)],
)

/** What somebody has agreed to, until the assistant fetches its tokens. Only the hash of the code is kept. */
export const assistantCodes = sqliteTable('assistant_codes', {
  codeHash: text('code_hash').primaryKey(),
  clientId: ofClient(),
  workspaceId: ofWorkspace(),
  userId: ofUser(),
  scopes: text('scopes', { mode: 'json' }).$type<string[]>().notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** SHA-256 of what the assistant will show, in base64url. */
  challenge: text('challenge').notNull(),
  expiresAt: at('expires_at').notNull(),
  /** The connection that was made with it; null while it is unused. */
  grantId: text('grant_id'),
})

/** An assistant that works for a person in a workspace. Only hashes of its tokens are kept. */
export const assistantGrants = sqliteTable(
  'assistant_grants',
  {
    id: text('id').primaryKey(),
    clientId: ofClient(),
    workspaceId: ofWorkspace(),
    userId: ofUser(),
    scopes: text('scopes', { mode: 'json' }).$type<string[]>().notNull(),
    accessHash: text('access_hash').notNull().unique(),
    accessExpiresAt: at('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    refreshExpiresAt: at('refresh_expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('assistant_grants_user').on(table.userId), index('assistant_grants_workspace').on(table.workspaceId)],
)

/** Refresh tokens that were changed for new ones: whoever shows one of them has stolen it, or was stolen from. */
export const assistantUsedTokens = sqliteTable(
  'assistant_used_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    grantId: text('grant_id')
      .notNull()
      .references(() => assistantGrants.id, { onDelete: 'cascade' }),
    usedAt: at('used_at').notNull(),
  },
  (table) => [index('assistant_used_tokens_grant').on(table.grantId)],
)
