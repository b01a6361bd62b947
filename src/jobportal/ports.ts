import type { RejectionReason } from '#src/hiring/index.ts'
import type { Files, JobReading, PostedJob, PostMatching, StoredFile } from '#src/matching/index.ts'
import type { Passkeys, PasskeyVerifier } from '#src/passkeys/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { CommonPasswords } from '#src/ports/common-passwords.ts'
import type { DecisionFacts } from '#src/ports/decision-facts.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { JobTitles } from '#src/ports/job-titles.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { LetterBudget } from '#src/shared/letter-budget.ts'
import type { LinkStore } from '#src/shared/links.ts'
import type { Application, ApplicationEvent, ApplicationMessage, ApplicationNote, NewerApplication } from './application.ts'
import type { ReviewingPorts } from './applications-ports.ts'
import type { ApplyingPorts } from './applying-ports.ts'
import type { Company, CompanyLinkKind, CompanySession } from './company.ts'
import type { CompanyPages } from './company-page-ports.ts'
import type { JobPost, PublicJob } from './job-post.ts'
import type { ApplicationKeeping } from './keeping-ports.ts'
import type { PostsPorts } from './posts-ports.ts'
import type { PublicJobs } from './public-ports.ts'
import type { JobFilters, Slice } from './slice.ts'

/** What a company may not see of applicants under blind review. */
export interface HiddenApplicants {
  /** Hides in records that name their application by its id; null where nobody of the company is hidden. */
  veil(companyId: string): Promise<(<Value>(records: Value) => Value) | null>
}

/** Every company that can sign in. Writes take part in the caller's transaction. */
export interface Companies {
  find(id: string): Promise<Company | null>
  /** `email` is in lower case. */
  withEmail(email: string): Promise<Company | null>
  /** Those in whose workspaces this account works as their person. */
  ofPerson(userId: string): Promise<Company[]>
  /** Newest first, with the number of their jobs; `search` looks for a part of the name, address or company. */
  list(query: Slice & { search?: string }): Promise<{ companies: { company: Company; jobCount: number }[]; total: number }>
  add(company: Company): Promise<void>
  update(id: string, changes: Partial<Omit<Company, 'id' | 'email'>>): Promise<void>
  /** Its jobs and links go with it. */
  remove(id: string): Promise<void>
  /** Companies that never proved their address and are older than `before`. */
  forgottenBefore(before: Date): Promise<string[]>
}

/** The jobs of all companies. Writes take part in the caller's transaction. */
export interface JobPosts {
  add(job: JobPost): Promise<void>
  find(id: string): Promise<JobPost | null>
  /** Also closed ones; null for unknown ones and for those of suspended companies: strangers see nothing of them. */
  shown(by: { publicId: string } | { id: string }): Promise<PublicJob | null>
  update(id: string, changes: Partial<Omit<JobPost, 'id' | 'publicId' | 'companyId' | 'createdAt'>>): Promise<void>
  /** Its file stays for the caller to remove. Applications go with it. */
  remove(id: string): Promise<void>
  /** Newest first. */
  ofCompany(companyId: string): Promise<JobPost[]>
  /** The newest that is this job description of the company's workspace. */
  ofJobDescription(companyId: string, jobDescriptionId: string): Promise<JobPost | null>
  /**
   * What strangers may see, newest first: jobs that take applications `today` ('YYYY-MM-DD'), of companies that are not
   * suspended. Each word of `search` is looked for in title, location, company and skills.
   */
  open(query: Slice & JobFilters & { today: string }): Promise<{ jobs: PublicJob[]; total: number }>
  /** Where these jobs are, in the words of their companies, the most frequent first. */
  openLocations(query: { today: string; companyId?: string; limit: number }): Promise<string[]>
}

/** What people sent for jobs. Writes take part in the caller's transaction. */
export interface Applications {
  add(application: Application): Promise<void>
  find(id: string): Promise<Application | null>
  /** The one application of this address (in lower case) for this job. */
  ofEmail(jobId: string, email: string): Promise<Application | null>
  update(id: string, changes: Partial<Omit<Application, 'id' | 'jobId' | 'companyId' | 'email'>>): Promise<void>
  /** With its links (from then on 410), notes, messages and events; its files stay for the caller to remove. */
  remove(id: string): Promise<void>
  /** Ids of a job's applications, newest first. */
  idsOf(jobId: string): Promise<string[]>
  /** How many each of these jobs has, and the ids, newest first. */
  idsOfJobs(jobIds: string[]): Promise<Map<string, string[]>>
  /** The `ReadDocument` of its resume as JSON text; null while it was not read. */
  text(id: string): Promise<string | null>
  keepText(id: string, document: string | null): Promise<void>
  addLink(applicationId: string, tokenHash: string, at: Date): Promise<void>
  /** The application that a private link leads to. */
  byLink(tokenHash: string): Promise<Application | null>
  addEvent(event: ApplicationEvent): Promise<void>
  /** Oldest first. */
  events(applicationId: string): Promise<ApplicationEvent[]>
}

/** What waits for the owners of addresses. Writes take part in the caller's transaction. */
export interface NewerApplications {
  add(newer: NewerApplication): Promise<void>
  /** Oldest first. */
  ofApplication(applicationId: string): Promise<NewerApplication[]>
  /** Its file stays for the caller to remove, or to keep. */
  remove(id: string): Promise<void>
}

