import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Answer, Correction, Earlier, NewerApplication } from '#src/jobportal/application.ts'
import { logoTypes } from '#src/jobportal/constants.ts'
import type { CustomQuestion } from '#src/jobportal/job-post.ts'
import type { JobRequirements, Match, ResumeFacts } from '#src/matching/index.ts'
import { languages } from '#src/words/languages.ts'
import { users } from './accounts.ts'
import { candidates, files, jobDescriptions } from './matching.ts'

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
  /** Which mails about new applications it wants. */
  applicationMails: text('application_mails', { enum: ['each', 'daily', 'off'] })
    .notNull()
    .default('each'),
  /** What its job pages say about how long an answer takes, in its own words; null without. */
  answerWords: text('answer_words'),
  /** Days for which applications are kept; null while nothing of them is deleted by itself. */
  keepDays: integer('keep_days'),
  /** Nothing goes before this instant. */
  keepStartsAt: at('keep_starts_at'),
  /** The account that works in its workspace; null until its person has signed in there. */
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** The public half of a workspace of recruiters: what they post is offered by it, and nobody signs in for it. */
  isWorkspace: integer('is_workspace', { mode: 'boolean' }).notNull().default(false),
})

const ofCompany = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** What the public page of a company's jobs says of it. What the company left blank is null. */
export const companyPages = sqliteTable('company_pages', {
  companyId: ofCompany().primaryKey(),
  about: text('about'),
  /** Begins with http:// or https://. */
  website: text('website'),
  /** '#rrggbb', in lower case. */
  color: text('color'),
  /** Null without a logo. */
  logoType: text('logo_type', { enum: logoTypes }),
  /** The bytes of the logo in base64: so they go with every copy of the database. */
  logo: text('logo'),
  updatedAt: at('updated_at').notNull(),
})

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

/** Where a company is signed in. Its token names the row, and works no longer than the row is there. */
export const companySessions = sqliteTable(
  'company_sessions',
  {
    id: text('id').primaryKey(),
    companyId: ofCompany(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    provenAt: at('proven_at'),
  },
  (table) => [index('company_sessions_company').on(table.companyId, table.lastSeenAt)],
)

/** A job that a company offers. What the company left blank is null: nobody says anything in its place. */
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
    /** When what strangers see of it changed last; null since it was posted. */
    updatedAt: at('updated_at'),
    /** 'YYYY-MM-DD', the last day (UTC) on which it takes applications; null without one. */
    closesOn: text('closes_on'),
    /** ISO 3166-1 alpha-2, in capitals; null when the company did not say. */
    country: text('country'),
    isRemote: integer('is_remote', { mode: 'boolean' }).notNull().default(false),
    questions: text('questions', { mode: 'json' }).$type<CustomQuestion[]>().notNull().default([]),
    /** The bytes behind `jobDescriptionFile`. */
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** What the job asks for, as the engine read it; null until it has. */
    requirements: text('requirements', { mode: 'json' }).$type<JobRequirements>(),
    /** Hash of the normalised text that the requirements were read from. */
    textHash: text('text_hash'),
    /** The job description of the company's workspace that this is; null until it was read. */
    jobDescriptionId: text('job_description_id').references(() => jobDescriptions.id, { onDelete: 'set null' }),
    /** The job description was there before it was posted: it says what the job asks for, and keeps its file. */
    isAttached: integer('is_attached', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('job_posts_job_description').on(table.jobDescriptionId),
    index('job_posts_company').on(table.companyId, table.createdAt),
    index('job_posts_status').on(table.status, table.createdAt),
    // Deleting a file asks whose it is.
    index('job_posts_file').on(table.fileId),
  ],
)

