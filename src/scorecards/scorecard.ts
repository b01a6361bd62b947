import type { recommendations } from './constants.ts'

/** Something that a job asks for, as interviewers rate it, with what they could ask. */
export interface KitCriterion {
  /** Tells it from the others of the job, also when it is renamed. */
  key: string
  label: string
  questions: string[]
}

/** What interviewers of one job ask and rate. */
export interface InterviewKit {
  jobDescriptionId: string
  criteria: KitCriterion[]
  /** 0 for what the product suggests: nobody has changed it. */
  version: number
  changedBy: string | null
  changedAt: Date | null
}

export type Recommendation = (typeof recommendations)[number]['key']

export interface Rating {
  key: string
  label: string
  /** From 1 to 4; null for what was not talked about. */
  rating: number | null
  note: string
}

/** What one person thinks of one candidate. */
export interface Scorecard {
  id: string
  candidateId: string
  /** Null once their account is gone. */
  authorId: string | null
  recommendation: Recommendation | null
  note: string
  ratings: Rating[]
  version: number
  savedAt: Date
  /** Null for a draft, which only its author sees. */
  submittedAt: Date | null
  /** When its author chose to read those of others before the own one was in; null for who judged alone. */
  readFirstAt: Date | null
}

export interface Scorecards {
  /** Drafts as well, oldest first. */
  ofCandidate(candidateId: string): Promise<Scorecard[]>
  /** Puts it in the place of the one that the author has for the candidate. */
  put(workspaceId: string, scorecard: Scorecard): Promise<void>
}

export interface InterviewKits {
  /** Null while nobody has changed what the product suggests. */
  of(jobDescriptionId: string): Promise<InterviewKit | null>
  put(kit: InterviewKit): Promise<void>
  /** From now on the suggestion counts again. */
  remove(jobDescriptionId: string): Promise<void>
}
