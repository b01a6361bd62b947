/** What the server connects to others for. */
export type Purpose = 'language model' | 'transcription' | 'mail' | 'file storage' | 'webhooks' | 'other'

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
  /** Counts a connection that is about to be made; throws `NoWayOut` for a place that no setting names. */
  pass(purpose: Purpose, address: string, bytes?: number): void
  list(): OutgoingRow[]
}
