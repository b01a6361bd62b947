import { t } from 'elysia'
import { calls, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { CandidateFacts, FactCorrectionInput } from './correction-records.ts'
import {
  CriteriaAnswer,
  RankingAnswer,
  ReceiptAnswer,
  RescorePreviewAnswer,
  ShownDocument,
  VerificationAnswer,
} from './evidence-records.ts'
import { CandidateRecord } from './records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
const weight = t.Number({ minimum: 0, maximum: 100 })
const weights = t.Object({
  'must-have skills': weight,
  'nice-to-have skills': weight,
  experience: weight,
  degree: weight,
  title: weight,
  'field of work': weight,
  duties: weight,
})
const skillWords = t.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
const choice = t.Object({
  weights,
  skills: t.Array(
    t.Object({
      skill: skillWords,
      alternatives: t.Array(skillWords, { maxItems: 10 }),
      must: t.Boolean(),
      weight: t.Number({ minimum: 0, maximum: 3 }),
    }),
    { maxItems: 100 },
  ),
  years: t.Union([t.Object({ value: t.Number({ minimum: 0, maximum: 60 }), must: t.Boolean() }), t.Null()]),
  degree: t.Union([
    t.Object({
      canonical: t.String({ minLength: 1, maxLength: 80 }),
      rank: t.Integer({ minimum: 1, maximum: 8 }),
      orExperience: t.Boolean(),
      must: t.Boolean(),
    }),
    t.Null(),
  ]),
})

export const evidenceCalls = calls({
  'GET /api/candidates/:id': {
    summary: 'One candidate',
    params: idParam,
    answers: { 200: CandidateRecord },
  },
  'GET /api/candidates/:id/evidence': {
    summary: 'The document of a candidate as it was read, with the places of all quotes and what it hides',
    params: idParam,
    answers: {
      200: t.Object({
        candidate: CandidateRecord,
        /** A same-origin link to the file that works for five minutes. */
        file: t.Object({ url: t.String(), filename: t.String(), type: oneOf(['pdf', 'docx', 'doc', 'txt']) }),
        ...ShownDocument.properties,
      }),
    },
  },
  'GET /api/candidates/:id/facts': {
    summary: 'What counts of what was read of a candidate, and what recruiters corrected in it',
    params: idParam,
    answers: { 200: CandidateFacts },
  },
  'POST /api/candidates/:id/corrections': {
    summary: 'Correct one thing that was read; every score of this resume follows, and says so',
    description:
      '`base` is the version of the facts that the person has seen; 409 FACTS_CHANGED when they are others now. A skill that is missing needs words of the resume.',
    params: idParam,
    body: t.Object({ base: t.String({ maxLength: 100 }), correction: FactCorrectionInput }),
    answers: { 200: CandidateFacts },
  },
  'DELETE /api/candidates/:id/corrections/:correction': {
    summary: 'Take a correction back; scores follow',
    params: t.Object({ id: t.String({ maxLength: 100 }), correction: t.String({ maxLength: 100 }) }),
    answers: { 200: CandidateFacts },
  },
  'GET /api/candidates/:id/receipt': {
    summary: 'What a score was made from and came to',
    params: idParam,
    answers: { 200: ReceiptAnswer },
  },
  'POST /api/candidates/:id/verify': {
    summary: 'Read the stored files again, compute the score anew, and say what differs and why',
    params: idParam,
    answers: { 200: VerificationAnswer },
  },
  'GET /api/job-descriptions/:id/ranking': {
    summary: 'Everybody ranked against a job description, with what it takes to weigh them anew',
    params: idParam,
    query: t.Object(pageQuery),
    answers: { 200: RankingAnswer },
  },
  'GET /api/job-descriptions/:id/criteria': {
    summary: 'What the candidates of a job description are measured by; version=N for an earlier one',
    params: idParam,
    query: t.Object({ version: t.Optional(t.Numeric({ minimum: 1, maximum: 1_000_000, multipleOf: 1 })) }),
    answers: { 200: CriteriaAnswer },
  },
  'PUT /api/job-descriptions/:id/criteria': {
    summary: 'Save other criteria as a new version; base is the version they were made from',
    params: idParam,
    body: t.Object({ base: t.Integer({ minimum: 1 }), choice }),
    answers: { 200: CriteriaAnswer },
  },
  'GET /api/job-descriptions/:id/rescore-preview': {
    summary: 'Who would move if all were scored again by the current criteria and engine; nothing is changed',
    params: idParam,
    answers: { 200: RescorePreviewAnswer },
  },
  'POST /api/job-descriptions/:id/rescore': {
    summary: 'Bring all scores of a job description up to its current criteria and engine',
    params: idParam,
    answers: { 202: t.Object({ queued: t.Number() }) },
  },
})
