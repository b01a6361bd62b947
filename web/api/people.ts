import type {
  DecisionsAnswer,
  DuplicatesAnswer,
  PairRecord,
  PersonHistoryAnswer,
  SideRecord,
  VersionChangesAnswer,
} from '#src/matching/people/views.ts'
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
} from '#src/matching/people/views.ts'

const person = (id: string) => `/api/people/${encodeURIComponent(id)}`

/** Pairs, and decisions, on one page. */
export const pairsPerPage = 10
export const decisionsPerPage = 50

/** Of everybody, or of one person. */
export const possibleDuplicates = (api: Api, page: number, personId: string | null) =>
  api<DuplicatesAnswer>(
    `/api/duplicates?limit=${pairsPerPage}&cursor=${(page - 1) * pairsPerPage}${personId ? `&person=${encodeURIComponent(personId)}` : ''}`,
  )

export const decidedDuplicates = (api: Api, page: number) =>
  api<DecisionsAnswer>(`/api/duplicates/decisions?limit=${decisionsPerPage}&cursor=${(page - 1) * decisionsPerPage}`)

const seenOf = (people: readonly SideRecord[]) => Object.fromEntries(people.map(({ _id, revision }) => [_id, revision]))

/** Says that the second person is the first; rejected when somebody else decided about one of them since they were shown. */
export const mergePeople = ({ people: [keep, other] }: PairRecord) =>
  callApi<{ _id: string }>(`${person(keep._id)}/merge`, {
    method: 'POST',
    body: { person: other._id, seen: seenOf([keep, other]) },
  })

export const takeMergeBack = (mergeId: string) =>
  callApi<{ people: [string, string] }>(`/api/people/merges/${encodeURIComponent(mergeId)}`, { method: 'DELETE', body: {} })

export const tellApart = ({ people: [one, other] }: PairRecord) =>
  callApi<{ _id: string }>(`${person(one._id)}/distinct`, {
    method: 'POST',
    body: { person: other._id, seen: seenOf([one, other]) },
  })

export const takeDistinctionBack = (id: string) =>
  callApi<null>(`/api/people/distinctions/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} })

export const candidateHistory = (api: Api, candidateId: string) =>
  api<PersonHistoryAnswer>(`/api/candidates/${encodeURIComponent(candidateId)}/history`)

export const resumeChanges = (resumeId: string, since: string) =>
  callApi<VersionChangesAnswer>(`/api/resumes/${encodeURIComponent(resumeId)}/changes?since=${encodeURIComponent(since)}`)

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
