import type { egressSubjects, purposes } from '#src/shared/constants.ts'

/** Why the server connects to another machine. */
export type Purpose = (typeof purposes)[number]

/** The person or thing that outgoing data is about, as an id. */
export interface EgressSubject {
  kind: (typeof egressSubjects)[number]
  id: string
}

/** One connection that was made or refused. Records size and hash of what was sent, never the content. */
export interface EgressEntry {
  at: Date
  purpose: Purpose
  /** Host and port. */
  host: string
  /** The setting that allows it; null if none does. */
  setting: string | null
  outcome: 'sent' | 'refused'
  /** Bytes that were sent, if that is known without extra work. */
  bytes: number
  /** SHA-256 of these bytes, in hexadecimal; null if it was not computed. */
  sha256: string | null
  subject: EgressSubject | null
}

/** A stored entry. */
export interface EgressRow extends EgressEntry {
  /** From 1, in the order in which entries were stored. */
  number: number
}

/** What is known about data that is about to leave. */
export interface Parcel {
  bytes?: number
  sha256?: string
  /** Only if it differs from the subject of the current work. */
  subject?: EgressSubject
}

/** A destination that the settings name, or that was refused, and how often it was used. */
export interface OutgoingRow {
  purpose: Purpose
  /** Host and port; for webhooks the host of each receiver. */
  host: string
  /** The setting that allows it; null if none does. */
  setting: string | null
  /** Since the start of the program. */
  connections: number
  /** Bytes that were sent, if that is known without extra work. */
  bytes: number
  refused: number
  lastAt: Date | null
}

/** The single way out of the server. */
export interface Outgoing {
  /** Whether the settings allow connections to other machines at all. */
  isOpen: boolean
  /** Records a connection that is about to be made; throws `NoWayOut` for a destination that no setting names. */
  pass(purpose: Purpose, address: string, parcel?: Parcel): void
  list(): OutgoingRow[]
}
