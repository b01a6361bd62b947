import type { SessionUser } from '#src/accounts/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { SuggestionKind, SuggestionState } from './constants.ts'

/** What an assistant has written down about a candidate. */
export interface Suggestion {
  id: string
  workspaceId: string
  candidateId: string
  kind: SuggestionKind
  /** What the program was called. */
  program: string
  /** For whom it worked; null once their account is gone. */
  userId: string | null
  /** Of a mail. */
  subject: string | null
  /** The note, the text of the mail, or why the stage is proposed. */
  text: string
  /** That is proposed. */
  stageId: string | null
  createdAt: Date
}

/** One with the name of whom the program worked for. */
export type ListedSuggestion = Suggestion & { forPerson: string | null }

export interface Suggestions {
  add(suggestion: Suggestion): Promise<void>
  /** Those that wait, oldest first. */
  waiting(workspaceId: string, candidateId: string): Promise<ListedSuggestion[]>
  /** One that waits; null for any other. */
  find(workspaceId: string, id: string): Promise<Suggestion | null>
  settle(id: string, settled: { state: Exclude<SuggestionState, 'waiting'>; by: string; at: Date }): Promise<void>
}

interface StageOfJob {
  id: string
  name: string
  kind: 'open' | 'hired' | 'rejected'
}

export interface SuggestionPorts {
  suggestions: Suggestions
  /** The stages of the job that a candidate stands in; rejects for a candidate who is not in this workspace. */
  stagesFor(by: Proposer, candidateId: string): Promise<StageOfJob[]>
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  ids: Ids
}

/** Who suggests or settles, in which workspace, and by which program if by one. */
export type Proposer = Pick<SessionUser, 'id' | 'fullName' | 'email' | 'workspaceId' | 'role' | 'jobs' | 'program'>
