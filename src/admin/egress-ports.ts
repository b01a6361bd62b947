import type { EgressEntry, EgressRow, Purpose } from '#src/ports/outgoing.ts'

/** Which connections are wanted; what is missing does not narrow. */
export interface EgressFilter {
  purpose?: Purpose
  outcome?: 'sent' | 'refused'
  /** A part of host and port. */
  host?: string
  /** The id of whom or what it was about. */
  subject?: string
  /** From this instant on. */
  from?: Date
  /** Before this instant. */
  until?: Date
}

/** Every connection that the server made or refused, for as long as they are remembered. */
export interface EgressLedger {
  /** Forgets, now and then, what is older than that. */
  add(entries: EgressEntry[]): Promise<void>
  /** Newest first. */
  page(filter: EgressFilter, page: { limit: number; offset: number }): Promise<{ rows: EgressRow[]; total: number }>
  /** Oldest first, those after `number`; for whoever reads all of them piece by piece. */
  after(number: number, filter: EgressFilter, limit: number): Promise<EgressRow[]>
}
