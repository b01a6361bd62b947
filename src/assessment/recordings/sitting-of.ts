import type { Assessment } from '../assessment.ts'
import { AlreadyCompleted, LinkExpired, NotStarted } from '../errors.ts'
import { mustWork } from '../sitting/gate.ts'
import type { Tools } from '../tools.ts'
import { lateChunksMs } from './constants.ts'

/** The sitting that has begun with this secret. Whatever else the secret opens rejects with the reason. */
export async function sittingOf({ opened, clock }: Pick<Tools, 'opened' | 'clock'>, token: string): Promise<Assessment> {
  const { assessment, ended } = await opened(token)
  mustWork(assessment, ended)
  if (assessment.startedAt) return assessment
  throw assessment.expiresAt <= clock.now() ? new LinkExpired() : new NotStarted()
}

/** Whether an answer that came at this instant came after the time for open questions. */
export const isLate = ({ voiceDeadline, completedAt }: Assessment, at: Date) =>
  (voiceDeadline !== null && at > voiceDeadline) || (completedAt !== null && at > completedAt)

/** Recordings are taken while the sitting lasts, and a little longer for slow lines. */
export function refuseLateRecording({ completedAt }: Assessment, now: Date) {
  if (completedAt && now.getTime() > completedAt.getTime() + lateChunksMs) throw new AlreadyCompleted()
}
