import type { Profile } from '#src/matching/index.ts'
import { type Field, fieldNames, longestCell, longestField, type Mapping } from '../constants.ts'
import { addressIn, listIn, phoneIn, tidied, yearsIn } from './tidy.ts'

/** A person as a row or an entry tells of them, or the reason why it cannot be taken in. */
export type ReadPerson =
  | { profile: Profile; warnings: string[]; candidateId?: string }
  | { refusal: string; name?: string | null }

export const emptyProfile = (): Profile => ({
  name: null,
  email: null,
  phone: null,
  place: null,
  links: [],
  headline: null,
  years: null,
  summary: null,
  positions: [],
  volunteering: [],
  education: [],
  skills: [],
  others: [],
  resumeText: null,
})

const longTexts: ReadonlySet<Field> = new Set<Field>([
  'skills',
  'summary',
  'notes',
  'resumeText',
  'degree',
  'title',
  'company',
  'links',
])
const mostValues = 200

/** Reads one row by the chosen columns. Cells are text: no formula of theirs is computed and no mark-up is followed. */
export function readRow(cells: readonly string[], mapping: Mapping, columns: number): ReadPerson {
  if (cells.slice(columns).some((cell) => cell.trim() !== ''))
    return {
      refusal: `it has ${cells.length} cells where the first row has ${columns}. A text with commas in it needs quotation marks (") around it`,
    }
  const warnings: string[] = []
  const told: Partial<Record<Field, string>> = {}
  for (const [name, column] of Object.entries(mapping) as [Field, number][]) {
    const most = longTexts.has(name) ? longestCell : longestField
    const cell = cells[column] ?? ''
    // Blanks that go are not counted, but nobody pads a cell tenfold.
    const { text, hidAnything } = cell.length > 10 * most ? { text: cell, hidAnything: false } : tidied(cell)
    if (text.length > most) return { refusal: tooLong(fieldNames[name], text.length, most) }
    if (hidAnything) warnings.push(`hidden characters in “${fieldNames[name]}” were left out`)
    if (text) told[name] = text
  }
  const whole = told.name ?? [told.firstName, told.lastName].filter(Boolean).join(' ')
  const name = whole.replaceAll(/\s+/g, ' ').trim() || null
  const email = told.email ? addressIn(told.email) : null
  if (told.email && !email) return { refusal: `the email “${shortened(told.email)}” is not an email address`, name }
  if (!name && !email) return { refusal: 'neither a name nor an email address' }
  const phone = told.phone ? phoneIn(told.phone) : null
  if (told.phone && !phone) warnings.push(`“${shortened(told.phone)}” is no phone number and was left out`)
  const years = told.years ? yearsIn(told.years) : null
  if (told.years && years === null) warnings.push(`“${shortened(told.years)}” is no number of years and was left out`)
  const some = (field: Field, options?: { commas: boolean }) => listIn(told[field] ?? '', options).slice(0, mostValues)
  const schools = some('school')
  const degrees = some('degree')
  return {
    warnings,
    ...(told.candidateId ? { candidateId: told.candidateId } : {}),
    profile: {
      ...emptyProfile(),
      name,
      email,
      phone,
      years,
      place: told.place?.replaceAll('\n', ', ') ?? null,
      links: listIn((told.links ?? '').replaceAll(/(?<![,\s])[,\s]+(?=https?:)/g, ';')).slice(0, 20),
      summary: told.summary ?? null,
      positions: positionsOf(some('title'), some('company')),
      education: educationOf(degrees, schools),
      skills: some('skills', { commas: true }),
      others: told.notes ? [{ heading: 'Additional information', lines: [told.notes] }] : [],
      resumeText: told.resumeText ?? null,
    },
  }
}

export const tooLong = (where: string, length: number, most: number) =>
  `the text in “${where}” is too long: ${length.toLocaleString('en')} characters, at most ${most.toLocaleString('en')}`

const undated = { start: null, end: null, lines: [] }

/** One title and one employer belong together; of several nobody knows which goes with which. */
function positionsOf(titles: string[], companies: string[]): Profile['positions'] {
  if (titles.length === 1 && companies.length === 1) return [{ title: titles[0]!, company: companies[0]!, ...undated }]
  return [
    ...titles.map((title) => ({ title, company: null, ...undated })),
    ...companies.map((company) => ({ title: null, company, ...undated })),
  ]
}

function educationOf(degrees: string[], schools: string[]): Profile['education'] {
  if (degrees.length === 1 && schools.length === 1) return [{ degree: degrees[0]!, school: schools[0]!, ...undated }]
  return [
    ...degrees.map((degree) => ({ degree, school: null, ...undated })),
    ...schools.map((school) => ({ degree: null, school, ...undated })),
  ]
}

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text).replaceAll('\n', ' ')
