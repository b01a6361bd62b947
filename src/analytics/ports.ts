import type { Clock } from '#src/ports/clock.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Role } from '#src/shared/roles.ts'
import type { ColumnKey, DeedKey, MeasureKey } from './constants.ts'

export interface AnalyticsStage {
  id: string
  name: string
  kind: 'open' | 'hired' | 'rejected'
}

/** Where a stage stands in the funnel that is shown; null for stages of rejection. */
export interface PlacedStage {
  id: string
  place: number | null
  kind: AnalyticsStage['kind']
}

/** What is counted: whose, of which job description, when. Instants are milliseconds since 1970. */
export interface Scope {
  workspaceId: string
  /** Null for all. */
  jobDescriptionId: string | null
  /** The first instant that belongs to it. */
  from: number
  /** The first instant that does not. */
  to: number
  now: number
  /** Stages that are not here were removed, and have no place. The id '' is whichever comes first. */
  stages: PlacedStage[]
}

/** A number of the screen, and how to ask for the rows behind it. */
export interface Wanted {
  measure: MeasureKey
  /** Which stage, source, reason, person; '' for measures that have one number only. */
  of: string
}

export interface FoundRow {
  candidateId: string
  /** Null when the resume does not say it. */
  name: string | null
  filename: string
  jobDescriptionId: string
  jobTitle: string
  /** By the columns of the measure: instants and days as numbers, stages as ids. */
  facts: Partial<Record<ColumnKey, string | number | null>>
}

/** So many candidates who have been in the same stages. */
export interface Journeys {
  count: number
  /** The furthest place they have been in. */
  furthest: number
  /** All places they have been in. */
  places: ReadonlySet<number>
  isRejected: boolean
}

/**
 * Counts what happened in a workspace. Each count equals the number of `rows` of the same measure. Nothing of other workspaces
 * and nothing of deleted candidates is ever counted.
 */
export interface Figures {
  /** Job descriptions that somebody was ranked for, newest first; deleted ones keep their place while they have candidates. */
  jobs(workspaceId: string): Promise<{ id: string; title: string; version: number }[]>
  /** One job description, also when nobody was ranked for it yet; null when it is not in the workspace. */
  job(workspaceId: string, id: string): Promise<{ id: string; title: string; version: number } | null>
  /** The stored stages, by job description and in their order. One without any has the starting ones. */
  stages(workspaceId: string): Promise<Map<string, AnalyticsStage[]>>
  /** Candidates who were ranked in the scope, those together who came the same way. */
  journeys(scope: Scope): Promise<Journeys[]>
  /** Milliseconds of each stay that ended in the scope, by place; -1 for stages that were removed. */
  endedStays(scope: Scope): Promise<Map<number, number[]>>
  /** Milliseconds up to now of each stay that lasts and began before the end of the scope, by place. */
  lastingStays(scope: Scope): Promise<Map<number, number[]>>
  hires(scope: Scope): Promise<{ hiredAt: number; contactAt: number | null; postedAt: number }[]>
  sources(scope: Scope): Promise<{ source: string; uploaderId: string | null; uploader: string | null; count: number }[]>
  /** The percentages of all candidates ranked in the scope, and their confidences in percent. */
  scores(scope: Scope): Promise<{ percentages: number[]; confidences: number[] }>
  /** By reason and by the place they were rejected from: -1 for stages that were removed, null for another rejection. */
  rejections(scope: Scope): Promise<{ reason: string; place: number | null; count: number }[]>
  /** Open tasks by whom they are assigned to, regardless of when. */
  tasks(scope: Scope): Promise<{ assigneeId: string | null; assignee: string | null; open: number; overdue: number }[]>
  /** What happened on each day in UTC, the oldest first; days on which nothing did are left out. `day` is its first millisecond. */
  days(scope: Scope): Promise<{ day: number; ranked: number; hired: number; rejected: number }[]>
  /** How often each person did what, in the scope; `name` is null for somebody who has left. */
  deeds(scope: Scope): Promise<{ userId: string; name: string | null; deed: DeedKey; count: number }[]>
  messages(scope: Scope): Promise<{ state: string; count: number }[]>
  /** The name of a colleague, or of somebody who left; null when nobody has that id or it is not theirs to see. */
  personCalled(workspaceId: string, userId: string): Promise<string | null>
  /** The candidates behind a number, in an order that stays, with how many there are. */
  rows(scope: Scope, wanted: Wanted, page: { limit: number; offset: number }): Promise<{ rows: FoundRow[]; total: number }>
}

/** Whoever knows about assessments joins here; until somebody does, the screen does not speak of them. */
export interface AssessmentFigures {
  /** How many of those sent in the scope are in each state, in the words of the screen. */
  counts(scope: Scope): Promise<{ state: string; count: number }[]>
  rows(scope: Scope, state: string, page: { limit: number; offset: number }): Promise<{ rows: FoundRow[]; total: number }>
}

/** After how many working days in one stage a workspace says that a candidate waits. */
export interface WaitingLimits {
  /** Null while nobody has decided. */
  of(workspaceId: string): Promise<number | null>
  put(workspaceId: string, workingDays: number): Promise<void>
}

/** Who wants the numbers of the week by mail. */
export interface WeeklyReaders {
  has(workspaceId: string, userId: string): Promise<boolean>
  put(workspaceId: string, userId: string, wants: boolean): Promise<void>
  /** A reader whose account is active and who is a member; null for anybody else. */
  find(
    workspaceId: string,
    userId: string,
  ): Promise<{ email: string; fullName: string; workspaceName: string; role: Role } | null>
}

/** What analytics needs from outside. */
export interface AnalyticsPorts {
  figures: Figures
  assessmentFigures?: AssessmentFigures
  waitingLimits: WaitingLimits
  weeklyReaders: WeeklyReaders
  jobs: Pick<JobQueue, 'add'>
  sendMail(mail: Mail): Promise<void>
  publicUrl: string
  transaction: Transaction
  /** The stages that a job description has until somebody changes them. */
  startingStages(jobDescriptionId: string): AnalyticsStage[]
  clock: Clock
}
