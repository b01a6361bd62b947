import type { egressSubjects, purposes } from '#src/shared/constants.ts'

/** What the server connects to others for. */
export type Purpose = (typeof purposes)[number]

/** Whom or what it is about that leaves the server, as an id. */
export interface EgressSubject {
  kind: (typeof egressSubjects)[number]
  id: string
}

/** One connection that was made, or refused. What was sent is told by its size and its hash, never by its words. */
export interface EgressEntry {
  at: Date
  purpose: Purpose
  /** Host and port. */
  host: string
  /** The setting that allows it; null where none does. */
  setting: string | null
  outcome: 'sent' | 'refused'
  /** Bytes that were sent, where that is known without looking for it. */
  bytes: number
  /** SHA-256 of them, in hexadecimal; null where it was not computed. */
  sha256: string | null
  subject: EgressSubject | null
}

/** An entry as it is kept. */
export interface EgressRow extends EgressEntry {
  /** From 1, in the order in which they were kept. */
  number: number
}

/** What is known of something that is about to leave. */
export interface Parcel {
  bytes?: number
  sha256?: string
  /** When it is not what the work at hand is about. */
  subject?: EgressSubject
}

/** Where the settings lead, or where somebody wanted to go, and how often. */
export interface OutgoingRow {
  purpose: Purpose
  /** Host and port; for webhooks the host of each receiver. */
  host: string
  /** The setting that allows it; null where none does. */
  setting: string | null
  /** Since the start of the program. */
  connections: number
  /** Bytes that were sent, where that is known without looking for it. */
  bytes: number
  refused: number
  lastAt: Date | null
}

/** The one door that leads out of the server. */
export interface Outgoing {
  /** Whether the settings allow connections to other machines at all. */
  isOpen: boolean
  /** Notes a connection that is about to be made; throws `NoWayOut` for a place that no setting names. */
  pass(purpose: Purpose, address: string, parcel?: Parcel): void
  list(): OutgoingRow[]
}
