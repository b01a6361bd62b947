import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobTitles } from '#src/ports/job-titles.ts'
import type { Outgoing } from '#src/ports/outgoing.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Anchors } from './audit-anchor.ts'
import type { ChainedEntry } from './audit-chain.ts'
import type { EgressLedger } from './egress-ports.ts'
import type { JobOverview } from './job-ports.ts'
import type { KeptMails, MailRegister, MailWriter } from './mail-ports.ts'
import type { Risk } from './set-up-risks.ts'
import type {
  Backups,
  Ballast,
  BillOfMaterials,
  BrowserFailures,
  EditableTitles,
  MailInFacts,
  Migrations,
  ProcessesAtWork,
  PublicForms,
  Readers,
  Rooms,
  Settings,
  Version,
} from './system-ports.ts'

/** Which entries of the audit log are wanted; what is missing does not narrow. */
export interface AuditFilter {
  /** An id, or a part of the name or address of somebody who is still here. */
  actor?: string
  action?: string
  /** An id, or a part of the name or address of whom it was done to. */
  subject?: string
  /** From this instant on. */
  from?: Date
  /** Before this instant. */
  until?: Date
}

/** An entry as a person reads it: with the names of those who are still here. */
export interface ReadableEntry extends ChainedEntry {
  actorName: string | null
  subjectName: string | null
}

/** Reads the audit log. There is no way here to change it. */
export interface AuditTrail {
  /** Newest first. */
  page(filter: AuditFilter, page: { limit: number; offset: number }): Promise<{ entries: ReadableEntry[]; total: number }>
  /** Oldest first, those after `number`; for whoever reads all of them piece by piece. */
  after(number: number, filter: AuditFilter, limit: number): Promise<ReadableEntry[]>
  /** The place and the hash of the newest entry; null when there is none. */
  head(): Promise<{ number: number; hash: string } | null>
  /** The place of the entry with this hash; null when there is none. */
  numberOf(hash: string): Promise<number | null>
  /** Every action that occurs. */
  actions(): Promise<string[]>
  /** How much room the log takes, in bytes. */
  size(): Promise<{ entries: number; bytes: number }>
  /** Entries that an older version wrote and that are not chained yet get their place. Resolves to how many there were. */
  chainOldEntries(): Promise<number>
  /** How many entries have no place in the chain. */
  unplaced(): Promise<number>
  /** Places and hashes, oldest first, those after `number`. */
  hashesAfter(number: number, limit: number): Promise<{ number: number; hash: string }[]>
}

/** Which people are wanted. */
export interface PeopleQuery {
  /** A part of the name, address or company. */
  search?: string
  state?: 'unverified' | 'pending' | 'active' | 'suspended'
  sort: PeopleOrder
}

export type PeopleOrder = 'newest' | 'oldest' | 'name' | 'email' | 'company'

/** The accounts as a list that may be long. */
export interface People {
  /** Ids in the order that was asked for, and how many there are on all pages. */
  page(query: PeopleQuery, page: { limit: number; offset: number }): Promise<{ ids: string[]; total: number }>
}

/** What administration needs from outside. */
export interface AdminPorts {
  /** Tells every process that what is set for the instance has changed. In the caller's transaction. */
  settingsChanged?(): void
  auditLog: AuditLog
  auditTrail: AuditTrail
  auditAnchors: Anchors
  people: People
  mailRegister: MailRegister
  keptMails: KeptMails
  mailWriter: MailWriter
  jobOverview: JobOverview
  jobTitles: JobTitles & EditableTitles
  instanceSettings: Settings
  migrations: Migrations
  processesAtWork: ProcessesAtWork
  browserFailures: BrowserFailures
  /** What arrives through public forms in a minute, and whether they ask for a proof of work. */
  publicForms(): PublicForms
  /** The mailbox that mails are taken from, and how it is; null where none is connected. */
  mailIn(): Promise<MailInFacts | null>
  /** The pattern of the page at an address; null when there is none, and where no pages are. */
  pageAt?(pathname: string): string | null
  log: { warn(event: string, fields?: Record<string, unknown>): void }
  backups: Backups
  ballast: Ballast
  rooms: Rooms
  version: Version
  egressLedger: EgressLedger
  outgoing: Pick<Outgoing, 'isOpen' | 'list'>
  billOfMaterials: BillOfMaterials
  readers: Readers
  /** What is risky about how the instance is set up, the worst first. */
  setUpRisks(said: { isPlanChosen: boolean }): Promise<Risk[]>
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Opens mails that wait, seals and signs the audit log. */
  secret: string
  /** Secrets that the instance had before, for what was sealed under them. */
  earlierSecrets?: readonly string[]
}
