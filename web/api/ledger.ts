import type { Api } from './client.ts'

export type { DecisionRow, LedgerAnswer, LedgerRowsAnswer } from '#src/ledger/views.ts'

/** Whose decisions: those of the own workspace, or of everybody for administrators. */
export type LedgerScope = 'workspace' | 'admin'

export const rowsPerPage = 50

/** What of a page's address says which decisions are asked for. */
export function ledgerQuestion(parameters: URLSearchParams): URLSearchParams {
  const question = new URLSearchParams()
  for (const name of ['from', 'to', 'job']) {
    const value = parameters.get(name)
    if (value) question.set(name, value)
  }
  return question
}

const rowsQuestion = (parameters: URLSearchParams) => {
  const question = ledgerQuestion(parameters)
  question.set('measure', parameters.get('measure') ?? 'decided')
  return question
}

export const ledgerReport = (api: Api, scope: LedgerScope, { searchParams }: URL) => {
  const query = ledgerQuestion(searchParams)
  return scope === 'admin' ? api('GET /admin/decision-ledger', { query }) : api('GET /api/decision-ledger', { query })
}

export const ledgerRows = (api: Api, scope: LedgerScope, { searchParams }: URL) => {
  const query = rowsQuestion(searchParams)
  query.set('limit', String(rowsPerPage))
  const cursor = searchParams.get('cursor')
  if (cursor) query.set('cursor', cursor)
  return scope === 'admin' ? api('GET /admin/decision-ledger/rows', { query }) : api('GET /api/decision-ledger/rows', { query })
}

/** Where the rows are a file. */
export const ledgerFile = (scope: LedgerScope, parameters: URLSearchParams) =>
  `${scope === 'admin' ? '/admin' : '/api'}/decision-ledger/rows.csv?${rowsQuestion(parameters)}`
