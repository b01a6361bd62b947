import type { TSchema } from '@sinclair/typebox'
import { t } from 'elysia'
import { letterLanguages } from '#src/assessment/constants.ts'
import { calls, nothing, oneOf, orNull } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { AssessmentChoice } from './records.ts'
import { AssessmentRow, DraftedChoice, DraftedOpen, SentLink, TestResultRecord, UnsentLink } from './sending-records.ts'

const id = t.String({ minLength: 1, maxLength: 100 })
const idParam = t.Object({ id })
const words = (maxLength: number) => t.String({ maxLength })
const count = t.Optional(t.Integer({ minimum: 1, maximum: 50 }))
const states = ['pending', 'in-progress', 'completed', 'expired', 'revoked'] as const
const choice = t.Object({
  id: t.Optional(id),
  question: words(10_000),
  options: t.Array(words(5000), { maxItems: 20 }),
  correctAnswer: words(5000),
})
const open = t.Object({
  id: t.Optional(id),
  question: words(10_000),
  points: t.Optional(t.Array(words(5000), { maxItems: 50 })),
})
const options = t.Object({
  kind: t.Optional(t.Union([t.Literal('assessment'), t.Literal('interview')])),
  proctored: t.Optional(t.Boolean()),
  practice: t.Optional(t.Boolean()),
  camera: t.Optional(t.Boolean()),
  answers: t.Optional(t.Union([t.Literal('voice'), t.Literal('written')])),
  extraMinutes: t.Optional(t.Integer()),
  /** Of the letters about it, when somebody chose one. */
  language: t.Optional(oneOf(letterLanguages)),
})

/** `notice`: where the questions come from, when that is not as usual. */
const draftsOf = <Question extends TSchema>(question: Question) =>
  t.Object({ success: t.Literal(true), questions: t.Array(question), notice: orNull(t.String()) })

export const sendingCalls = calls({
  'POST /api/generate-questions': {
    summary: 'Draft multiple-choice questions for a candidate, with their keys',
    body: t.Object({ resumeId: id, jobDescriptionId: id, count }),
    answers: { 200: draftsOf(DraftedChoice) },
  },
  'POST /api/generate-voice-questions': {
    summary: 'Draft open questions, with what a good answer holds',
    body: t.Object({ jobDescriptionId: id, resumeId: t.Optional(id), count }),
    answers: { 200: draftsOf(DraftedOpen) },
  },
  'POST /api/replacement-question': {
    summary: 'Draft one question in the place of another',
    body: t.Object({
      resumeId: id,
      jobDescriptionId: id,
      part: t.Union([t.Literal('mcq'), t.Literal('voice')]),
      not: t.Array(id, { maxItems: 500 }),
    }),
    answers: { 200: t.Object({ question: t.Union([DraftedChoice, DraftedOpen]) }) },
  },
  'POST /api/send-test-link': {
    summary: 'Send a candidate an assessment or interview; the answer holds the link, this once',
    description:
      'Questions that are not given are drafted. Sending again while nobody has begun ends the old link and uses no quota; practice links use none either.',
    body: t.Object({
      candidateEmail: words(1000),
      jobTitle: t.Optional(words(1000)),
      resumeId: id,
      jobDescriptionId: id,
      questions: t.Optional(t.Array(choice, { maxItems: 200 })),
      voiceQuestions: t.Optional(t.Array(open, { maxItems: 200 })),
      options: t.Optional(options),
      again: t.Optional(t.Boolean()),
    }),
    idempotent: true,
    answers: { 200: t.Union([SentLink, UnsentLink]) },
  },
  'POST /api/assessments/:id/resend': {
    summary: 'Mail a new link to the same questions',
    params: idParam,
    idempotent: true,
    answers: { 200: t.Union([SentLink, UnsentLink]) },
  },
  'POST /api/assessments/:id/extend': {
    summary: 'Give an unused link more days',
    params: idParam,
    body: t.Object({ days: t.Integer() }),
    answers: { 200: t.Object({ expiresAt: t.String() }) },
  },
  'POST /api/assessments/:id/revoke': {
    summary: 'End a link; with `tell` the candidate gets an email',
    params: idParam,
    body: t.Optional(t.Object({ tell: t.Optional(t.Boolean()) })),
    answers: { 204: nothing },
  },
  'GET /api/assessments': {
    summary: 'Assessments and interviews that were sent, newest first',
    query: t.Object({
      ...pageQuery,
      state: t.Optional(t.Union(states.map((state) => t.Literal(state)))),
      candidate: t.Optional(id),
      q: t.Optional(words(200)),
      /** Finished in so many days up to now, practice ones left out. */
      finished: t.Optional(t.Numeric({ minimum: 1, maximum: 366 })),
    }),
    answers: { 200: t.Array(AssessmentRow) },
  },
  'GET /api/test-results': {
    summary: 'What became of every assessment and interview, without practice ones',
    query: t.Object(pageQuery),
    answers: { 200: t.Array(TestResultRecord) },
  },
  'GET /api/assessment-settings': {
    summary: 'What the workspace has decided about assessments',
    answers: { 200: AssessmentChoice },
  },
  'PUT /api/assessment-settings': {
    summary: 'Decide whether questions are looked at before sending, and whether emails tell of finished ones',
    body: t.Object({ reviewsQuestions: t.Boolean(), mailsWhenFinished: t.Boolean() }),
    answers: { 200: t.Object({ reviewsQuestions: t.Boolean(), mailsWhenFinished: t.Boolean() }) },
  },
})
