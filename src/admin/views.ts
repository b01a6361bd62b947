import type {
  AuditRecord,
  BackupsRecord,
  ConnectionRecord,
  JobRecord,
  MailContentRecord,
  MailRecord,
  SiteContentRecord,
  SystemRecord,
  TitleRecord,
} from '#src/contracts/admin/records.ts'
import type { EgressRow, OutgoingRow } from '#src/ports/outgoing.ts'
import type { JobFacts } from './job-ports.ts'
import type { MailFacts, MailState } from './mail-ports.ts'
import type { ReadableEntry } from './ports.ts'
import type { ShownMail } from './read-mails.ts'
import type { Risk } from './set-up-risks.ts'
import type {
  BackupCheck,
  BackupFile,
  BackupState,
  CountedFailure,
  EditedTitle,
  MailInFacts,
  ProcessAtWork,
  PublicForms,
  RoomTaken,
  Version,
} from './system-ports.ts'

export type * from '#src/contracts/admin/records.ts'

/** What pages show of the organisation and of the server. */
export type ShownSite = SiteContentRecord & {
  /** Whether a language model is at work: only then pages speak of AI. */
  hasModel?: boolean
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
  /** Moments noted outside of the database that the log was compared with. */
  anchors: number
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

export interface OutboxRecord {
  mails: MailRecord[]
  total: number
  counts: Record<MailState, number>
  /** False where what a mail said is dropped once it is delivered. */
  keepsBodies: boolean
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

const jobRecord = ({ id, createdAt, runAt, ...job }: JobFacts): JobRecord => ({
  _id: id,
  ...job,
  createdAt: createdAt.toISOString(),
  runAt: runAt.toISOString(),
})

interface SystemFacts {
  processes: ProcessAtWork[]
  room: RoomTaken
  ballast: SystemRecord['ballast']
  jobs: { kind: string; open: number; failed: number; waitingSince: Date | null }[]
  troubled: JobFacts[]
  version: Version
  migrations: { name: string; madeOn: Date; isApplied: boolean }[]
  risks: Risk[]
  packages: number | null
  browserFailures: CountedFailure[]
  reading: SystemRecord['reading']
  publicForms: PublicForms
  mailIn: MailInFacts | null
  outgoing: { isOpen: boolean; places: OutgoingRow[] }
}

export const systemRecord = (
  {
    processes,
    room,
    ballast,
    jobs,
    troubled,
    version,
    migrations,
    risks,
    packages,
    reading,
    publicForms,
    mailIn,
    outgoing,
    browserFailures,
  }: SystemFacts,
  now: Date,
): SystemRecord => ({
  processes: processes.map(({ id, startedAt, heartbeatAt, ...process }) => ({
    ...process,
    _id: id,
    startedAt: startedAt.toISOString(),
    silentMs: Math.max(0, now.getTime() - heartbeatAt.getTime()),
  })),
  risks,
  packages,
  browserFailures: browserFailures.map(({ id, firstAt, lastAt, ...failure }) => ({
    ...failure,
    _id: id,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  })),
  reading,
  publicForms: { ...publicForms, since: publicForms.since?.toISOString() ?? null },
  mailIn: mailIn && {
    ...mailIn,
    lastLookAt: mailIn.lastLookAt?.toISOString() ?? null,
    awaySince: mailIn.awaySince?.toISOString() ?? null,
  },
  outgoing: {
    isOpen: outgoing.isOpen,
    places: outgoing.places.map((place) => ({ ...place, lastAt: place.lastAt?.toISOString() ?? null })),
  },
  room,
  ballast,
  jobs: jobs.map((job) => ({ ...job, waitingSince: job.waitingSince?.toISOString() ?? null })),
  troubled: troubled.map(jobRecord),
  version: { ...version, startedAt: version.startedAt.toISOString(), now: now.toISOString() },
  migrations: migrations.map((each) => ({ ...each, madeOn: each.madeOn.toISOString() })),
})

interface BackupsShown extends BackupState {
  lastCheck: BackupCheck | null
  backups: BackupFile[]
  encrypts: boolean
  sealsFiles: boolean
  keysFile: string | null
  signer: string
}

export const backupsRecord = ({
  backups,
  encrypts,
  sealsFiles,
  keysFile,
  signer,
  running,
  lastFailure,
  isChecking,
  lastCheck,
}: BackupsShown): BackupsRecord => ({
  encrypts,
  sealsFiles,
  keysFile,
  signer,
  backups: backups.map(({ name, bytes, isEncrypted, takenAt }) => ({ name, bytes, isEncrypted, takenAt: takenAt.toISOString() })),
  running: running && { ...running, startedAt: running.startedAt.toISOString() },
  isChecking,
  lastCheck: lastCheck && {
    name: lastCheck.name,
    at: lastCheck.at.toISOString(),
    told: lastCheck.told,
    problems: lastCheck.problems,
    isCopy: lastCheck.isCopy,
  },
  lastFailure: lastFailure && { sentence: lastFailure.sentence, at: lastFailure.at.toISOString() },
})

export const titleRecord = ({ id, name, isRetired }: EditedTitle): TitleRecord => ({ _id: id, name, isRetired })

export const connectionRecord = ({ at, subject, ...row }: EgressRow): ConnectionRecord => ({
  ...row,
  at: at.toISOString(),
  subject: subject && { kind: subject.kind, _id: subject.id },
})
