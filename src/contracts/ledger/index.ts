import { t } from 'elysia'
import { calls, file, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { measureKeys } from '#src/ledger/constants.ts'
import { LedgerAnswer, LedgerRowsAnswer } from './records.ts'

const words = t.Optional(t.String({ maxLength: 100 }))
const question = { from: words, to: words, job: words }
const measured = { ...question, measure: oneOf(measureKeys) }
const description =
  '`from` and `to` are days in UTC, both included; the last 90 days unless told. Ids only: it outlives who was erased.'
const report = { description, answers: { 200: LedgerAnswer } }
const rows = { answers: { 200: LedgerRowsAnswer } }
const csv = { answers: { 200: file('text/csv; charset=utf-8') } }
/** Whose decisions: a workspace or a company; all of them unless told. */
const whose = { workspace: words }

/** The decision ledger: what people decided beside what the ranking said. */
export const ledgerContract = calls({
  'GET /api/decision-ledger': {
    summary: 'How often people went against the order, and whether they had opened the evidence',
    query: t.Object(question),
    ...report,
  },
  'GET /api/decision-ledger/rows': {
    summary: 'The decisions behind a number',
    query: t.Object({ ...pageQuery, ...measured }),
    ...rows,
  },
  'GET /api/decision-ledger/rows.csv': { summary: 'The same as CSV', query: t.Object(measured), ...csv },
  'GET /admin/decision-ledger': {
    summary: 'The same for all workspaces and companies, or for one',
    query: t.Object({ ...question, ...whose }),
    ...report,
  },
  'GET /admin/decision-ledger/rows': {
    summary: 'The decisions behind a number, of all workspaces and companies or of one',
    query: t.Object({ ...pageQuery, ...measured, ...whose }),
    ...rows,
  },
  'GET /admin/decision-ledger/rows.csv': {
    summary: 'The same as CSV',
    query: t.Object({ ...measured, ...whose }),
    ...csv,
  },
})
