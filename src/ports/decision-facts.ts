/** What a decision about somebody was based on, at the moment it was made. */
export interface DecisionFact {
  /** The job description or job that they were ranked for. */
  job: string
  /** Match percentage; null if software could not read the resume. */
  percentage: number | null
  /** Place in the ranking: 1 plus the number of people with a higher percentage; null without a percentage. */
  rank: number | null
  /** How many people have a percentage. */
  of: number
  /** Versions of reading, requirements and scoring that computed the percentage. */
  engine: string | null
  /** The version of the criteria; null if a job has only one. */
  criteria: number | null
  /** Whether the person deciding had opened the evidence. */
  evidence: boolean
}

/** Reads in the caller's transaction. */
export interface DecisionFacts {
  /** Facts about candidates, by id; unknown ids are left out. */
  ofCandidates(ids: readonly string[], actorId: string): Promise<Map<string, DecisionFact>>
  /** Facts about an application, without the evidence, which its context knows. Null if it does not exist. */
  ofApplication(id: string): Promise<Omit<DecisionFact, 'evidence'> | null>
  /** The version of a job description's criteria; null if there is no such job description. */
  criteriaOf(jobId: string): Promise<number | null>
}

/** The facts as details of an audit log entry; unknown ones are left out. */
export const detailsOfFact = (fact: Partial<DecisionFact> | undefined): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(fact ?? {}).filter((entry): entry is [string, string | number | boolean] => entry[1] !== null),
  )
