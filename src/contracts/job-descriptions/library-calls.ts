import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { Composition, LibraryRecord, ReadingAnswer, ShelfAnswer } from './library-records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
// Wide: what is too long or missing is refused with a sentence beside its field.
const composition = t.Object({
  title: t.String({ maxLength: 5000 }),
  sections: t.Array(t.Object({ heading: t.String({ maxLength: 5000 }), text: t.String({ maxLength: 100_000 }) }), {
    maxItems: 200,
  }),
})

export const libraryCalls = calls({
  'GET /api/job-description-library': {
    summary: 'Saved job descriptions in all their versions, newest first, with how many candidates each has',
    answers: { 200: t.Array(LibraryRecord) },
  },
  'GET /api/job-description-templates': {
    summary: 'Job titles to write a job description for, and whether there is a template',
    answers: { 200: t.Array(t.Object({ title: t.String(), hasTemplate: t.Boolean() })) },
  },
  'GET /api/job-description-template': {
    summary: 'What to begin with for a title: its template, or the parts with hints',
    query: t.Object({ title: t.String({ maxLength: 200, default: '' }) }),
    answers: { 200: Composition },
  },
  'POST /api/job-description-reading': {
    summary: 'What our reader takes from a text, and wording that deserves a second look',
    body: composition,
    answers: { 200: ReadingAnswer },
  },
  'POST /api/job-descriptions': {
    summary: 'Save a written job description as a PDF; counts as an upload',
    body: composition,
    answers: { 201: LibraryRecord },
  },
  'GET /api/job-descriptions/:id/versions': {
    summary: 'All versions of a job description, and what it was written from',
    params: idParam,
    answers: { 200: ShelfAnswer },
  },
  'POST /api/job-descriptions/:id/versions': {
    summary: 'Save a changed text as the next version; earlier ones and their scores stay',
    params: idParam,
    body: t.Composite([composition, t.Object({ latest: t.Integer({ minimum: 1 }) })]),
    answers: { 201: LibraryRecord },
  },
})
