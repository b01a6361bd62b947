import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import type { Files } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { ReadMail, ReceivedMail } from './received-mail.ts'

/** A mailbox on a mail server. Every method rejects with `ProviderError` when the server is away or refuses. */
export interface Mailbox {
  /** Shown to administrators: server and folder. */
  readonly name: string
  /** Changes when the uids of before mean nothing any more. */
  uidValidity(): Promise<string>
  /** Mails with a larger uid, in ascending order, at most so many. */
  after(uid: number, limit: number): Promise<{ uid: number; size: number; arrivedAt: Date | null }[]>
  /** Writes a mail into a file, as it was received; of one that is larger than `maxBytes` the beginning. False when it is gone. */
  fetch(uid: number, path: string, maxBytes: number): Promise<boolean>
  /** Marks as seen or moves what the settings say. Nothing at all unless they do. */
  tidy(uids: number[]): Promise<void>
  /** Whether `tidy` does anything. */
  readonly tidies: boolean
  /** Resolves when something new has arrived, as soon as the server says so (IDLE), or after this time. */
  wait(milliseconds: number): Promise<void>
  /** Ends the connection; the next call makes another. */
  close(): Promise<void>
}

/** Takes mails apart, away from the server's own process. */
export interface MailReader {
  /**
   * Reads the mail in the file `path`; its files are written one after the other into `to`. Bounded in time and memory: what
   * takes too much is read as its headers alone.
   */
  read(request: MailToRead): Promise<ReadMail>
}

export interface MailToRead {
  path: string
  to: string
  /** What the product itself writes from: such a mail came back. */
  ownAddresses: string[]
  /** The file holds only the beginning of the mail. */
  headersOnly: boolean
}

/** What became of a mail. 'nobody': it is for no workspace; 'passed': a list, or one of ours; 'repeated': it was here before; 'failed': it cannot be filed. */
export const outcomes = ['filed', 'applied', 'unfiled', 'nobody', 'passed', 'repeated', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

export interface Place {
  mailbox: string
  uidValidity: string
}

/** Somebody in a workspace whom an address belongs to. */
export interface KnownSender {
  candidateId: string
  personId: string
  name: string | null
  jobTitle: string
  jobDescriptionId: string
  /** When somebody last wrote to them; null when nobody did. */
  lastWrittenTo: Date | null
}

/** Where a thread is kept. */
export interface Thread {
  workspaceId: string
  candidateId: string | null
  applicationId: string | null
}

/** Writes take part in the caller's transaction. */
export interface ReceivedMails {
  place(mailbox: string): Promise<{ uidValidity: string; lastUid: number } | null>
  savePlace(place: Place & { lastUid: number }): Promise<void>
  /** Whether the same mail was taken already. */
  isKnown(sameness: string): Promise<boolean>
  noteReceipt(receipt: Place & { uid: number; sameness: string; at: Date; outcome: Outcome; isUntidy: boolean }): Promise<void>
  untidied(place: Place): Promise<number[]>
  noteTidied(place: Place, uids: number[]): Promise<void>
  /** How many mails of each outcome there were since then. */
  counts(since: Date): Promise<Record<Outcome, number>>

  add(mail: ReceivedMail): Promise<void>
  find(workspaceId: string, id: string): Promise<ReceivedMail | null>
  update(
    id: string,
    changes: Partial<Pick<ReceivedMail, 'candidateId' | 'applicationId' | 'matchedBy' | 'reason' | 'filedBy' | 'filedAt'>>,
  ): Promise<void>
  remove(id: string): Promise<void>
  /** Newest first, with those of the candidate's applications. */
  ofCandidate(candidateId: string): Promise<ReceivedMail[]>
  ofApplication(applicationId: string): Promise<ReceivedMail[]>
  /** What nobody was found for, newest first, with the number of all. */
  unfiled(workspaceId: string, page: { limit: number; offset: number }): Promise<{ mails: ReceivedMail[]; total: number }>

  /** Mails that nobody has filed since before then, oldest first. */
  unfiledBefore(before: Date, limit: number): Promise<ReceivedMail[]>

  /** Where the thread of a candidate or an application is; null when there is no such one any more. */
  threadOf(kind: 'candidate' | 'application', id: string): Promise<Thread | null>
  /** Whom a mail of ours was about; null when it is none, or they are gone. */
  threadOfSent(mailId: string): Promise<Thread | null>
  isWorkspace(id: string): Promise<boolean>
  /** The one workspace of an instance that has one; null where there are several. */
  onlyWorkspace(): Promise<string | null>
  /** Candidates of the workspace with one of these addresses, by address; who gave it themselves, and who was written to last, first. */
  withAddresses(workspaceId: string, addresses: string[]): Promise<Map<string, KnownSender[]>>
}

/** A job that somebody may apply for by mail. */
export interface MailedJob {
  id: string
  workspaceId: string
  jobDescriptionId: string | null
  isOpen: boolean
}

/** What somebody applies with by mail. */
export interface MailedApplication {
  name: string
  email: string
  file: { path: string; filename: string; size: number; sha256: string; type: 'pdf' | 'docx' | 'doc' }
}

/** The door that applications come in by. */
export interface ApplyDoor {
  job(publicId: string): Promise<MailedJob | null>
  /** Takes it as the form would. `within` runs in the transaction that keeps it. */
  apply(publicId: string, sent: MailedApplication, within: (applicationId: string) => Promise<void>): Promise<void>
  /** Whether the file is the document that its first bytes promise. */
  isDocument(file: { path: string; type: 'pdf' | 'docx' | 'doc' }): Promise<boolean>
}

export interface MailInSettings {
  /** `hiring@example.com`, or `*@in.example.com`. */
  address: string
  /** Addresses that the product itself writes from. */
  ownAddresses: string[]
  /** The name that the own mail server writes into Authentication-Results; null: senders are not verified. */
  authservId: string | null
  secret: string
  earlierSecrets: readonly string[]
}

export interface MailInPorts {
  receivedMails: ReceivedMails
  mailReader: MailReader
  apply: ApplyDoor
  hiring: Pick<Hiring, 'noteReceived' | 'tellReceived'>
  messages: Pick<HiringPorts['messages'], 'ofCandidate' | 'update'>
  files: Files
  fileStore: FileStore
  jobs: JobQueue
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  rateLimits: RateLimits
  ids: Ids
  log: { error(message: string, facts: Record<string, unknown>): void }
  /** Null where no mailbox is connected. */
  mailbox: Mailbox | null
  settings: MailInSettings | null
  /** Lets the queue look at new work at once. */
  beginWork(): void
  /** Where mails are written while they are read. */
  uploadFolder: string
}
