import type { ToReviewRecord } from '#src/contracts/talent/candidate-filters-records.ts'
import type { Category, Facet, RecommendedRecord, RowRecord } from '#src/talent/candidate-filters/views.ts'
import { type Api, callApi } from './client.ts'

export type { Category, ChoiceRecord, Facet, FacetsAnswer, SavedViewRecord } from '#src/talent/candidate-filters/views.ts'
export type { ToReviewRecord }

/** A row of the list; in the recommended view with the reason it is there. */
export type ListedRecord = RowRecord & Partial<Pick<RecommendedRecord, 'recommendation'>>

export const listCandidates = (api: Api, parameters: URLSearchParams) =>
  api('GET /api/candidate-filtering?fields=list', { query: parameters })

/** A part of the list while somebody looks through it. */
export const candidatesWindow = (parameters: URLSearchParams, view: string, signal: AbortSignal) =>
  view === 'recommended'
    ? callApi('GET /api/recommendations/candidates', { query: parameters, signal })
    : callApi('GET /api/candidate-filtering?fields=list', { query: parameters, signal })

/** The same part in the words that choosing takes. */
export const candidateChoices = (parameters: URLSearchParams) =>
  callApi('GET /api/candidate-filtering?fields=choice', { query: parameters })

/** One candidate with everything the list leaves out. */
export const wholeCandidate = (id: string) => callApi('GET /api/candidates/:id', { params: { id } })

export const recommendedCandidates = (api: Api, parameters: URLSearchParams) =>
  api('GET /api/recommendations/candidates', { query: parameters })

/** Resolves with the number of all as its total. */
export const countRecommended = (signal: AbortSignal) =>
  callApi('GET /api/recommendations/candidates', { query: { limit: 1 }, signal })

export const candidateMarks = () => callApi('GET /api/candidates/marks')

export const candidateSummary = (api: Api) => api('GET /api/candidates/summary')

/** Jobs with people whom nobody has looked at or decided on. */
export const candidatesToReview = () => callApi('GET /api/candidates/to-review')

export const candidateFacets = (parameters: URLSearchParams, signal: AbortSignal) =>
  callApi('GET /api/candidates/facets', { query: parameters, signal })

export type Facets = Partial<Record<Category, Facet>>

export const savedViews = () => callApi('GET /api/candidate-views')

export const saveView = (name: string, query: string, isShared: boolean) =>
  callApi('POST /api/candidate-views', { body: { name, query, isShared } })

export const shareView = (id: string, isShared: boolean) =>
  callApi('PUT /api/candidate-views/:id', { params: { id }, body: { isShared } })

export const renameView = (id: string, name: string) =>
  callApi('PUT /api/candidate-views/:id', { params: { id }, body: { name } })

export const deleteView = (id: string) => callApi('DELETE /api/candidate-views/:id', { params: { id } })
