import type { Criteria, JobRequirements } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { FlipCount, FlipDifference, FlipsOfOne } from './flips/flip-twins.ts'

export type { FlipsOfOne } from './flips/flip-twins.ts'

export interface Actor {
  id: string
  workspaceId: string
}

/** One resume whose twins are compared: a stored text, or one of an invented person by seed and number. */
export interface FlipRequest {
  source: { document: string } | { seed: string; number: number }
  requirements: JobRequirements
  criteria?: Criteria
  /** 'YYYY-MM-DD': open roles end on it. */
  day: string
  /** Twins of each kind at most, and which of them. */
  most: number
  turn: number
}

/** Makes twins and scores them, where files are read. Rejects when a text takes too long. */
export interface FlipReader {
  flips(request: FlipRequest): Promise<FlipsOfOne>
}

/** A difference with whose twin it was. */
export interface FoundDifference extends FlipDifference {
  /** Null for an invented person. */
  candidateId: string | null
  /** Of an invented person, so that the same resume can be made again. */
  made: number | null
}

/** What a run of the flip lab found. */
export interface FlipResult {
  engine: string
  /** The language model that adds facts in this instance; 'none' where none does. It is not asked about twins. */
  model: string
  criteriaVersion: number
  candidates: number
  made: number
  seed: string
  /** Resumes whose twins could not be compared. */
  failed: number
  counts: FlipCount[]
  /** How many twins differed in all; `differences` holds the first of them. */
  differing: number
  differences: FoundDifference[]
}

export interface FlipRun {
  id: string
  workspaceId: string
  jobDescriptionId: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Resumes compared so far, and how many there are; 0 until it is known. */
  done: number
  total: number
  error: string | null
  result: FlipResult | null
  startedBy: string | null
  createdAt: Date
  finishedAt: Date | null
}

/** Writes take part in the caller's transaction. */
export interface FlipRuns {
  add(run: FlipRun): Promise<void>
  find(id: string): Promise<FlipRun | null>
  /** The newest of a job description. */
  latest(workspaceId: string, jobDescriptionId: string): Promise<FlipRun | null>
  /** One that waits or runs anywhere in the workspace. */
  open(workspaceId: string): Promise<FlipRun | null>
  update(
    id: string,
    changes: Partial<Pick<FlipRun, 'state' | 'done' | 'total' | 'error' | 'result' | 'finishedAt'>>,
  ): Promise<void>
}

/** Whose twins are compared, and by what. Provided by matching. */
export interface FlipSource {
  flipMaterial(
    workspaceId: string,
    jobDescriptionId: string,
    most: number,
  ): Promise<{
    title: string
    requirements: JobRequirements
    criteria: Criteria
    resumes: { candidateId: string; resumeId: string; day: string }[]
  } | null>
  documentOfResume(workspaceId: string, resumeId: string): Promise<string | null>
}

export interface FairnessPorts {
  flipRuns: FlipRuns
  flipReader: FlipReader
  flipSource: FlipSource
  selfIdentifications: SelfIdentifications
  engine: string
  modelName: string
  /** Invented people beside the candidates of a run; those of `constants.ts` unless told. */
  flipsMade?: number
  auditLog: AuditLog
  clock: Clock
  ids: Ids
  jobs: JobQueue
  liveFeed: LiveFeed
  transaction: Transaction
}

/** What applicants said of themselves, of their own will. Read for counts alone. */
export interface SelfIdentifications {
  /** Keeps, changes or (both null) forgets it. */
  put(applicationId: string, said: { sex: string | null; ethnicity: string | null }, at: Date): Promise<void>
  find(applicationId: string): Promise<{ sex: string | null; ethnicity: string | null } | null>
  /** One row for each applicant of the company's jobs (null: of all companies) who applied and spoke before then, without who it is. */
  outcomes(companyId: string | null, before: Date): Promise<Outcome[]>
}

/** One applicant in the counts. */
export interface Outcome {
  jobId: string
  sex: string | null
  ethnicity: string | null
  /** Shortlisted. */
  isSelected: boolean
  /** Null for whoever has no score. */
  percentage: number | null
}
