import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** A company that posts jobs, with the one person who signs in for it. An address is stored in lower case. */
export const companies = sqliteTable('companies', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  fullName: text('full_name').notNull(),
  companyName: text('company_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Tokens carry the number that stood here when they were issued, and die when it changes. */
  tokenEpoch: integer('token_epoch').notNull().default(0),
  createdAt: at('created_at').notNull(),
  /** When the address was proved by the link from the mail. */
  emailVerifiedAt: at('email_verified_at'),
  /** When an administrator vouched for the company. */
  verifiedAt: at('verified_at'),
  suspendedAt: at('suspended_at'),
  lastActiveAt: at('last_active_at'),
})

const ofCompany = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** A secret sent to a company by mail. Only its hash is kept; it works once and until `expiresAt`. */
export const companyLinks = sqliteTable(
  'company_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['verify-email', 'reset-password'] }).notNull(),
    ownerId: ofCompany(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** A used link is kept until it would have expired, so that a second click gets a clear answer. */
    usedAt: at('used_at'),
  },
  (table) => [index('company_links_owner').on(table.ownerId)],
)

/** A job that a company offers. What the company left blank is null: calls and pages fill in words of their own. */
export const jobPosts = sqliteTable(
  'job_posts',
  {
    id: text('id').primaryKey(),
    /** Names the public page, /jobs/{publicId}. */
    publicId: text('public_id').notNull().unique(),
    companyId: ofCompany(),
    title: text('title').notNull(),
    companyName: text('company_name'),
    location: text('location').notNull(),
    experience: text('experience'),
    jobType: text('job_type', { enum: ['Full-Time', 'Part-Time', 'Contract', 'Internship'] }).notNull(),
    department: text('department'),
    skillsRequired: text('skills_required', { mode: 'json' }).$type<string[]>().notNull(),
    salaryRange: text('salary_range'),
    descriptionText: text('description_text').notNull(),
    /** The name under which the file with the whole description is offered; null without one. */
    jobDescriptionFile: text('job_description_file'),
    status: text('status', { enum: ['Active', 'Closed'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('job_posts_company').on(table.companyId, table.createdAt),
    index('job_posts_status').on(table.status, table.createdAt),
  ],
)
