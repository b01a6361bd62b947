import { type Static, t } from 'elysia'
import { calls, nothing, orNull } from '#src/contracts/contract.ts'
import { fieldsInWords, jobForm } from './post-calls.ts'
import { OwnJobRecord } from './records.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })

/** A job description of a workspace as it is, or may be, posted in public. */
export const PostingRecord = t.Object({
  /** Null while it is not posted. */
  job: orNull(t.Object({ ...OwnJobRecord.properties, publicUrl: t.String() })),
  /** Who offers what the workspace posts; null before its first posting, which has to say so. */
  employer: orNull(
    t.Object({
      _id: t.String(),
      companyName: t.String(),
      answerWords: orNull(t.String()),
      /** Why it may not post at the moment; null when it may. */
      refusal: orNull(t.String()),
    }),
  ),
  /** What the form begins with. */
  start: t.Object({ title: t.String(), descriptionText: t.String() }),
  answerDays: orNull(t.Number()),
  /** Titles that may be chosen; any other may be written. */
  titles: t.Array(t.String()),
})
export type PostingRecord = Static<typeof PostingRecord>

export const postingCalls = calls({
  'GET /api/job-descriptions/:id/posting': {
    summary: 'How a job description is posted on the public job pages, and what a posting of it begins with',
    params,
    answers: { 200: PostingRecord },
  },
  'POST /api/job-descriptions/:id/posting': {
    summary: 'Post a job description: from then on people can apply, and are candidates of this job',
    description: `${fieldsInWords} The first posting of a workspace has to have a companyName.`,
    params,
    form: jobForm,
    idempotent: true,
    answers: { 201: PostingRecord },
  },
  'PUT /api/job-descriptions/:id/posting': {
    summary: 'Change what the public page of a job says',
    description: `${fieldsInWords} With removeFile its file is taken away.`,
    params,
    form: jobForm,
    answers: { 200: PostingRecord },
  },
  'PATCH /api/job-descriptions/:id/posting': {
    summary: 'Close or reopen a posting; one that is reopened after its closing date has none from then on',
    params,
    body: t.Object({ status: t.Union([t.Literal('Active'), t.Literal('Closed')]) }),
    answers: { 200: PostingRecord },
  },
  'DELETE /api/job-descriptions/:id/posting': {
    summary: 'Take a posting away that nobody has applied for; the job description stays',
    params,
    answers: { 204: nothing },
  },
  'GET /api/skills': {
    summary: 'At most ten names of skills that begin like `q`',
    query: t.Object({ q: t.Optional(t.String({ maxLength: 1000 })) }),
    answers: { 200: t.Object({ skills: t.Array(t.String()) }) },
  },
  'GET /api/titles': {
    summary: 'At most ten job titles that begin like `q`: the offered ones first, then those of O*NET',
    query: t.Object({ q: t.Optional(t.String({ maxLength: 1000 })) }),
    answers: { 200: t.Object({ titles: t.Array(t.String()) }) },
  },
})
