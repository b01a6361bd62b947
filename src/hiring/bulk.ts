import type { RejectionReason } from './constants.ts'
import type { Placement } from './stage.ts'
import type { Subject } from './subject.ts'
import type { Tag } from './tag.ts'

/** What somebody wants done with several candidates at once. */
export type BulkWish =
  | { kind: 'add-tag'; name: string }
  | { kind: 'remove-tag'; tagId: string }
  /** To the stage of this name, of each candidate's own job description. `seen` are the versions that the person has seen. */
  | { kind: 'move'; stage: string; seen: Record<string, number> }
  /** Each for a reason of their own, by the candidate's id; without a message nobody is told. */
  | {
      kind: 'reject'
      reasons: Record<string, { reason: RejectionReason; text: string }>
      message?: { subject: string; body: string }
      seen: Record<string, number>
    }
  /** Variables are filled in for each. The mails wait as long as this can be undone. */
  | { kind: 'message'; subject: string; body: string }
  | { kind: 'add-task'; title: string; dueOn: string | null; assigneeId: string | null }

/** What was done to one candidate, with what it takes to do the opposite. */
export type BulkChange = { candidateId: string } & (
  | { kind: 'tag-added'; tagId: string }
  | { kind: 'tag-removed'; tagId: string }
  /** `version` is the placement's after the move; `enteredAt` is a time as JSON has it. */
  | { kind: 'moved'; version: number; to?: string; way?: string; before: Omit<Placement, 'enteredAt'> & { enteredAt: string } }
  /** `messageId` is the mail's that waits as long as this can be undone. */
  | {
      kind: 'rejected'
      version: number
      to: string
      reason: RejectionReason
      before: Omit<Placement, 'enteredAt'> & { enteredAt: string }
      messageId: string | null
    }
  | { kind: 'task-added'; taskId: string }
  | { kind: 'messaged'; messageId: string }
)

/** What a wish comes to. */
export interface BulkPlan {
  /** Does it to one candidate: the change, the reason against it, or null when there is nothing to do. */
  step(subject: Subject): Promise<Omit<BulkChange, 'candidateId'> | string | null>
  inWords(people: string): string
}

export interface BulkAction {
  id: string
  workspaceId: string
  actorId: string
  at: Date
  changes: BulkChange[]
  undoneAt: Date | null
}

/** Somebody who stays as they are, and why. */
export interface LeftOut {
  id: string
  name: string
  reason: string
}

export interface BulkResult {
  /** Null when nothing was changed: then there is nothing to take back. */
  id: string | null
  /** What happened, in a sentence. */
  text: string
  done: number
  /** Those who were so already. */
  unchanged: number
  left: LeftOut[]
  undoUntil: Date | null
}

/** What people have put on a candidate, for a list of many. */
export interface Marks {
  /** Null for somebody in the first one, where everybody begins. */
  stage: string | null
  tags: Tag[]
}

/** Writes take part in the caller's transaction. */
export interface BulkActions {
  /** Those of the ids that are candidates of the workspace. */
  subjects(workspaceId: string, ids: readonly string[]): Promise<Map<string, Subject>>
  /** Where they stand; without those whom nobody has moved. */
  placements(ids: readonly string[]): Promise<Map<string, Placement>>
  /** Ids of the tags that each of them carries. */
  tagsOf(ids: readonly string[]): Promise<Map<string, string[]>>
  /** Stages and tags of those who have any. */
  marks(ids: readonly string[]): Promise<Map<string, Marks>>
  /** Names of the stages in which everybody begins, of the job descriptions whose stages somebody has changed. */
  firstStages(jobDescriptionIds: readonly string[]): Promise<Map<string, string>>
  keep(action: BulkAction): Promise<void>
  find(workspaceId: string, id: string): Promise<BulkAction | null>
  undone(id: string, at: Date): Promise<void>
  forgetBefore(at: Date): Promise<void>
}

export const peopleInWords = (count: number) => (count === 1 ? '1 candidate' : `${count.toLocaleString('en')} candidates`)
