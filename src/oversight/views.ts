import type { JobFacts } from './job-ports.ts'
import type { MailFacts, MailState } from './mail-ports.ts'
import type { ReadableEntry } from './ports.ts'
import type { ShownMail } from './read-mails.ts'
import type { Risk } from './set-up-risks.ts'
import type { BackupFile, BackupState, EditedTitle, RoomTaken, Version } from './system-ports.ts'

/** An entry of the audit log as the wire shows it. Names are those of today; who was deleted has none. */
export interface AuditRecord {
  _id: string
  number: number
  at: string
  action: string
  actor: { _id: string; name: string | null } | null
  subject: { kind: string; _id: string; name: string | null } | null
  address: string | null
  requestId: string | null
  details: Record<string, string | number | boolean> | null
  hash: string
}

export interface AuditPageRecord {
  entries: AuditRecord[]
  /** How many entries fit the filter. */
  total: number
  /** The newest entry of the whole log. */
  head: { number: number; hash: string } | null
  /** Actions that occur in the log. */
  actions: string[]
}

export interface VerificationRecord {
  intact: boolean
  count: number
  head: string | null
  broken: { number: number; reason: string } | null
  noted: { hash: string; number: number | null } | null
  checkedAt: string
}

export const auditRecord = (entry: ReadableEntry): AuditRecord => ({
  _id: entry.id,
  number: entry.number,
  at: entry.at.toISOString(),
  action: entry.action,
  actor: entry.actorId ? { _id: entry.actorId, name: entry.actorName } : null,
  subject: entry.subjectId ? { kind: entry.subjectKind ?? '', _id: entry.subjectId, name: entry.subjectName } : null,
  address: entry.address,
  requestId: entry.requestId,
  details: entry.details,
  hash: entry.hash,
})

export interface MailRecord {
  _id: string
  state: MailState
  kind: string
  to: string
  subject: string | null
  queuedAt: string
  sentAt: string | null
  retryAt: string | null
  attempts: number
  lastError: string | null
  resentFrom: string | null
}

export interface OutboxRecord {
  mails: MailRecord[]
  total: number
  counts: Record<MailState, number>
  /** False where what a mail said is dropped once it is delivered. */
  keepsBodies: boolean
}

export interface MailContentRecord {
  mail: MailRecord
  /** Plain text with secrets masked; null when it cannot be read any more. */
  text: string | null
  /** Whether there is a preview at /admin/outbox/{id}/preview. */
  hasPreview: boolean
  why: ShownMail['why']
}

export const mailRecord = ({ id, queuedAt, sentAt, retryAt, ...facts }: MailFacts): MailRecord => ({
  _id: id,
  ...facts,
  queuedAt: queuedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  retryAt: retryAt?.toISOString() ?? null,
})

export const mailContentRecord = ({ facts, content, why }: ShownMail): MailContentRecord => ({
  mail: mailRecord(facts),
  text: content?.text ?? null,
  hasPreview: Boolean(content?.html),
  why,
})

export interface JobRecord {
  _id: string
  kind: string
  state: 'open' | 'failed'
  attempts: number
  lastError: string | null
  createdAt: string
  runAt: string
}

export interface BackupsRecord {
  backups: { name: string; bytes: number; takenAt: string }[]
  running: { startedAt: string; done: number; total: number } | null
  lastFailure: { at: string; sentence: string } | null
}

export interface SystemRecord {
  room: RoomTaken
  ballast: { state: 'held' | 'dropped' | 'no-room'; bytes: number }
  jobs: { kind: string; open: number; failed: number; waitingSince: string | null }[]
  troubled: JobRecord[]
  version: { version: string; commit: string | null; startedAt: string; runtime: string; now: string }
  migrations: { name: string; madeOn: string; isApplied: boolean }[]
  /** What is risky about how the server is set up, the worst first. */
  risks: Risk[]
  /** Packages that the running program is made of; null where they were not listed. */
  packages: number | null
}

const jobRecord = ({ id, createdAt, runAt, ...job }: JobFacts): JobRecord => ({
  _id: id,
  ...job,
  createdAt: createdAt.toISOString(),
  runAt: runAt.toISOString(),
})

interface SystemFacts {
  room: RoomTaken
  ballast: SystemRecord['ballast']
  jobs: { kind: string; open: number; failed: number; waitingSince: Date | null }[]
  troubled: JobFacts[]
  version: Version
  migrations: { name: string; madeOn: Date; isApplied: boolean }[]
  risks: Risk[]
  packages: number | null
}

export const systemRecord = (
  { room, ballast, jobs, troubled, version, migrations, risks, packages }: SystemFacts,
  now: Date,
): SystemRecord => ({
  risks,
  packages,
  room,
  ballast,
  jobs: jobs.map((job) => ({ ...job, waitingSince: job.waitingSince?.toISOString() ?? null })),
  troubled: troubled.map(jobRecord),
  version: { ...version, startedAt: version.startedAt.toISOString(), now: now.toISOString() },
  migrations: migrations.map((each) => ({ ...each, madeOn: each.madeOn.toISOString() })),
})

export const backupsRecord = ({ backups, running, lastFailure }: BackupState & { backups: BackupFile[] }): BackupsRecord => ({
  backups: backups.map(({ name, bytes, takenAt }) => ({ name, bytes, takenAt: takenAt.toISOString() })),
  running: running && { ...running, startedAt: running.startedAt.toISOString() },
  lastFailure: lastFailure && { sentence: lastFailure.sentence, at: lastFailure.at.toISOString() },
})

export interface TitleRecord {
  _id: string
  name: string
  isRetired: boolean
}

export const titleRecord = ({ id, name, isRetired }: EditedTitle): TitleRecord => ({ _id: id, name, isRetired })

/** What an organisation says on its pages in its own words; what is missing is what the program says. */
export interface SiteContentRecord {
  contactAddress?: string
  salesLink?: string
  footerText?: string
  footerColumns?: { title: string; links: { text: string; href: string }[] }[]
  privacy?: string
  terms?: string
}

export interface SiteRecord {
  content: SiteContentRecord
  revision: number
  updatedAt: string | null
}
