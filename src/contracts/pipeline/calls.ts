import { type Static, t } from 'elysia'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'
import { applicationStatuses } from '#src/jobportal/constants.ts'

export const OwnApplication = t.Object({
  /** Of the candidate. */
  _id: t.String(),
  appliedAt: t.String(),
  status: oneOf(applicationStatuses),
  /** Which link brought them, as the link says; null without. */
  source: orNull(t.String()),
  answers: t.Array(
    t.Object({
      questionId: t.String(),
      question: t.String(),
      answer: t.String(),
      /** The company wanted to be shown this answer in particular. A mark to read: it changes neither stage nor score. */
      flagged: t.Optional(t.Literal(true)),
      /** It is a file: GET /api/candidates/:id/application/files/:questionId. */
      isFile: t.Optional(t.Literal(true)),
    }),
  ),
  /** What they say was read wrong. */
  corrections: t.Array(
    t.Object({ about: t.String(), kind: oneOf(['missing', 'wrong']), value: t.String(), comment: t.String() }),
  ),
  withdrawnAt: orNull(t.String()),
  /** When they asked that a person looks at it, and why; null when they did not, or when the company said that a person has. */
  review: orNull(t.Object({ askedAt: t.String(), reason: orNull(t.String()) })),
  /** Whether they allow that it is kept for other jobs. */
  allowedToShare: t.Boolean(),
})
export type OwnApplication = Static<typeof OwnApplication>

export const PostOfJob = t.Object({
  /** Names the public page, /jobs/{publicId}. */
  publicId: t.String(),
  title: t.String(),
  companyName: orNull(t.String()),
  location: t.String(),
  status: oneOf(['Active', 'Closed']),
  createdAt: t.String(),
  /** 'YYYY-MM-DD', the last day on which it takes applications; null without one. */
  closesOn: orNull(t.String()),
  applications: t.Number(),
})
export type PostOfJob = Static<typeof PostOfJob>

export const pipelineCalls = calls({
  'GET /api/job-descriptions/:id/posts': {
    summary: 'Where a job description is posted, newest first; empty for one that is not',
    params: t.Object({ id: t.String({ maxLength: 100 }) }),
    answers: { 200: t.Array(PostOfJob) },
  },
  'GET /api/candidates/:id/application': {
    summary: 'What a candidate sent when they applied on a public page; null for somebody who was uploaded or imported',
    params: t.Object({ id: t.String({ maxLength: 100 }) }),
    answers: { 200: t.Object({ application: orNull(OwnApplication) }) },
  },
  'GET /api/candidates/:id/application/files/:questionId': {
    summary: 'A link to download the file that was sent as an answer, for five minutes',
    params: t.Object({ id: t.String({ maxLength: 100 }), questionId: t.String({ maxLength: 100 }) }),
    answers: { 200: t.Object({ url: t.String() }) },
  },
})
