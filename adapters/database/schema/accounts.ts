import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const yes = (name: string) => integer(name, { mode: 'boolean' })

/** One person who can sign in. `state` is the account's state machine; an address is stored in lower case. */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  fullName: text('full_name').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  companyName: text('company_name').notNull(),
  designation: text('designation').notNull(),
  passwordHash: text('password_hash').notNull(),
  state: text('state', { enum: ['unverified', 'pending', 'active', 'suspended'] }).notNull(),
  /** Whether somebody lets the person in; a suspension lies over it. */
  admission: text('admission', { enum: ['awaited', 'granted', 'withdrawn'] })
    .notNull()
    .default('awaited'),
  isAdmin: yes('is_admin').notNull().default(false),
  createdAt: at('created_at').notNull(),
  verifiedAt: at('verified_at'),
  approvedAt: at('approved_at'),
  /** Sessions end and are forgotten; this stays. */
  lastSeenAt: at('last_seen_at'),
})

/** What recruiters share: candidates, job descriptions, plan, usage. Everything they make belongs to one of these. */
export const workspaces = sqliteTable('workspaces', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  plan: text('plan', { enum: ['trial', 'free', 'paid'] }).notNull(),
  /** End of the trial or of the paid months; null for a plan without an end or not yet begun. */
  planEndsAt: at('plan_ends_at'),
  isUnlimited: yes('is_unlimited').notNull().default(false),
  usedJobDescriptions: integer('used_job_descriptions').notNull().default(0),
  usedResumes: integer('used_resumes').notNull().default(0),
  usedAssessments: integer('used_assessments').notNull().default(0),
  createdAt: at('created_at').notNull(),
})

export const memberships = sqliteTable(
  'memberships',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'recruiter', 'viewer', 'hiring-manager', 'interviewer'] }).notNull(),
    joinedAt: at('joined_at').notNull(),
    /** When they last chose to work in it: the newest is the one they act for. Null before the first choice. */
    chosenAt: at('chosen_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] }), index('memberships_user').on(table.userId)],
)

/** A browser that is signed in. Only the hash of its cookie is kept. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    provenAt: at('proven_at'),
    /** Of a session that began at an identity provider: who that is there. Null for everybody else. */
    issuer: text('issuer'),
    subject: text('subject'),
    /** What the provider calls its own session, where it says so. */
    providerSid: text('provider_sid'),
    /** Asks the provider again whether the person still is welcome; null where it gave nothing to ask with. */
    sealedRefresh: text('sealed_refresh'),
    /** When it was last asked. */
    checkedAt: at('checked_at'),
    /** When its owner last gave a second factor in it, or the provider said that it had asked for one. */
    factorAt: at('factor_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_provider').on(table.issuer, table.subject),
  ],
)

/** Whom an identity provider means by a subject. One account may have several. */
export const identities = sqliteTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the address, by the person, or with the account. */
    linkedBy: text('linked_by', { enum: ['address', 'person', 'account'] }).notNull(),
    linkedAt: at('linked_at').notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    // Whom a provider means by an account here is one person there.
    uniqueIndex('identities_user').on(table.userId, table.issuer),
  ],
)

/** A secret sent by mail or printed once. Only its hash is kept; it works once and until `expiresAt`. */
export const accountLinks = sqliteTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['verify-email', 'reset-password', 'set-up'] }).notNull(),
    /** Null for the set-up link, which makes the first account. */
    ownerId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** A used link is kept until it would have expired, so that a second click gets a clear answer. */
    usedAt: at('used_at'),
  },
  (table) => [index('account_links_user').on(table.ownerId)],
)

/** Somebody asked to join a workspace. Only the hash of the link is kept; sending it again makes a new one. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    role: text('role', { enum: ['owner', 'recruiter', 'viewer', 'hiring-manager', 'interviewer'] }).notNull(),
    /** Ids of the job descriptions that they will be named on. */
    jobs: text('jobs', { mode: 'json' }).$type<string[]>().notNull().default([]),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Kept for a while after that, so that a second click gets a clear answer. */
    acceptedAt: at('accepted_at'),
  },
  (table) => [uniqueIndex('invitations_address').on(table.workspaceId, table.email), index('invitations_email').on(table.email)],
)

/** The second step of signing in. Before `confirmedAt` it is being set up and asks nobody for anything. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: at('created_at').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The newest time step whose code was used: neither it nor an older one works again. */
  usedStep: integer('used_step').notNull().default(0),
})

/** What opens the account when the phone is lost. Each works once; only hashes are kept. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
