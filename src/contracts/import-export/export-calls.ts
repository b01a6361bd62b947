import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'
import { repeated } from '#src/contracts/parameters.ts'
import { listQuery } from '../talent/candidate-calls.ts'

const chosen = t.Object({ ids: t.Array(t.String({ maxLength: 100 }), { maxItems: 20_000 }) })
const query = t.Object({ ...listQuery, ids: repeated(t.String({ maxLength: 16_000 })) })

const description =
  'Takes the parameters of /api/candidate-filtering (filters, q, view, sort), or `ids`, repeated or separated by commas.'

const asTable = file('text/csv; charset=utf-8')
/** JSON Resume, or Candidates of HR Open Standards 4.2. */
const asJsonResume = file('application/json; charset=utf-8')

export const exportCalls = calls({
  'GET /api/candidates/export.csv': {
    stepUp: true,
    summary: 'Candidates as a table',
    description,
    query,
    answers: { 200: asTable },
  },
  'POST /api/candidates/export.csv': {
    stepUp: true,
    summary: 'Chosen candidates as a table',
    body: chosen,
    answers: { 200: asTable },
  },
  'GET /api/candidates/export.json': {
    stepUp: true,
    summary: 'Candidates as JSON Resume',
    description,
    query,
    answers: { 200: asJsonResume },
  },
  'POST /api/candidates/export.json': {
    stepUp: true,
    summary: 'Chosen candidates as JSON Resume',
    body: chosen,
    answers: { 200: asJsonResume },
  },
  'GET /api/candidates/export.hr-open.json': {
    stepUp: true,
    summary: 'Candidates as HR Open Standards writes them',
    description,
    query,
    answers: { 200: asJsonResume },
  },
  'POST /api/candidates/export.hr-open.json': {
    stepUp: true,
    summary: 'Chosen candidates as HR Open Standards writes them',
    body: chosen,
    answers: { 200: asJsonResume },
  },
})
