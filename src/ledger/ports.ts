import type { Clock } from '#src/ports/clock.ts'

/** An entry of the chain that decides about somebody, in ids. */
export interface DecisionEntry {
  /** Its place in the chain. */
  number: number
  at: Date
  action: string
  actorId: string | null
  /** Null for whoever is not here any more, and for companies. */
  actorName: string | null
  workspaceId: string | null
  subjectKind: string | null
  subjectId: string | null
  /** Whether the candidate or application is still here. */
  isThere: boolean
  details: Record<string, string | number | boolean> | null
}

/** Reads decisions out of the audit log. */
export interface DecisionTrail {
  /** Oldest first, those after `number` and before `until`; of one workspace or company, or of all when it is null. */
  after(number: number, wanted: { workspaceId: string | null; until: Date }, limit: number): Promise<DecisionEntry[]>
  /** What jobs are called now; those that are gone are missing. */
  jobTitles(ids: readonly string[]): Promise<Map<string, string>>
  /** Jobs that came as sample data, also those that are gone. */
  sampleJobs(): Promise<ReadonlySet<string>>
}

/** What the decision ledger needs from outside. */
export interface LedgerPorts {
  decisionTrail: DecisionTrail
  clock: Clock
}
