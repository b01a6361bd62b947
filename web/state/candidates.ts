import type { Api, CallFailure } from '../api/client.ts'
import { type CandidateRecord, listCandidates, segmentedCandidates } from '../api/matching.ts'

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
  /** Ids of the candidates that count as new. */
  recent: string[]
  failure: CallFailure | null
}

const viewOf = (value: string | null): CandidateView => (value === 'recent' || value === 'history' ? value : 'all')

/** What /dashboard/candidates shows at this address. */
export const loadCandidates = async (api: Api, { searchParams }: URL): Promise<CandidateList> => {
  const view = viewOf(searchParams.get('view'))
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const page = Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1)
  const offset = (page - 1) * pageSize
  const [segments, all] = await Promise.all([
    segmentedCandidates(api),
    view === 'all' ? listCandidates(api, { q, limit: pageSize, offset }) : null,
  ])
  const recent = segments.ok ? segments.data.recent.map(({ _id }) => _id) : []
  const base = { view, q, page, recent, failure: null }
  const failed = (failure: CallFailure) => ({ ...base, rows: [], total: 0, failure })
  if (all) return all.ok ? { ...base, rows: all.data, total: all.total ?? all.data.length } : failed(all.failure)
  if (!segments.ok) return failed(segments.failure)
  const rows = segments.data[view === 'recent' ? 'recent' : 'history'].filter((record) => speaksOf(record, q))
  return { ...base, rows: rows.slice(offset, offset + pageSize), total: rows.length }
}

/** The same rule as the server's search: every word stands somewhere in name, e-mail, skills or titles. */
const speaksOf = ({ matchingResult: [{ 'Resume Data': data }] }: CandidateRecord, q: string): boolean => {
  const text = [data.name, data.email, ...data.skills, ...data.designation].join(' ').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
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
