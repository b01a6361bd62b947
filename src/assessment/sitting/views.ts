import type { Assessment } from '../assessment.ts'
import type { Grade } from './complete.ts'
import type { ChoiceQuestion, LinkView, OpenQuestion } from './look.ts'

const iso = (time: Date | null) => time?.toISOString() ?? null

/** Where the sitting stands by the server's clock. */
export const clocks = ({ phase, mcqDeadline, voiceDeadline }: Assessment, now: Date) => ({
  phase,
  serverTime: now.toISOString(),
  deadlines: { mcq: iso(mcqDeadline), voice: iso(voiceDeadline) },
})

/** What a candidate's page reads first. */
export function linkRecord({ assessment, status, error, now, ...view }: LinkView) {
  const { kind, proctored, practice, camera, answers, extraMinutes } = assessment.options
  return {
    valid: error === null,
    status,
    error,
    kind,
    options: { proctored, practice, camera, answers, extraMinutes },
    ...clocks(assessment, now),
    ...view,
  }
}

export const questionsRecord = (
  { assessment, choices, open }: { assessment: Assessment; choices: ChoiceQuestion[]; open: OpenQuestion[] },
  now: Date,
) => ({
  questions: choices,
  voiceQuestions: open.map((question) => ({ ...question, answeredAt: iso(question.answeredAt) })),
  ...clocks(assessment, now),
})

/** The score is shown where nobody watches. */
export const completedRecord = (assessment: Assessment, { score }: Grade, now: Date) => ({
  ...clocks(assessment, now),
  ...(assessment.options.proctored ? {} : { score }),
})
