import { type Draw, hashOf, type Split } from './draw.ts'

/** How the page is laid out. */
export const pageKinds = ['one-column', 'sidebar', 'two-columns', 'boxed', 'timeline', 'margin-headings', 'bare'] as const
export type PageKind = (typeof pageKinds)[number]

/** How a job stands on the page. */
export const entryKinds = [
  'title-inline',
  'company-inline',
  'title-lines',
  'company-lines',
  'dates-first',
  'date-column',
  'one-line',
  'prose',
  'grouped',
] as const
export type EntryKind = (typeof entryKinds)[number]

export interface Family {
  page: PageKind
  entry: EntryKind
}

const unlikely = [
  'two-columns/date-column',
  'margin-headings/date-column',
  'timeline/one-line',
  'timeline/prose',
  'boxed/prose',
  'two-columns/one-line',
]

export const familyName = ({ page, entry }: Family) => `${page}/${entry}`

export const families: Family[] = pageKinds
  .flatMap((page) => entryKinds.map((entry) => ({ page, entry })))
  .filter((family) => !unlikely.includes(familyName(family)))

/** A third of the families is kept for tests, the same third always, of every page kind some. */
export const isHeldFamily = (family: Family) =>
  (pageKinds.indexOf(family.page) * 2 + entryKinds.indexOf(family.entry) + (hashOf(family.page) % 3)) % 3 === 0

export const familiesOf = (split: Split) =>
  split === 'all' ? families : families.filter((family) => isHeldFamily(family) === (split === 'test'))

/** Commoner on people's desks: one column and a title or company line. */
const weight = ({ page, entry }: Family) =>
  ({ 'one-column': 3, sidebar: 2, 'two-columns': 1.3, boxed: 0.8, timeline: 0.8, 'margin-headings': 1, bare: 1.5 })[page] *
  (entry === 'prose' || entry === 'one-line' ? 0.6 : 1)

export const drawFamily = (draw: Draw, permitted: Family[]) =>
  draw.weighted(permitted.map((family) => [family, weight(family)] as const))
