import type { PairRecord, SideRecord } from '#src/people/views.ts'
import { type Api, callApi } from './client.ts'

export type {
  DecisionRecord,
  DecisionsAnswer,
  DuplicatesAnswer,
  FactChange,
  PairRecord,
  PersonHistoryAnswer,
  RankedRecord,
  SideRecord,
  VersionChangesAnswer,
  VersionRecord,
} from '#src/people/views.ts'

/** Pairs, and decisions, on one page. */
export const pairsPerPage = 10
export const decisionsPerPage = 50

/** Of everybody, or of one person. */
export const possibleDuplicates = (api: Api, page: number, personId: string | null) =>
  api('GET /api/duplicates', {
    query: { limit: pairsPerPage, cursor: (page - 1) * pairsPerPage, person: personId ?? undefined },
  })

export const decidedDuplicates = (api: Api, page: number) =>
  api('GET /api/duplicates/decisions', { query: { limit: decisionsPerPage, cursor: (page - 1) * decisionsPerPage } })

const seenOf = (people: readonly SideRecord[]) => Object.fromEntries(people.map(({ _id, revision }) => [_id, revision]))

/** Says that the second person is the first; rejected when somebody else decided about one of them since they were shown. */
export const mergePeople = ({ people: [keep, other] }: PairRecord) =>
  callApi('POST /api/people/:id/merge', { params: { id: keep._id }, body: { person: other._id, seen: seenOf([keep, other]) } })

export const takeMergeBack = (mergeId: string) => callApi('DELETE /api/people/merges/:id', { params: { id: mergeId }, body: {} })

export const tellApart = ({ people: [one, other] }: PairRecord) =>
  callApi('POST /api/people/:id/distinct', { params: { id: one._id }, body: { person: other._id, seen: seenOf([one, other]) } })

export const takeDistinctionBack = (id: string) => callApi('DELETE /api/people/distinctions/:id', { params: { id }, body: {} })

export const candidateHistory = (api: Api, candidateId: string) =>
  api('GET /api/candidates/:id/history', { params: { id: candidateId } })

export const resumeChanges = (resumeId: string, since: string) =>
  callApi('GET /api/resumes/:id/changes', { params: { id: resumeId }, query: { since } })

interface Wanted {
  page?: number
  decided?: boolean
  person?: string | null
}

export const duplicatesAddress = ({ page = 1, decided = false, person: personId = null }: Wanted = {}) => {
  const parameters = new URLSearchParams()
  if (decided) parameters.set('of', 'decided')
  if (personId) parameters.set('person', personId)
  if (page > 1) parameters.set('page', String(page))
  return `/dashboard/duplicates${parameters.size > 0 ? `?${parameters}` : ''}`
}

export const historyAddress = (candidateId: string) => `/dashboard/candidates/${encodeURIComponent(candidateId)}/history`

/** What the page of somebody's history shows. */
export const loadHistory = async (api: Api, candidateId: string) => ({
  candidateId,
  answer: await candidateHistory(api, candidateId),
})

/** The pairs, or the decisions, that an address asks for. */
export const loadDuplicates = async (api: Api, { searchParams }: URL) => {
  const page = Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1)
  const person = searchParams.get('person')
  return searchParams.get('of') === 'decided'
    ? { of: 'decided' as const, page, answer: await decidedDuplicates(api, page) }
    : { of: 'open' as const, page, person, answer: await possibleDuplicates(api, page, person) }
}
