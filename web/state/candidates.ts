import type { Api, CallFailure } from '../api/client.ts'
import { type CandidateRecord, candidateSummary, listCandidates } from '../api/matching.ts'

export type CandidateView = 'all' | 'recent' | 'history'

/** Rows on one page of the list. */
export const pageSize = 50

export interface CandidateList {
  view: CandidateView
  q: string
  /** From 1. */
  page: number
  rows: CandidateRecord[]
  /** All rows of this view and search, on every page. */
  total: number
  /** How many candidates are recent, whatever the view. */
  recent: number
  /** A candidate created at or after this instant is new; null when that could not be read. */
  recentSince: string | null
  failure: CallFailure | null
}

const viewOf = (value: string | null): CandidateView => (value === 'recent' || value === 'history' ? value : 'all')

/** What /dashboard/candidates shows at this address. */
export const loadCandidates = async (api: Api, { searchParams }: URL): Promise<CandidateList> => {
  const view = viewOf(searchParams.get('view'))
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const page = Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1)
  const offset = (page - 1) * pageSize
  const segment = view === 'all' ? undefined : view
  const [summary, list] = await Promise.all([candidateSummary(api), listCandidates(api, { q, limit: pageSize, offset, segment })])
  const { recent, recentSince } = summary.ok ? summary.data : { recent: 0, recentSince: null }
  const base = { view, q, page, recent, recentSince }
  if (!list.ok) return { ...base, rows: [], total: 0, failure: list.failure }
  return { ...base, rows: list.data, total: list.total ?? list.data.length, failure: null }
}

/** The address of a view, search and page; what is left out is the default. */
export const candidatesAddress = ({ view = 'all', q = '', page = 1 }: { view?: CandidateView; q?: string; page?: number }) => {
  const parameters = new URLSearchParams()
  if (view !== 'all') parameters.set('view', view)
  if (q) parameters.set('q', q)
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return `/dashboard/candidates${search ? `?${search}` : ''}`
}
