import { type Scores, stateOf } from '../assessment.ts'
import type { Draft, ListedAssessment, Standing } from '../sending-ports.ts'
import type { Drafted } from './draft-questions.ts'
import type { SentAssessment } from './send-assessment.ts'
import type {
  AssessmentRow,
  DraftedChoice,
  DraftedOpen,
  DraftsAnswer,
  SentLink,
  StandingRecord,
  TestResultRecord,
} from './views.ts'

export const draftedChoice = ({ id, content }: Draft): DraftedChoice => ({
  id,
  question: content.text,
  options: content.options.map(({ text }) => text),
  correctAnswer: content.options.find((option) => option.id === content.key)?.text ?? '',
  skill: content.skill,
  level: content.level,
  source: content.source,
  explanations: content.options.map(({ text, why }) => ({ option: text, why })),
})

export const draftedOpen = ({ id, content }: Draft): DraftedOpen => ({
  id,
  question: content.text,
  level: content.level,
  source: content.source,
  points: content.points.map(({ text }) => text),
})

export const draftsAnswer = <Question>(
  { drafts, notice }: Drafted,
  record: (draft: Draft) => Question,
): DraftsAnswer<Question> => ({ success: true, questions: drafts.map(record), notice })

export const sentLink = ({ assessment, link }: SentAssessment): SentLink => ({
  success: true,
  testLink: link,
  sessionId: assessment.id,
  expiresAt: assessment.expiresAt.toISOString(),
})

/** Nothing is said of scores before there are any. */
const scoresRecord = (scores: Scores) => (Object.values(scores).some((part) => part !== null) ? { ...scores } : null)

export const assessmentRow = (assessment: ListedAssessment, now: Date): AssessmentRow => ({
  _id: assessment.id,
  candidateId: assessment.candidateId,
  candidateName: assessment.candidateName,
  candidateEmail: assessment.candidateEmail,
  jobTitle: assessment.jobTitle,
  kind: assessment.options.kind,
  practice: assessment.options.practice,
  status: stateOf(assessment, now),
  sentAt: assessment.sentAt.toISOString(),
  expiresAt: assessment.expiresAt.toISOString(),
  completedAt: assessment.completedAt?.toISOString() ?? null,
  testScore: assessment.completedAt ? scoresRecord(assessment.scores) : null,
})

export const testResultRecord = (assessment: ListedAssessment, now: Date): TestResultRecord => {
  const { candidateName, candidateEmail, jobTitle, status, testScore, completedAt, _id } = assessmentRow(assessment, now)
  const { resumeId, jobDescriptionId } = assessment
  return { _id, resumeId, jobDescriptionId, candidateName, candidateEmail, jobTitle, status, testScore, completedAt }
}

/** What candidate records say of assessments, by candidate. */
export const standingRecords = (standings: Map<string, Standing>): Map<string, StandingRecord> =>
  new Map(
    [...standings].map(([candidateId, { assessmentId, state, sentAt, scores, allowedToShare }]) => [
      candidateId,
      {
        assessmentSession: { _id: assessmentId, status: state, sentAt: sentAt.toISOString() },
        testScore: scores,
        candidateConsent: { allowedToShare },
      },
    ]),
  )
