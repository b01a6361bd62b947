import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Role, SeenJobs } from '#src/shared/roles.ts'
import type { InterviewKits, Scorecards } from './scorecard.ts'
import type { JobAsks, QuestionsAbout } from './suggest-kit.ts'

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  role: Role
  jobs: SeenJobs
}

/** Whom a scorecard is about. */
export interface AboutCandidate {
  id: string
  workspaceId: string
  /** What the resume does not say is null. */
  name: string | null
  filename: string
  jobDescriptionId: string
  jobTitle: string
}

export interface ScorecardPorts {
  scorecards: Scorecards
  interviewKits: InterviewKits
  /** Null when the workspace has none with this id. */
  candidate(workspaceId: string, id: string): Promise<AboutCandidate | null>
  /** Null when the workspace has no such job. */
  jobAsks(workspaceId: string, jobDescriptionId: string): Promise<JobAsks | null>
  questionsAbout: QuestionsAbout
  /** Full names by id; whoever is gone is missing. */
  namesOf(workspaceId: string): Promise<Map<string, string>>
  /** On the timeline of the candidate, in the caller's transaction. */
  noteOnTimeline(
    by: { id: string },
    workspaceId: string,
    candidateIds: string[],
    kind: 'scorecard-submitted',
    details: Record<string, string | number>,
  ): Promise<void>
  /** Tells the open windows. */
  announce(workspaceId: string, candidateId: string): Promise<void>
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  ids: Ids
}