/** Somebody who applied for a job. One email address has one application for each job; applying again updates it. */
export const applications = sqliteTable(
  'applications',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobPosts.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone'),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    /** The name that the applicant's file had. */
    resumeFile: text('resume_file').notNull(),
    answers: text('answers', { mode: 'json' }).$type<Answer[]>().notNull(),
    /** Which link brought them, as the link says; null without. */
    source: text('source'),
    consentVersion: text('consent_version').notNull(),
    consentedAt: at('consented_at').notNull(),
    allowedToShare: integer('allowed_to_share', { mode: 'boolean' }).notNull(),
    appliedAt: at('applied_at').notNull(),
    /** When they applied again or corrected something; null when they did not. */
    updatedAt: at('updated_at'),
    status: text('status', { enum: ['New', 'Reviewed', 'Shortlisted', 'Rejected'] }).notNull(),
    statusAt: at('status_at').notNull(),
    /** When the company first wrote to them, whatever it wrote; null while they have had no answer. */
    answeredAt: at('answered_at'),
    withdrawnAt: at('withdrawn_at'),
    /** When they asked that a person looks at it, and why; null when they did not. */
    reviewAskedAt: at('review_asked_at'),
    reviewReason: text('review_reason'),
    /** When the company said that a person has. */
    reviewedAt: at('reviewed_at'),
    /** 'waiting' until its resume was read; 'unreadable' needs a person. */
    reading: text('reading', { enum: ['waiting', 'read', 'unreadable'] }).notNull(),
    unreadableCode: text('unreadable_code'),
    unreadableReason: text('unreadable_reason'),
    /** 'YYYY-MM-DD', the day this resume came: open roles end in its month. */
    receivedOn: text('received_on').notNull(),
    facts: text('facts', { mode: 'json' }).$type<ResumeFacts>(),
    factsHash: text('facts_hash'),
    textHash: text('text_hash'),
    warnings: text('warnings', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** What the applicant says is wrong with it, the newest last. */
    corrections: text('corrections', { mode: 'json' }).$type<Correction[]>().notNull().default([]),
    /** What they sent before they applied again, the newest last. */
    earlier: text('earlier', { mode: 'json' }).$type<Earlier[]>().notNull().default([]),
    match: text('match', { mode: 'json' }).$type<Match>(),
    /** Of `match`, for the order of lists; null without one. */
    percentage: integer('percentage'),
    confidence: real('confidence'),
    /** Whom the company's workspace has for it; null until somebody has tried to read its resume. */
    candidateId: text('candidate_id').references(() => candidates.id, { onDelete: 'set null' }),
    /** The language its applicant last read the pages in, for the mails to them; null where nobody has asked. */
    language: text('language', { enum: languages }),
  },
  (table) => [
    index('applications_candidate').on(table.candidateId),
    uniqueIndex('applications_of_one').on(table.jobId, table.email),
    index('applications_rank').on(table.jobId, table.percentage),
    index('applications_company').on(table.companyId, table.appliedAt),
    index('applications_file').on(table.fileId),
  ],
)

const ofApplication = () =>
  text('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** What was sent with an address that has applied for the job already, until the owner of the address takes it. */
export const newerApplications = sqliteTable(
  'newer_applications',
  {
    id: text('id').primaryKey(),
    applicationId: ofApplication(),
    sentAt: at('sent_at').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    form: text('form', { mode: 'json' }).$type<NewerApplication['form']>().notNull(),
  },
  (table) => [
    index('newer_applications_application').on(table.applicationId, table.sentAt),
    index('newer_applications_file').on(table.fileId),
  ],
)

/** An application that must stay for now, and why. */
export const applicationHolds = sqliteTable('application_holds', {
  applicationId: ofApplication().primaryKey(),
  reason: text('reason').notNull(),
  /** The company's person who put it on. */
  heldBy: text('held_by').notNull(),
  heldAt: at('held_at').notNull(),
})

/** The visible text of an application's resume as it was read (`ReadDocument` as JSON): large, and seldom needed. */
export const applicationTexts = sqliteTable('application_texts', {
  applicationId: ofApplication().primaryKey(),
  document: text('document').notNull(),
})

/** A private link of an applicant. Only its hash is kept; every mail about an application brings one of its own. */
export const applicationLinks = sqliteTable(
  'application_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    applicationId: ofApplication(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('application_links_application').on(table.applicationId)],
)

/** What the company writes down about an applicant, for itself. */
export const applicationNotes = sqliteTable(
  'application_notes',
  {
    id: text('id').primaryKey(),
    applicationId: ofApplication(),
    text: text('text').notNull(),
    /** The company's person who wrote it. */
    writtenBy: text('written_by').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('application_notes_application').on(table.applicationId, table.createdAt)],
)

/** A mail to an applicant. */
export const applicationMessages = sqliteTable(
  'application_messages',
  {
    id: text('id').primaryKey(),
    applicationId: ofApplication(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Who wrote it, as the applicant reads it. */
    sentBy: text('sent_by').notNull(),
    createdAt: at('created_at').notNull(),
    state: text('state', { enum: ['held', 'queued', 'sent', 'failed', 'cancelled'] }).notNull(),
  },
  (table) => [index('application_messages_application').on(table.applicationId, table.createdAt)],
)

/** What happened with an application, for its applicant and its company to read. */
export const applicationEvents = sqliteTable(
  'application_events',
  {
    id: text('id').primaryKey(),
    applicationId: ofApplication(),
    at: at('at').notNull(),
    kind: text('kind', {
      enum: [
        'applied',
        'applied-again',
        'status',
        'message',
        'corrected',
        'review-asked',
        'reviewed',
        'withdrawn',
        'read',
        'evidence-opened',
        'deletion-asked',
      ],
    }).notNull(),
    /** Small facts, such as { status: 'Reviewed' }; of a rejection also where it came from and why. */
    details: text('details', { mode: 'json' }).$type<Record<string, string | number>>().notNull(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.at)],
)

/** A text that jobs are started from. */
export const jobPostTemplates = sqliteTable(
  'job_post_templates',
  {
    id: text('id').primaryKey(),
    companyId: ofCompany(),
    name: text('name').notNull(),
    /** The fields of the posting form. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('job_post_templates_name').on(table.companyId, table.name)],
)
