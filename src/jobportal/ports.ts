import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { CommonPasswords } from '#src/ports/common-passwords.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { LinkStore } from '#src/shared/links.ts'
import type { Company } from './company.ts'
import type { JobPost, PublicJob } from './job-post.ts'

export interface Slice {
  limit: number
  offset: number
}

/** Every company that can sign in. Writes take part in the caller's transaction. */
export interface Companies {
  find(id: string): Promise<Company | null>
  /** `email` is in lower case. */
  withEmail(email: string): Promise<Company | null>
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
  /** Newest first. */
  ofCompany(companyId: string): Promise<JobPost[]>
  /** What strangers may see, newest first: active jobs of companies that are not suspended. */
  open(slice: Slice): Promise<{ jobs: PublicJob[]; total: number }>
}

export type CompanyLinkKind = 'verify-email' | 'reset-password'
export type CompanyLinks = LinkStore<CompanyLinkKind>

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
export interface JobPortalPorts {
  companies: Companies
  companyLinks: CompanyLinks
  jobPosts: JobPosts
  auditLog: AuditLog
  commonPasswords: CommonPasswords
  passwordHasher: PasswordHasher
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
  settings: JobPortalSettings
}
