import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { SeenJobs } from '#src/shared/roles.ts'

/** Who asks, and for which workspace or company. */
export interface Actor {
  id: string
  workspaceId: string
  /** The job descriptions that they see; absent or null for all. */
  jobs?: SeenJobs
}

/** The words of one resume that say whose it is. */
export interface IdentityWords {
  names: string[]
  contacts: string[]
  schools: string[]
  personal: string[]
}

/** Finds those words in a resume. The work is done where files are read. */
export interface IdentityReader {
  /** `document` is a stored `ReadDocument` as JSON, `facts` what was read from it. Rejects when it cannot be read. */
  read(document: string, facts: unknown): Promise<IdentityWords>
}

/** One resume, or one application, of somebody under blind review. */
export interface HiddenRecord {
  personId: string
  /** Ids under which answers speak of them. */
  ids: string[]
  /** Keys of their stored files. */
  files: string[]
  /** Of the resume or the application. */
  recordId: string
  filename: string
  /** What they were read from, so that words are made anew when it changes. */
  basis: string
  /** Null until somebody has found them. */
  words: IdentityWords
  isRead: boolean
}

/** What a workspace, or a company, hides at this moment, in numbers that change with it. */
export interface BlindState {
  /** Grows with every switch and every reveal. */
  settings: number
  /** Grows with every candidate or application that is new or other than before. */
  records: number
}

export interface BlindJob {
  jobId: string
  isOn: boolean
  changedBy: string | null
  changedAt: Date
}

export type RevealReason = 'interview' | 'contact' | 'decided' | 'duplicate' | 'other'

export interface Reveal {
  /** The candidate or the application. */
  subjectId: string
  jobId: string
  reason: RevealReason
  note: string | null
  /** Null once their account is gone. */
  byName: string | null
  at: Date
}

/** What is stored about blind review. `ownerId` is a workspace or a company. Writes take part in the caller's transaction. */
export interface BlindReviews {
  /** Null when nothing was ever blind here. */
  state(ownerId: string): Promise<BlindState | null>
  /** Everybody who is hidden, or those of them who are among the people. */
  hidden(ownerId: string, people?: readonly string[]): Promise<HiddenRecord[]>
  /** What changed after this number: ids as records have them, and whose each is now; null when it is gone. */
  changed(ownerId: string, after: number): Promise<{ id: string; personId: string | null }[]>
  /** The stored text and facts of a record; null when it was never read. */
  source(recordId: string): Promise<{ document: string; facts: unknown } | null>
  /** The candidate whose assessment a stored recording or spoken answer belongs to; null for any other file. */
  ownerOfRecording(ownerId: string, key: string): Promise<string | null>
  keepWords(recordId: string, basis: string, words: IdentityWords): Promise<void>

  /** The job behind the id, if the owner has it: `jobId` is the one that the switch belongs to. */
  job(ownerId: string, id: string): Promise<{ jobId: string; title: string } | null>
  setting(jobId: string): Promise<(BlindJob & { changedByName: string | null }) | null>
  switch(ownerId: string, job: BlindJob): Promise<void>
  reveals(jobId: string): Promise<Reveal[]>
  /** How many are hidden in this job. */
  hiddenInJob(jobId: string): Promise<number>
  /** The jobs under blind review in which this one's person is, with the subject in each; null when the id is not the owner's. */
  blindJobsOf(
    ownerId: string,
    subjectId: string,
  ): Promise<{ subjectId: string; jobId: string; title: string; reveal: Reveal | null }[] | null>
  reveal(
    ownerId: string,
    reveal: { id: string; subjectId: string; jobId: string; reason: RevealReason; note: string | null; by: string; at: Date },
  ): Promise<void>
}

export interface BlindReviewPorts {
  /** Of workspaces. */
  blindCandidates: BlindReviews
  /** Of companies. */
  blindApplications: BlindReviews
  identityReader: IdentityReader
  auditLog: AuditLog
  clock: Clock
  ids: Ids
  transaction: Transaction
}
