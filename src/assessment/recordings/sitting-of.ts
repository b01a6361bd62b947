import type { Assessment } from '../assessment.ts'
import { AlreadyCompleted, LinkExpired, NotStarted } from '../errors.ts'
import { mustWork } from '../sitting/link-state.ts'
import type { Tools } from '../tools.ts'
import { lateChunksMs } from './constants.ts'

/** What a secret has opened. */
export interface Opened {
  assessment: Assessment
  /** A newer link took this one's place. */
  ended: boolean
}

/** The sitting that has begun behind a link. Whatever else it leads to rejects with the reason. */
export function sittingBehind({ assessment, ended }: Opened, { clock }: Pick<Tools, 'clock'>): Assessment {
  mustWork(assessment, ended)
  if (assessment.startedAt) return assessment
  throw assessment.expiresAt <= clock.now() ? new LinkExpired() : new NotStarted()
}

export const sittingOf = async (tools: Pick<Tools, 'opened' | 'clock'>, token: string): Promise<Assessment> =>
  sittingBehind(await tools.opened(token), tools)

/** Whether an answer that came at this instant came after the time for open questions. */
export const isLate = ({ voiceDeadline, completedAt }: Assessment, at: Date) =>
  (voiceDeadline !== null && at > voiceDeadline) || (completedAt !== null && at > completedAt)

/** Recordings are taken while the sitting lasts, and a little longer for slow lines. */
export function refuseLateRecording({ completedAt }: Assessment, now: Date) {
  if (completedAt && now.getTime() > completedAt.getTime() + lateChunksMs) throw new AlreadyCompleted()
}
