import type {
  Category,
  ChoiceRecord,
  Facet,
  FacetsAnswer,
  MarksAnswer,
  RecommendedRecord,
  RowRecord,
  SavedViewRecord,
} from '#src/matching/candidate-filters/views.ts'
import type { CandidateRecord, CandidateSummary } from '#src/matching/views.ts'
import { type Api, callApi } from './client.ts'

export type { Category, ChoiceRecord, Facet, FacetsAnswer, SavedViewRecord } from '#src/matching/candidate-filters/views.ts'

/** A row of the list; in the recommended view with the reason it is there. */
export type ListedRecord = RowRecord & Partial<Pick<RecommendedRecord, 'recommendation'>>

export const listCandidates = (api: Api, parameters: URLSearchParams) =>
  api<ListedRecord[]>(`/api/candidate-filtering?${parameters}&fields=list`)

/** A part of the list while somebody looks through it. */
export const candidatesWindow = (parameters: URLSearchParams, view: string, signal: AbortSignal) =>
  view === 'recommended'
    ? callApi<ListedRecord[]>(`/api/recommendations/candidates?${parameters}`, { signal })
    : callApi<ListedRecord[]>(`/api/candidate-filtering?${parameters}&fields=list`, { signal })

/** The same part in the words that choosing takes. */
export const candidateChoices = (parameters: URLSearchParams) =>
  callApi<ChoiceRecord[]>(`/api/candidate-filtering?${parameters}&fields=choice`)

/** One candidate with everything the list leaves out. */
export const wholeCandidate = (id: string) => callApi<CandidateRecord>(`/api/candidates/${encodeURIComponent(id)}`)

export const recommendedCandidates = (api: Api, parameters: URLSearchParams) =>
  api<ListedRecord[]>(`/api/recommendations/candidates?${parameters}`)

/** Resolves with the number of all as its total. */
export const countRecommended = (signal: AbortSignal) =>
  callApi<ListedRecord[]>('/api/recommendations/candidates?limit=1', { signal })

export const candidateMarks = () => callApi<MarksAnswer>('/api/candidates/marks')

export const candidateSummary = (api: Api) => api<CandidateSummary>('/api/candidates/summary')

export const candidateFacets = (parameters: URLSearchParams, signal: AbortSignal) =>
  callApi<FacetsAnswer>(`/api/candidates/facets?${parameters}`, { signal })

export type Facets = Partial<Record<Category, Facet>>

const savedView = (id: string) => `/api/candidate-views/${encodeURIComponent(id)}`

export const savedViews = () => callApi<SavedViewRecord[]>('/api/candidate-views')

export const saveView = (name: string, query: string) =>
  callApi<SavedViewRecord>('/api/candidate-views', { method: 'POST', body: { name, query } })

export const renameView = (id: string, name: string) => callApi<SavedViewRecord>(savedView(id), { method: 'PUT', body: { name } })

export const deleteView = (id: string) => callApi<{ message: string }>(savedView(id), { method: 'DELETE' })
