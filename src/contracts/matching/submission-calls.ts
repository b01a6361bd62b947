import { t } from 'elysia'
import { calls, file, orNull } from '#src/contracts/contract.ts'
import { documentTypes } from '../system.ts'
import { SavedJobDescription, SubmissionAnswer, UploadLimits } from './records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })

export const submissionCalls = calls({
  'POST /api/submit': {
    summary: 'Rank resumes (form field resumes, repeated) against a job description (job_description)',
    description:
      'A resume that is too large, of another type or unreadable is listed in `rejected` with the reason, and the others are ranked. A job description that cannot be used, or 101 resumes, refuse the request.',
    form: t.Object({
      resumes: t.Files(),
      job_description: t.File(),
      job_description_title: t.Optional(t.String()),
    }),
    idempotent: true,
    answers: { 200: SubmissionAnswer },
  },
  'GET /api/submissions/latest': {
    summary: 'The last upload of the workspace, as far as it has got',
    answers: {
      200: orNull(
        t.Object({
          ...SubmissionAnswer.properties,
          finished: t.Boolean(),
        }),
      ),
    },
  },
  'GET /api/submissions/limits': {
    summary: 'What an upload may hold',
    answers: { 200: UploadLimits },
  },
  'GET /api/resumes/:id': {
    summary: 'A link to a resume that lasts five minutes',
    params: idParam,
    query: t.Object({ download: t.Optional(t.String()) }),
    answers: { 200: t.Object({ success: t.Boolean(), url: t.String(), filename: t.String() }) },
  },
  'GET /api/job-descriptions': {
    summary: 'Saved job descriptions, newest first',
    answers: { 200: t.Array(SavedJobDescription) },
  },
  'GET /api/job-descriptions/:id': {
    summary: 'A link to a saved job description that lasts five minutes',
    params: idParam,
    answers: { 200: t.Object({ url: t.String() }) },
  },
  'GET /api/job-descriptions/:id/content': {
    summary: 'The file of a saved job description',
    params: idParam,
    answers: { 200: file(...documentTypes) },
  },
  'PUT /api/job-descriptions/:id/title': {
    summary: 'Rename a saved job description',
    params: idParam,
    body: t.Object({ title: t.String({ maxLength: 1000 }) }),
    answers: { 200: SavedJobDescription },
  },
  'DELETE /api/job-descriptions/:id': {
    summary: 'Delete a saved job description; its candidates stay',
    params: idParam,
    answers: { 200: t.Object({ message: t.String() }) },
  },
})