/**
 * The company's workspace, where its jobs and applicants are what they are for every recruiter: job descriptions and candidates, with
 * stages, tags, interviews and assessments. Everything in the caller's transaction.
 */
export interface CompanyWorkspace {
  /** What a job asks for, with the file of its text. Resolves to the id of its job description there. */
  keepJob(job: JobPost, reading: Omit<JobReading, 'type'>, file: StoredFile): Promise<string>
  /** A job description as a posting of it begins: its title and its visible text; null when the workspace has none with this id. */
  jobDescription(workspaceId: string, id: string): Promise<{ title: string; text: string } | null>
  /** What a job asks for whose job description was there before it; null when that is gone. */
  askedBy(job: JobPost): Promise<PostedJob | null>
  /** Whoever is hidden in the job description of a job is hidden among its applicants, too. */
  attachJob(job: JobPost): Promise<void>
  /** A job that is deleted leaves with its job description, unless somebody was ranked against it. */
  dropJob(job: JobPost): Promise<void>
  /**
   * Somebody who applied, as a candidate for the job; `document`: what was read of the resume, null where it could not be read. Null
   * while the job was not read.
   */
  takeIn(application: Application, document: string | null): Promise<string | null>
  /** Notes and letters that recruiters wrote on the page of the candidate, newest first. */
  writtenByRecruiters(application: Application): Promise<{ notes: ApplicationNote[]; messages: ApplicationMessage[] }>
  /** Letters that recruiters wrote on the page of the candidate and that went out to the address of the application. */
  lettersTo(application: Application): Promise<ApplicationMessage[]>
  /** What the workspace noted in fields that applicants read, in words. */
  fieldsShownTo(application: Application): Promise<{ name: string; value: string }[]>
  /** To be called after the commit: the open windows of recruiters hear of it. */
  announce(candidateId: string | null, companyId: string): Promise<void>
  /** What of the workspace goes when this application is erased: nothing where the candidate is somebody else's as well. */
  erasureOf(application: Application): Promise<{ people: string[]; resumes: string[]; candidates: string[] }>
  /** Erases it; what cannot be undone follows once the rows are gone for good. */
  erase(application: Application): Promise<{ files: string[]; mails: string[] }>
  /** Those of the files that a resume of the workspace still is. */
  filesInUse(fileIds: string[]): Promise<ReadonlySet<string>>
}

export type CompanyLinks = LinkStore<CompanyLinkKind>

/** Where companies are signed in. Writes take part in the caller's transaction. */
export interface CompanySessions {
  add(session: CompanySession): Promise<void>
  /** Null as soon as it was ended. */
  find(id: string): Promise<CompanySession | null>
  /** Those that have not ended by `now`, the last seen first. */
  ofCompany(companyId: string, now: Date): Promise<CompanySession[]>
  seen(id: string, at: Date): Promise<void>
  noteProof(id: string, at: Date): Promise<void>
  /** False when this company has no such session. */
  remove(companyId: string, id: string): Promise<boolean>
  /** All but `keptId`; all of them when it is null. Resolves to the ids of those that ended. */
  removeOthers(companyId: string, keptId: string | null): Promise<string[]>
  removeExpired(now: Date): Promise<void>
}

export interface JobPortalSettings {
  /** Base of every link, without a slash at the end. */
  publicUrl: string
  /** Signs marks of known browsers and seals mails. */
  secret: string
  /** Whether a proved address is enough to be a verified company. */
  autoVerify: boolean
  /** Answers that must not tell whether an address is known take at least this long, in milliseconds. */
  evenAnswerMs?: number
}

/** What the job portal needs from outside. */
export interface JobPortalPorts extends ReviewingPorts, ApplyingPorts, PostsPorts {
  /** Where people apply for a job by mail, by its public id; null where no mailbox is connected. */
  mailAddress?(publicId: string): string | null
  /** Mails that came from an applicant. */
  mailsFrom?(application: Application): Promise<(Omit<ApplicationMessage, 'state'> & { state: 'received' })[]>
  decisionFacts: DecisionFacts
  companies: Companies
  companyPages: CompanyPages
  companyLinks: CompanyLinks
  companySessions: CompanySessions
  passkeys: Passkeys
  passkeyVerifier: PasskeyVerifier
  jobPosts: JobPosts
  publicJobs: PublicJobs
  applications: Applications
  /** Absent where nobody is ever hidden. */
  hiddenApplicants?: HiddenApplicants
  newerApplications: NewerApplications
  applicationKeeping: ApplicationKeeping
  workspace: CompanyWorkspace
  /** The account that works in a company's workspace has the same password from now on. In the caller's transaction. */
  takePassword(userId: string, passwordHash: string): Promise<void>
  /** Whether an administrator has suspended this account. */
  isPersonSuspended(userId: string): Promise<boolean>
  /** Reads and scores: the same engine that ranks everybody else. */
  matching: PostMatching
  /** Under the id of the company, which is the id of the workspace that its files belong to. */
  files: Files
  fileStore: FileStore
  liveFeed: LiveFeed
  jobTitles: JobTitles
  auditLog: AuditLog
  commonPasswords: CommonPasswords
  passwordHasher: PasswordHasher
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  rateLimits: RateLimits
  ids: Ids
  /** For letters in words of their own. */
  letterBudget: LetterBudget
  /** A reason for a rejection in one line; throws for what is about a protected trait. The same as for candidates of recruiters. */
  reasonInWords(reason: RejectionReason, text: string): string
  settings: JobPortalSettings
}
