import type { Category } from '../api/candidates.ts'

export type CandidateView = 'all' | 'recent' | 'recommended' | 'history'

export type SortName = 'match' | 'newest' | 'experience' | 'name' | 'rank' | 'stage'

/** With a minus the other way round. */
export type Sorting = SortName | `-${SortName}` | `field:${string}` | `-field:${string}`

/** What people have put on candidates; the rest is what was read from resumes. */
export type MarkName = 'stage' | 'tag' | 'notice'

/** Conditions on fields of the workspace stand under 'field', each as `{field}:{operator}:{value}`. */
export type FilterName = Category | MarkName | 'field'

/** Chosen values by category, as they stand in the address. */
export type Filters = Partial<Record<FilterName, string[]>>

/** What a person wants to see: everything of it is in the address. */
export interface CandidateQuery {
  view: CandidateView
  q: string
  /** From 1. */
  page: number
  sort: Sorting
  filters: Filters
}

export const categories: { name: Category; title: string }[] = [
  { name: 'skills', title: 'Skills' },
  { name: 'designation', title: 'Designation' },
  { name: 'degree', title: 'Degree' },
  { name: 'company_names', title: 'Companies' },
  { name: 'jobType', title: 'Job Type' },
  { name: 'job_title', title: 'Job Title' },
]

export const marks: { name: MarkName; title: string }[] = [
  { name: 'stage', title: 'Stage' },
  { name: 'tag', title: 'Tags' },
  { name: 'notice', title: 'Privacy notice' },
]

/** Everything that can be filtered by. */
export const filterNames: { name: FilterName; title: string }[] = [...categories, ...marks, { name: 'field', title: 'Fields' }]

const views: readonly string[] = ['all', 'recent', 'recommended', 'history'] satisfies CandidateView[]
const sortNames: readonly string[] = ['match', 'newest', 'experience', 'name', 'rank', 'stage'] satisfies SortName[]
const isSorting = (value: string): value is Sorting =>
  /^-?field:[\w-]{1,100}$/.test(value) || sortNames.includes(value.replace(/^-/, ''))

export const isView = (value: unknown): value is CandidateView => typeof value === 'string' && views.includes(value)

export const queryFrom = (parameters: URLSearchParams): CandidateQuery => {
  const view = parameters.get('view')
  const sort = parameters.get('sort') ?? ''
  const page = Math.floor(Number(parameters.get('page')))
  const filters: Filters = {}
  for (const { name } of filterNames) {
    const values = [...new Set(parameters.getAll(name))].filter((value) => value.trim() !== '')
    if (values.length > 0) filters[name] = values
  }
  return {
    view: isView(view) ? view : 'all',
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    page: page >= 1 && page <= 1_000_000 ? page : 1,
    sort: isSorting(sort) ? sort : 'match',
    filters,
  }
}

/** What the address and the calls say of it; what is left out is usual. */
export const parametersOf = ({
  view = 'all',
  q = '',
  page = 1,
  sort = 'match',
  filters = {},
}: Partial<CandidateQuery>): URLSearchParams => {
  const parameters = new URLSearchParams()
  if (view !== 'all') parameters.set('view', view)
  if (q) parameters.set('q', q)
  for (const { name } of filterNames) for (const value of filters[name] ?? []) parameters.append(name, value)
  if (sort !== 'match') parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

export const candidatesAddress = (query: Partial<CandidateQuery>) => {
  const search = parametersOf(query).toString()
  return `/dashboard/candidates${search ? `?${search}` : ''}`
}

export const countFilters = (filters: Filters) => Object.values(filters).reduce((sum, values) => sum + values.length, 0)

/** The same filters with these values of one category; none takes the category out. */
export const withValues = (filters: Filters, category: FilterName, values: readonly string[]): Filters => {
  const { [category]: _, ...others } = filters
  return values.length > 0 ? { ...others, [category]: [...values] } : others
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const isChosen = (filters: Filters, category: FilterName, value: string) =>
  (filters[category] ?? []).some((each) => same(each, value))

export const toggled = (filters: Filters, category: FilterName, value: string): Filters => {
  const values = filters[category] ?? []
  return withValues(
    filters,
    category,
    isChosen(filters, category, value) ? values.filter((each) => !same(each, value)) : [...values, value],
  )
}
