import { applicationStatuses } from '#src/jobportal/constants.ts'
import type { ApplicationRecord, ApplicationStatus } from '../../../api/applications.ts'

export const sortings = [
  { sort: 'match', text: 'Best match' },
  { sort: 'newest', text: 'Newest' },
  { sort: 'name', text: 'Name' },
] as const

export const selections = [
  { only: 'needs-person', text: 'Needs a person' },
  { only: 'needs-review', text: 'Review asked' },
  { only: 'unanswered', text: 'No answer yet' },
  { only: 'withdrawn', text: 'Withdrawn' },
] as const

type SortName = (typeof sortings)[number]['sort']
/** With a minus the other way round. */
export type Sorting = SortName | `-${SortName}`
const everySorting = sortings.flatMap(({ sort }): Sorting[] => [sort, `-${sort}`])
export type Selection = (typeof selections)[number]['only']

/** What of a job's applications is shown, and in which order: all of it stands in the address. */
export interface ApplicationQuery {
  status: ApplicationStatus | null
  only: Selection | null
  q: string
  sort: Sorting
}

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value | null =>
  values.find((value) => value === wanted) ?? null

export const queryFrom = (parameters: URLSearchParams): ApplicationQuery => ({
  status: oneOf(applicationStatuses, parameters.get('status')),
  only: oneOf(
    selections.map(({ only }) => only),
    parameters.get('only'),
  ),
  q: parameters.get('q')?.trim() ?? '',
  sort: oneOf(everySorting, parameters.get('sort')) ?? 'match',
})

/** For addresses and calls alike; what is as it always is stays out. */
export const parametersOf = ({ status, only, q, sort }: ApplicationQuery): URLSearchParams => {
  const parameters = new URLSearchParams()
  if (status) parameters.set('status', status)
  if (only) parameters.set('only', only)
  if (q) parameters.set('q', q)
  if (sort !== 'match') parameters.set('sort', sort)
  return parameters
}

export const addressOf = (jobId: string, query: ApplicationQuery, application: string | null = null): string => {
  const parameters = parametersOf(query)
  if (application) parameters.set('application', application)
  const search = parameters.toString()
  return `/jobportal/applications/${encodeURIComponent(jobId)}${search ? `?${search}` : ''}`
}

export const isFiltered = ({ status, only, q }: ApplicationQuery) => status !== null || only !== null || q !== ''

/** 'Status: New · Search: ada', or that there are none. */
export const filtersInWords = ({ status, only, q }: ApplicationQuery): string => {
  const chosen = selections.find((each) => each.only === only)
  const words = [status && `Status: ${status}`, chosen && `Only: ${chosen.text}`, q && `Search: ${q}`].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : 'No filters'
}

const holds: Record<Selection, (record: ApplicationRecord) => boolean> = {
  'needs-person': ({ match }) => match.unreadable !== null,
  'needs-review': ({ needsReview }) => needsReview,
  unanswered: ({ isAnswered, isWithdrawn }) => !isAnswered && !isWithdrawn,
  withdrawn: ({ isWithdrawn }) => isWithdrawn,
}

/** Whether the filters let an application through that arrived while the list is open. What `q` finds only the server knows. */
export const fits = (record: ApplicationRecord, { status, only }: ApplicationQuery) =>
  (status === null || record.status === status) && (only === null || holds[only](record))

type Compare = (one: ApplicationRecord, other: ApplicationRecord) => number
const newest: Compare = (one, other) => other.appliedAt.localeCompare(one.appliedAt)
const unread: Compare = (one, other) => Number(one.match.percentage === null) - Number(other.match.percentage === null)
const best: Compare = (one, other) => (other.match.percentage ?? -1) - (one.match.percentage ?? -1)
const byName: Compare = (one, other) => one.candidateName.localeCompare(other.candidateName, 'en', { sensitivity: 'base' })

const orders: Record<Sorting, Compare> = {
  match: (one, other) => best(one, other) || newest(one, other),
  newest,
  name: (one, other) => byName(one, other) || newest(one, other),
  '-match': (one, other) => unread(one, other) || best(other, one) || newest(one, other),
  '-newest': (one, other) => newest(other, one),
  '-name': (one, other) => byName(other, one) || newest(one, other),
}

/** The order of the list; who has withdrawn comes last. */
export const inOrder = (records: ApplicationRecord[], sort: Sorting): ApplicationRecord[] =>
  records.toSorted((one, other) => Number(one.isWithdrawn) - Number(other.isWithdrawn) || orders[sort](one, other))
