/** Blind review of one job. */
export interface BlindJobRecord {
  on: boolean
  /** Null until somebody has used the switch. */
  changedBy: string | null
  changedAt: string | null
  /** How many candidates of the job are hidden now. */
  hidden: number
  reveals: RevealRecord[]
}

export interface RevealRecord {
  _id: string
  reason: string
  note: string | null
  /** Null once their account is gone. */
  by: string | null
  at: string
}

/** Whether somebody is hidden, in which jobs, and who has revealed them. */
export interface BlindPersonRecord {
  hidden: boolean
  jobs: { title: string; reveal: RevealRecord | null }[]
}
