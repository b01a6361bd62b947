/** What a decision about somebody rested on, at the moment it was made. */
export interface DecisionFact {
  /** The job description or job that they were ranked for. */
  job: string
  /** Match percentage; null where software could not read the resume. */
  percentage: number | null
  /** Place in the ranking: 1 plus how many have a higher percentage; null without a percentage. */
  rank: number | null
  /** How many have a percentage. */
  of: number
  /** Versions of reading, requirements and scoring that the percentage was made by. */
  engine: string | null
  /** The version of the criteria; null where a job has one only. */
  criteria: number | null
  /** Whether whoever decides had opened the evidence before. */
  evidence: boolean
}

/** Reads in the caller's transaction. */
export interface DecisionFacts {
  /** Of candidates; whoever is not there is missing. */
  ofCandidates(ids: readonly string[], actorId: string): Promise<Map<string, DecisionFact>>
  /** Of an application, without the evidence: its room knows that. Null when it is not there. */
  ofApplication(id: string): Promise<Omit<DecisionFact, 'evidence'> | null>
  /** The version of a job description's criteria; null when there is no such job description. */
  criteriaOf(jobId: string): Promise<number | null>
}

/** The same as details of an entry of the audit log; what is not known is left out. */
export const detailsOfFact = (fact: Partial<DecisionFact> | undefined): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(fact ?? {}).filter((entry): entry is [string, string | number | boolean] => entry[1] !== null),
  )
