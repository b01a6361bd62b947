import { t } from 'elysia'
import { revealReasons } from '#src/blindreview/constants.ts'
import { calls } from '#src/contracts/contract.ts'
import { BlindJobRecord, BlindPersonRecord } from './records.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })
const on = t.Object({ on: t.Boolean() })
const why = t.Object({
  reason: t.Union(revealReasons.map(({ key }) => t.Literal(key))),
  note: t.Optional(t.String({ maxLength: 10_000 })),
})

export const blindReviewCalls = calls({
  'GET /api/job-descriptions/:id/blind-review': {
    summary: 'Whether a job is under blind review, and who has revealed whom',
    params,
    answers: { 200: BlindJobRecord },
  },
  'PUT /api/job-descriptions/:id/blind-review': {
    summary: 'Hide, or show, who the candidates of a job are',
    params,
    body: on,
    answers: { 200: BlindJobRecord },
  },
  'GET /api/candidates/:id/blind-review': {
    summary: 'Whether a candidate is hidden, and who has revealed them',
    params,
    answers: { 200: BlindPersonRecord },
  },
  'POST /api/candidates/:id/reveal': {
    summary: 'Show who one candidate is, with the reason why blind review is not needed any more',
    params,
    body: why,
    answers: { 200: BlindPersonRecord },
  },
  'GET /jobportal/jobs/:id/blind-review': {
    summary: 'Whether a job is under blind review, and who was revealed',
    params,
    answers: { 200: BlindJobRecord },
  },
  'PUT /jobportal/jobs/:id/blind-review': {
    summary: 'Hide, or show, who the applicants of a job are',
    params,
    body: on,
    answers: { 200: BlindJobRecord },
  },
  'GET /jobportal/application/:id/blind-review': {
    summary: 'Whether an applicant is hidden, and when they were revealed',
    params,
    answers: { 200: BlindPersonRecord },
  },
  'POST /jobportal/applications/:id/reveal': {
    summary: 'Show who one applicant is, with the reason',
    params,
    body: why,
    answers: { 200: BlindPersonRecord },
  },
})
