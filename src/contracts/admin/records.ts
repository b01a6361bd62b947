import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { proofModes } from '#src/proof-of-work/constants.ts'
import { egressSubjects, purposes } from '#src/shared/constants.ts'
import { MailState, Unreadable } from './words.ts'

/** An entry of the audit log as the wire shows it. Names are those of today; who was deleted has none. */
export const AuditRecord = t.Object({
  _id: t.String(),
  number: t.Number(),
  at: t.String(),
  action: t.String(),
  actor: orNull(t.Object({ _id: t.String(), name: orNull(t.String()) })),
  subject: orNull(t.Object({ kind: t.String(), _id: t.String(), name: orNull(t.String()) })),
  address: orNull(t.String()),
  requestId: orNull(t.String()),
  details: orNull(t.Record(t.String(), t.Union([t.Boolean(), t.String(), t.Number()]))),
  hash: t.String(),
})
export type AuditRecord = Static<typeof AuditRecord>

/** Where the audit log stood at a moment, as it is kept outside of the database. */
export const AnchorRecord = t.Object({
  number: t.Integer({ minimum: 1 }),
  hash: t.String(),
  root: t.String(),
  at: t.String(),
  signer: t.String(),
  signature: t.String(),
})
export type AnchorRecord = Static<typeof AnchorRecord>

const orNullText = orNull(t.String())
/** That one entry stood in the audit log, with all that is needed to check it. */
export const EntryProofRecord = t.Object({
  entry: t.Object({
    number: t.Integer({ minimum: 1 }),
    id: t.String(),
    at: t.String(),
    action: t.String(),
    actorId: orNullText,
    subjectKind: orNullText,
    subjectId: orNullText,
    workspaceId: orNullText,
    address: orNullText,
    requestId: orNullText,
    details: orNull(t.Record(t.String(), t.Union([t.Boolean(), t.String(), t.Number()]))),
    previousHash: t.String(),
    hash: t.String(),
  }),
  path: t.Array(t.String()),
  anchor: AnchorRecord,
})
export type EntryProofRecord = Static<typeof EntryProofRecord>

export const MailRecord = t.Object({
  _id: t.String(),
  state: MailState,
  kind: t.String(),
  to: t.String(),
  subject: orNull(t.String()),
  queuedAt: t.String(),
  sentAt: orNull(t.String()),
  retryAt: orNull(t.String()),
  attempts: t.Number(),
  lastError: orNull(t.String()),
  resentFrom: orNull(t.String()),
})
export type MailRecord = Static<typeof MailRecord>

export const MailContentRecord = t.Object({
  mail: MailRecord,
  /** Plain text with secrets masked; null when it cannot be read any more. */
  text: orNull(t.String()),
  /** Whether there is a preview at /admin/outbox/{id}/preview. */
  hasPreview: t.Boolean(),
  why: orNull(Unreadable),
})
export type MailContentRecord = Static<typeof MailContentRecord>

export const BackupsRecord = t.Object({
  /** Whether those made from now on are encrypted. */
  encrypts: t.Boolean(),
  /** Whether files are sealed, in the store and in backups. */
  sealsFiles: t.Boolean(),
  /** The name of the file with the keys of sealed files, which is downloaded as backups are; null when there is none. */
  keysFile: orNull(t.String()),
  /** By what the server is known that signs them, and the notes about the audit log. */
  signer: t.String(),
  backups: t.Array(t.Object({ name: t.String(), bytes: t.Number(), isEncrypted: t.Boolean(), takenAt: t.String() })),
  running: orNull(t.Object({ startedAt: t.String(), done: t.Number(), total: t.Number() })),
  lastFailure: orNull(t.Object({ at: t.String(), sentence: t.String() })),
  /** Whether one is being tried. */
  isChecking: t.Boolean(),
  /** What came of the last try. */
  lastCheck: orNull(
    t.Object({
      name: t.String(),
      at: t.String(),
      told: t.Array(t.String()),
      /** None when the backup would do. */
      problems: t.Array(t.String()),
      /** A copy was tried, because only whoever has the key can open the backup. */
      isCopy: t.Boolean(),
    }),
  ),
})
export type BackupsRecord = Static<typeof BackupsRecord>

/** How much room things take, in bytes. */
export const RoomTaken = t.Object({
  database: t.Number(),
  /** Files that people uploaded, wherever they lie. */
  files: t.Object({ count: t.Number(), bytes: t.Number() }),
  /** Of those, uploads that could not be read. */
  unreadable: t.Object({ count: t.Number(), bytes: t.Number() }),
  outbox: t.Object({ mails: t.Number(), bytes: t.Number() }),
  snapshots: t.Number(),
  backups: t.Number(),
  incoming: t.Number(),
  auditLog: t.Object({ entries: t.Number(), bytes: t.Number() }),
  /** Of the disk that the data folder is on. */
  disk: t.Object({ free: t.Number(), total: t.Number() }),
})
export type RoomTaken = Static<typeof RoomTaken>

export const JobRecord = t.Object({
  _id: t.String(),
  kind: t.String(),
  state: oneOf(['failed', 'open']),
  attempts: t.Number(),
  lastError: orNull(t.String()),
  createdAt: t.String(),
  runAt: t.String(),
})
export type JobRecord = Static<typeof JobRecord>

