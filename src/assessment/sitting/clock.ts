import type { Assessment } from '../assessment.ts'
import { mcqSeconds, voiceSeconds } from '../constants.ts'

/** What is on its way when a clock runs out may still arrive before the sitting is closed. */
const closingGraceMs = 120_000
/** How long after the first deadline nobody comes back any more, unless the link lives longer. */
const absenceMs = 24 * 3600_000

type Clocks = Pick<Assessment, 'phase' | 'startedAt' | 'expiresAt' | 'mcqDeadline' | 'mcqCompletedAt' | 'voiceDeadline'>

/** When a part that begins now is over. */
export const deadlineOf = (part: 'mcq' | 'voice', { options }: Pick<Assessment, 'options'>, now: Date) =>
  later(now, ((part === 'mcq' ? mcqSeconds : voiceSeconds) + options.extraMinutes * 60) * 1000)

/** Whether an answer to a multiple-choice question that arrives at this time is late. */
export const mcqIsOver = (
  { phase, mcqDeadline, mcqCompletedAt }: Pick<Clocks, 'phase' | 'mcqDeadline' | 'mcqCompletedAt'>,
  at: Date,
) => phase !== 'mcq' || mcqCompletedAt !== null || mcqDeadline === null || at > mcqDeadline

/** When a sitting that has begun closes by itself. */
export function closingTime(
  { phase, startedAt, expiresAt, mcqDeadline, voiceDeadline }: Omit<Clocks, 'mcqCompletedAt'>,
  hasOpenQuestions: boolean,
): Date {
  if (phase === 'voice' && voiceDeadline) return later(voiceDeadline, closingGraceMs)
  if (mcqDeadline && !hasOpenQuestions) return later(mcqDeadline, closingGraceMs)
  // Between the parts no clock runs: whoever lost the connection gets the whole time for the second part.
  return new Date(Math.max(expiresAt.getTime(), later(mcqDeadline ?? startedAt!, absenceMs).getTime()))
}

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)
