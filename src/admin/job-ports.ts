/** Work that waits or that failed for good, for the eyes of an administrator. */
export interface JobFacts {
  id: string
  kind: string
  state: 'open' | 'failed'
  attempts: number
  /** Why the last attempt failed; null when there was none. */
  lastError: string | null
  createdAt: Date
  /** When it is due. */
  runAt: Date
}

/** Looks at the job queue and mends it. */
export interface JobOverview {
  /** How many jobs of each kind there are; `waitingSince` is the age of the oldest that is due and not being done. */
  counts(): Promise<{ kind: string; open: number; failed: number; waitingSince: Date | null }[]>
  /** Failed ones and those whose last attempt failed, newest first. */
  troubled(limit: number): Promise<JobFacts[]>
  find(id: string): Promise<JobFacts | null>
  /** Makes it due now, with all its attempts ahead; one that is being done is left alone. */
  retry(id: string): Promise<void>
  /** Gives a failed one up. An open one stays. */
  forget(id: string): Promise<void>
}
