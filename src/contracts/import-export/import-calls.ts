import { t } from 'elysia'
import { calls, orNull } from '#src/contracts/contract.ts'
import { fields } from '#src/import-export/constants.ts'
import { ImportCheckAnswer, ImportRecord, UndoneImportAnswer } from './records.ts'

const form = t.Object({
  file: t.Files(),
  mapping: t.Optional(t.String()),
  stages: t.Optional(t.String()),
  source_job: t.Optional(t.String()),
  job_description_id: t.Optional(t.String()),
})
const importId = t.Object({ id: t.String({ maxLength: 100 }) })

export const importCalls = calls({
  'POST /api/import/check': {
    summary: 'What would become of each row of a table (form field file) or of JSON Resumes; keeps nothing',
    description: `\`mapping\` is JSON that names the column (from 0) of each field: ${fields.join(', ')}. Without it the names of the columns tell. For an export of Greenhouse, Lever, Workable or OpenCATS, \`stages\` is JSON that names the stage of the job
for each step of that system ('' leaves its people out), and \`source_job\` is the one of its jobs whose people are taken in.`,
    form,
    answers: { 200: ImportCheckAnswer },
  },
  'POST /api/import': {
    summary: 'Take in the rows of a table or of JSON Resumes (file) and rank them (job_description_id)',
    form,
    idempotent: true,
    answers: { 200: ImportRecord },
  },
  'GET /api/imports/latest': {
    summary: 'The last import of the workspace, as far as it has got',
    answers: { 200: orNull(ImportRecord) },
  },
  'GET /api/imports/:id': {
    summary: 'An import, as far as it has got',
    params: importId,
    answers: { 200: ImportRecord },
  },
  'POST /api/imports/:id/undo': {
    summary: 'Delete the candidates that an import from another system made, for a day after it',
    params: importId,
    answers: { 200: UndoneImportAnswer },
  },
})
