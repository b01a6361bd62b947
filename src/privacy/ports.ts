import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { ExportedPart, OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Role } from '#src/shared/roles.ts'
import type { RetentionKind } from './constants.ts'

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  role: Role
}

export interface Hold {
  reason: string
  /** Null once their account is gone. */
  heldBy: string | null
  heldAt: Date
}

/** Somebody whose resumes are here, with what identifies their rows. */
export interface KnownPerson {
  id: string
  /** As the newest resume says it, else the name of its file. */
  name: string
  resumes: string[]
  candidates: { id: string; jobTitle: string; jobDescriptionId: string }[]
  hold: Hold | null
}

/** How far somebody has come in all their rankings together. */
export interface PersonStanding {
  personId: string
  isHeld: boolean
  rankings: number
  rejected: number
  hired: number
  /** When they were rejected the last time; null when they never were. */
  rejectedAt: Date | null
  /** When somebody last did something with them: the resume came, a move, a note, a message. */
  activeAt: Date
}

/** Messages of one candidate that were sent before an instant. */
export interface OldMessages {
  personId: string
  candidateId: string
  isHeld: boolean
  count: number
  oldestAt: Date
}

export interface PersonDirectory {
  /** The people behind these candidates, each once; candidates of other workspaces are left out. */
  behind(workspaceId: string, candidateIds: string[]): Promise<KnownPerson[]>
  byIds(workspaceId: string, personIds: string[]): Promise<KnownPerson[]>
  /** Everybody of the workspace in slices, by id; `after` is the last id of the slice before, '' at first. */
  standings(workspaceId: string, after: string, limit: number): Promise<PersonStanding[]>
  /** These people as they stand now. */
  standingsNow(workspaceId: string, personIds: string[]): Promise<PersonStanding[]>
  /** Those who have messages from before an instant, oldest first. */
  withMessagesBefore(workspaceId: string, before: Date, limit: number): Promise<OldMessages[]>
  /** When the oldest message from then on, of somebody who is not held, was sent; null when there is none. */
  oldestMessageSince(workspaceId: string, since: Date): Promise<Date | null>
  /** Removes these messages and what the timeline says of their content; resolves to the ids of their mails and the keys of their files. */
  removeMessages(
    workspaceId: string,
    candidateId: string,
    before: Date,
  ): Promise<{ removed: number; mails: string[]; files: string[] }>
  nameOfUser(userId: string): Promise<string | null>
}

/** What was recorded of one assessment that is over. */
export interface OldRecordings {
  personId: string
  candidateId: string
  assessmentId: string
  isHeld: boolean
  /** Spoken answers, and recordings of cameras and screens. */
  count: number
  endedAt: Date
}

export interface RecordedMedia {
  /** Workspaces that keep recordings of assessments that ended before an instant. */
  workspacesBefore(before: Date): Promise<string[]>
  /** Oldest first. */
  endedBefore(workspaceId: string, before: Date, limit: number): Promise<OldRecordings[]>
  /** When the first assessment from then on, of somebody who is not held, ended; null when there is none. */
  firstEndedSince(workspaceId: string, since: Date): Promise<Date | null>
  /** Removes what was recorded of an assessment, and leaves what was answered; resolves to the keys of the files. */
  expire(assessmentId: string): Promise<{ removed: number; files: string[] }>
}

export interface Holds {
  /** Puts a hold on, or changes its reason. */
  put(workspaceId: string, personId: string, hold: Hold): Promise<void>
  lift(personId: string): Promise<void>
  /** Newest first. */
  ofWorkspace(workspaceId: string): Promise<{ personId: string; hold: Hold }[]>
}

export interface RetentionPeriod {
  kind: RetentionKind
  days: number
  setAt: Date
  /** Nothing goes before. */
  startsAt: Date
}

