import { type Static, Type as t } from '@sinclair/typebox'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'
import {
  maximumCriteria,
  maximumLabelLength,
  maximumQuestionLength,
  maximumQuestions,
  maximumRatingNote,
  maximumScorecardNote,
  recommendationKeys,
} from '#src/scorecards/constants.ts'

const Recommendation = oneOf(recommendationKeys)
export type Recommendation = Static<typeof Recommendation>

const key = t.String({ maxLength: 200 })

export const KitLine = t.Object({
  key: t.String(),
  label: t.String(),
  questions: t.Array(t.String()),
})
export type KitLine = Static<typeof KitLine>

export const InterviewKitRecord = t.Object({
  jobDescriptionId: t.String(),
  criteria: t.Array(KitLine),
  /** 0 for what the product suggests: nobody has changed it. */
  version: t.Number(),
  changedAt: orNull(t.String()),
})
export type InterviewKitRecord = Static<typeof InterviewKitRecord>

const Rating = orNull(t.Integer({ minimum: 1, maximum: 4 }))

export const ScorecardRecord = t.Object({
  _id: t.String(),
  /** Null once their account is gone. */
  author: orNull(t.String()),
  recommendation: orNull(Recommendation),
  note: t.String(),
  /** A line without a rating was not talked about. */
  ratings: t.Array(t.Object({ key: t.String(), label: t.String(), rating: Rating, note: t.String() })),
  version: t.Number(),
  savedAt: t.String(),
  /** Null for a draft, which only its author sees. */
  submittedAt: orNull(t.String()),
  /** Whether its author read those of others before. */
  readFirst: t.Boolean(),
})
export type ScorecardRecord = Static<typeof ScorecardRecord>

export const ScorecardsAnswer = t.Object({
  candidate: t.Object({
    _id: t.String(),
    name: orNull(t.String()),
    filename: t.String(),
    jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
  }),
  kit: InterviewKitRecord,
  mine: orNull(ScorecardRecord),
  others: t.Array(ScorecardRecord),
  /** How many others have submitted one that this person sees once their own is in. */
  waiting: t.Number(),
  /** Lines that at least two of those who are seen here have rated. */
  agreement: t.Array(
    t.Object({ key: t.String(), label: t.String(), ratings: t.Array(t.Number()), average: t.Number(), gap: t.Number() }),
  ),
  /** Whether this person may read those of others without an own one, which is then written down. */
  canReadFirst: t.Boolean(),
  canWrite: t.Boolean(),
  canChangeKit: t.Boolean(),
})
export type ScorecardsAnswer = Static<typeof ScorecardsAnswer>

const params = t.Object({ id: t.String({ maxLength: 100 }) })

export const scorecardsContract = calls({
  'GET /api/candidates/:id/scorecards': {
    summary: 'What people think of a candidate, line by line',
    description:
      'Those of others are seen once the own one is submitted, by viewers at once, and by owners and recruiters also when they ask to read first. Drafts are seen by their authors only.',
    params,
    answers: { 200: ScorecardsAnswer },
  },
  'PUT /api/candidates/:id/scorecard': {
    summary: 'Keep the own scorecard as a draft, or submit it',
    description: 'What is submitted stays submitted when it is changed. `version` is that of the own scorecard, 0 for none.',
    params,
    body: t.Object({
      version: t.Integer({ minimum: 0 }),
      recommendation: orNull(Recommendation),
      note: t.String({ maxLength: maximumScorecardNote }),
      ratings: t.Array(t.Object({ key, rating: Rating, note: t.String({ maxLength: maximumRatingNote }) }), {
        maxItems: 3 * maximumCriteria,
      }),
      submit: t.Boolean(),
    }),
    answers: { 200: ScorecardsAnswer },
  },
  'POST /api/candidates/:id/scorecards/read-first': {
    summary: 'Read the scorecards of others without an own one',
    description: 'For owners and recruiters. It is kept in the audit log, and a scorecard submitted later says so.',
    params,
    answers: { 200: ScorecardsAnswer },
  },
  'GET /api/job-descriptions/:id/interview-kit': {
    summary: 'What interviewers of a job ask and rate',
    params,
    answers: { 200: InterviewKitRecord },
  },
  'PUT /api/job-descriptions/:id/interview-kit': {
    summary: 'Change what they ask and rate',
    description: 'A line without a key is new. `criteria: null` brings back what the product suggests.',
    params,
    body: t.Object({
      version: t.Integer({ minimum: 0 }),
      criteria: orNull(
        t.Array(
          t.Object({
            key,
            label: t.String({ maxLength: maximumLabelLength }),
            questions: t.Array(t.String({ maxLength: maximumQuestionLength }), { maxItems: maximumQuestions }),
          }),
          { maxItems: maximumCriteria },
        ),
      ),
    }),
    answers: { 200: InterviewKitRecord },
  },
})
