import { candidateSummary, type ListedRecord, listCandidates, recommendedCandidates } from '../api/candidates.ts'
import type { Api, CallFailure } from '../api/client.ts'
import { type FieldRecord, workspaceFields } from '../api/fields.ts'
import { type CandidateQuery, parametersOf, queryFrom } from './candidate-filters.ts'

/** Rows that are read at once. */
export const pageSize = 50

export interface CandidateList extends CandidateQuery {
  rows: ListedRecord[]
  /** The workspace's fields that this person sees; none where they could not be read. */
  fields: FieldRecord[]
  /** All rows of this view and search. */
  total: number
  /** How many candidates are recent, whatever the view. */
  recent: number
  /** A candidate created at or after this instant is new; null when that could not be read. */
  recentSince: string | null
  failure: CallFailure | null
}

/** What the call for a window of the list takes: what the address says, and which rows. */
export const callParameters = (address: URLSearchParams, offset: number, limit = pageSize): URLSearchParams => {
  const wanted = new URLSearchParams({ limit: String(limit), cursor: String(offset) })
  for (const [name, value] of address) if (name !== 'page') wanted.append(name, value)
  return wanted
}

/** The part of the list that the address asks for. Without the summary there is a list all the same, only no badge. */
export const loadCandidates = async (api: Api, { searchParams }: URL): Promise<CandidateList> => {
  const query = queryFrom(searchParams)
  const { page, view } = query
  const wanted = callParameters(parametersOf(query), (page - 1) * pageSize)
  const [summary, list, known] = await Promise.all([
    candidateSummary(api),
    view === 'recommended' ? recommendedCandidates(api, wanted) : listCandidates(api, wanted),
    workspaceFields(api),
  ])
  const { recent, recentSince } = summary.ok ? summary.data : { recent: 0, recentSince: null }
  const base = { ...query, recent, recentSince, fields: known.ok ? known.data : [] }
  if (!list.ok) return { ...base, rows: [], total: 0, failure: list.failure }
  return { ...base, rows: list.data, total: list.total ?? list.data.length, failure: null }
}