export const SystemRecord = t.Object({
  room: RoomTaken,
  ballast: t.Object({ state: oneOf(['dropped', 'held', 'no-room']), bytes: t.Number() }),
  jobs: t.Array(t.Object({ kind: t.String(), open: t.Number(), failed: t.Number(), waitingSince: orNull(t.String()) })),
  troubled: t.Array(JobRecord),
  version: t.Object({
    version: t.String(),
    commit: orNull(t.String()),
    startedAt: t.String(),
    runtime: t.String(),
    now: t.String(),
  }),
  migrations: t.Array(t.Object({ name: t.String(), madeOn: t.String(), isApplied: t.Boolean() })),
  /** Every process that serves the instance, the one that has been there longest first. */
  processes: t.Array(
    t.Object({
      _id: t.String(),
      role: t.String(),
      host: t.String(),
      pid: t.Number(),
      version: t.String(),
      startedAt: t.String(),
      /** Since it last said that it is there. */
      silentMs: t.Number(),
      /** Whether it answers this very call. */
      isThis: t.Boolean(),
      /** What it has in hand now, by kind of work. */
      works: t.Array(t.Object({ kind: t.String(), count: t.Number() })),
    }),
  ),
  /** What is risky about how the server is set up, the worst first. */
  risks: t.Array(t.Object({ code: t.String(), grade: oneOf(['danger', 'caution']), text: t.String(), remedy: t.String() })),
  /** What broke in browsers, the one that came last first. */
  browserFailures: t.Array(
    t.Object({
      _id: t.String(),
      page: t.String(),
      name: t.String(),
      positions: t.Array(t.String()),
      browser: t.String(),
      version: t.String(),
      times: t.Number(),
      firstAt: t.String(),
      lastAt: t.String(),
    }),
  ),
  /** Packages that the running program is made of; null where they were not listed. */
  packages: orNull(t.Number()),
  /** Whether the processes that open files of strangers see a network or any other file; `by`: what keeps them from it. */
  reading: t.Object({ state: oneOf(['confined', 'open', 'starting']), by: orNull(t.String()) }),
  /** Forms that anybody may send: how many came in the last minute, and whether they ask for a proof of work. */
  publicForms: t.Object({
    mode: oneOf(proofModes),
    isDemanded: t.Boolean(),
    /** Since when they are under attack; null when they are not. */
    since: orNull(t.String()),
    forms: t.Number(),
    refused: t.Number(),
    solved: t.Number(),
  }),
  /** The mailbox that mails are taken from; null where none is connected. */
  mailIn: orNull(
    t.Object({
      mailbox: t.String(),
      address: t.String(),
      /** Whether senders are verified by what the own mail server says. */
      verifies: t.Boolean(),
      /** Whether mails are marked or moved once they were taken. */
      tidies: t.Boolean(),
      lastLookAt: orNull(t.String()),
      /** Since when it cannot be reached; null while it can. */
      awaySince: orNull(t.String()),
      error: orNull(t.String()),
      /** Mails of the last thirty days, by what became of them. */
      counts: t.Object({
        filed: t.Number(),
        applied: t.Number(),
        unfiled: t.Number(),
        nobody: t.Number(),
        passed: t.Number(),
        repeated: t.Number(),
        failed: t.Number(),
      }),
    }),
  ),
  /** Where the server connects to, since its start. */
  outgoing: t.Object({
    isOpen: t.Boolean(),
    places: t.Array(
      t.Object({
        purpose: oneOf(purposes),
        host: t.String(),
        /** The setting that allows it; null where none does. */
        setting: orNull(t.String()),
        connections: t.Number(),
        bytes: t.Number(),
        refused: t.Number(),
        lastAt: orNull(t.String()),
      }),
    ),
  }),
})
export type SystemRecord = Static<typeof SystemRecord>

/** One connection that the server made to others, or refused. */
export const ConnectionRecord = t.Object({
  number: t.Number(),
  at: t.String(),
  purpose: oneOf(purposes),
  /** Host and port. */
  host: t.String(),
  /** The setting that allowed it; null where none did. */
  setting: orNull(t.String()),
  outcome: oneOf(['sent', 'refused']),
  bytes: t.Number(),
  /** SHA-256 of what was sent, in hexadecimal; null where it was not computed. */
  sha256: orNull(t.String()),
  /** Whom or what it was about, by its id. */
  subject: orNull(t.Object({ kind: oneOf(egressSubjects), _id: t.String() })),
})
export type ConnectionRecord = Static<typeof ConnectionRecord>

/** What an organisation says on its pages in its own words; what is missing is what the program says. */
export const SiteContentRecord = t.Object({
  contactAddress: t.Optional(t.String()),
  salesLink: t.Optional(t.String()),
  /** Whom this server is for; missing until somebody has said. */
  offeredTo: t.Optional(oneOf(['team', 'customers'])),
  footerText: t.Optional(t.String()),
  footerColumns: t.Optional(
    t.Array(t.Object({ title: t.String(), links: t.Array(t.Object({ text: t.String(), href: t.String() })) })),
  ),
  privacy: t.Optional(t.String()),
  terms: t.Optional(t.String()),
})
export type SiteContentRecord = Static<typeof SiteContentRecord>

export const SiteRecord = t.Object({ content: SiteContentRecord, revision: t.Number(), updatedAt: orNull(t.String()) })
export type SiteRecord = Static<typeof SiteRecord>

export const TitleRecord = t.Object({ _id: t.String(), name: t.String(), isRetired: t.Boolean() })
export type TitleRecord = Static<typeof TitleRecord>