export interface RetentionPeriods {
  of(workspaceId: string): Promise<RetentionPeriod[]>
  set(workspaceId: string, period: RetentionPeriod, by: string): Promise<void>
  remove(workspaceId: string, kind: RetentionKind): Promise<void>
  /** Workspaces in which at least one period has started. */
  workspacesWithStarted(now: Date): Promise<string[]>
}

/** One erasure, in ids. */
export interface Erasure {
  workspaces?: string[]
  accounts?: string[]
  people?: string[]
  resumes?: string[]
  /** What people sent for jobs that companies posted. */
  applications?: string[]
}

/**
 * A list of all erasures outside the database, so that they survive its being replaced by a backup. Ids only. An entry stands
 * there before the rows go; one whose rows stayed after all is taken back.
 */
export interface ErasureJournal {
  /** Durable when the promise resolves, to the id of the entry. */
  append(erasure: Erasure): Promise<string>
  /** The erasure with this id did not happen. */
  withdraw(id: string): Promise<void>
  /** Entries since the last `noteChecked`: a crash may have kept them from happening. */
  unchecked(): Promise<({ id: string } & Erasure)[]>
  noteChecked(): Promise<void>
}

/** Which mail is about whom. */
export interface CandidateMails {
  /** False when there is no such candidate any more: then the mail must not go out. */
  note(mailId: string, candidateId: string): Promise<boolean>
  /** Whether the mail is noted, and its candidate not erased since. */
  has(mailId: string): Promise<boolean>
  /** Removes all mails about the candidates of a workspace from every list; resolves to their ids. */
  dropOfWorkspace(workspaceId: string): Promise<string[]>
}

export interface EndedLinks {
  add(tokenHashes: string[], at: Date): Promise<void>
  /** Whether this was the link of somebody who was deleted. */
  has(tokenHash: string): Promise<boolean>
}

/** What of an archive's files lies in the file store, and what is made here. */
export type ArchiveEntry = { name: string; text: string } | { name: string; key: string }

export interface PrivacyPorts {
  personDirectory: PersonDirectory
  holds: Holds
  retentionPeriods: RetentionPeriods
  recordedMedia: RecordedMedia
  /** Days after which recordings go whatever a workspace says: candidates are told so before they begin. */
  recordingDays: number
  erasureJournal: ErasureJournal
  candidateMails: CandidateMails
  endedLinks: EndedLinks
  /** Every room that keeps something about people, in the order in which their rows can go: the people themselves last. */
  personalData: OwnsPersonalData[]
  /** Which of the ids of an erasure are still in the database. */
  stillThere(erasure: Erasure): Promise<boolean>
  /** Removes what the mailer keeps of these mails; nothing happens for others. */
  forgetMails(mailIds: string[]): Promise<void>
  /** Overwrites what the database's files still hold of deleted rows. Rejects when others are reading just now. */
  scrub(): Promise<void>
  /** Removes copies of the database that were made before upgrades, when they are older than this: erased people are still in them. */
  dropSnapshots(olderThan: Date): Promise<void>
  /** Packs entries as a ZIP, while it is read. */
  archive(entries: AsyncIterable<ArchiveEntry>): ReadableStream<Uint8Array>
  /** Lets the other rooms delete what they have kept for its time: the applications that companies received. */
  eraseOldElsewhere(): Promise<void>
  /** Writes on the timeline of a candidate, in the caller's transaction. */
  noteOnTimeline(
    by: Pick<Actor, 'id'> | null,
    workspaceId: string,
    candidateIds: string[],
    kind: 'held' | 'hold-lifted' | 'data-exported' | 'messages-expired' | 'recordings-expired',
    details: Record<string, string | number>,
  ): Promise<void>
  /** Tells the open windows that something about a candidate changed. */
  announce(workspaceId: string, candidateId: string): Promise<void>
  auditLog: AuditLog
  fileStore: FileStore
  jobs: JobQueue
  liveFeed: LiveFeed
  transaction: Transaction
  clock: Clock
  ids: Ids
}

export type { ExportedPart }
