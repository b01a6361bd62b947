import type { Profile } from '#src/matching/index.ts'
import { longestCell, longestField } from '../constants.ts'
import { UnreadableImport } from '../errors.ts'
import { emptyProfile, type ReadPerson, shortened, tooLong } from './read-row.ts'
import { addressIn, phoneIn, tidied, yearsIn } from './tidy.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of a file: one JSON Resume, or a list of them. Throws UnreadableImport for what is no JSON. */
export function entriesOf(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text.startsWith('\u{feff}') ? text.slice(1) : text)
  } catch {
    throw new UnreadableImport('This file is not valid JSON.')
  }
  return Array.isArray(value) ? value : [value]
}

const parts = ['basics', 'work', 'education', 'skills', 'projects', 'volunteer', 'certificates', 'languages'] as const
const mostItems = 100

/** Reads an entry of JSON Resume 1.0.0. What has another type than the schema's is left out. */
export function readEntry(entry: unknown): ReadPerson {
  if (!isObject(entry)) return { refusal: 'it is not a JSON Resume: it is no object' }
  if (!parts.some((part) => part in entry))
    return { refusal: 'it is not a JSON Resume: it has none of basics, work, education and skills' }
  const reader = createReader()
  const { line, lines, items, list } = reader
  const basics = isObject(entry.basics) ? entry.basics : {}
  const givenEmail = line(basics, 'email')
  const email = givenEmail && addressIn(givenEmail)
  const name = line(basics, 'name')
  const givenPhone = line(basics, 'phone')
  const phone = givenPhone && phoneIn(givenPhone)
  if (givenPhone && !phone) reader.warnings.add(`“${shortened(givenPhone)}” is no phone number and was left out`)
  const profile: Profile = {
    ...emptyProfile(),
    name,
    email,
    phone,
    place: placeOf(reader, basics.location),
    links: [line(basics, 'url'), ...items(basics, 'profiles').map((each) => line(each, 'url'))].flatMap((each) => each ?? []),
    headline: line(basics, 'label'),
    years: isObject(entry.meta) ? yearsIn(line(entry.meta, 'yearsOfExperience') ?? '') : null,
    summary: lines(basics, 'summary').join('\n') || null,
    positions: items(entry, 'work').map((work) => ({
      title: line(work, 'position'),
      company: line(work, 'name') ?? line(work, 'company'),
      ...datesOf(reader, work),
      lines: [...lines(work, 'summary'), ...list(work, 'highlights')],
    })),
    volunteering: items(entry, 'volunteer').map((work) => ({
      title: line(work, 'position'),
      company: line(work, 'organization'),
      ...datesOf(reader, work),
      lines: [...lines(work, 'summary'), ...list(work, 'highlights')],
    })),
    education: items(entry, 'education').map((each) => ({
      degree: degreeOf(line(each, 'studyType'), line(each, 'area')),
      school: line(each, 'institution'),
      ...datesOf(reader, each),
      lines: list(each, 'courses'),
    })),
    skills: [
      ...new Set(
        items(entry, 'skills').flatMap((skill) =>
          [line(skill, 'name'), ...list(skill, 'keywords')].flatMap((each) => each ?? []),
        ),
      ),
    ],
    others: [
      {
        heading: 'Projects' as const,
        lines: items(entry, 'projects').flatMap((each) => [
          told(line(each, 'name')),
          ...lines(each, 'description'),
          ...list(each, 'highlights'),
          ...list(each, 'keywords'),
        ]),
      },
      {
        heading: 'Certifications' as const,
        lines: items(entry, 'certificates').map((each) => told(line(each, 'name'), line(each, 'issuer'))),
      },
      {
        heading: 'Languages' as const,
        lines: items(entry, 'languages').map((each) => told(line(each, 'language'), line(each, 'fluency'))),
      },
      {
        heading: 'Awards' as const,
        lines: items(entry, 'awards').map((each) => told(line(each, 'title'), line(each, 'awarder'))),
      },
      {
        heading: 'Publications' as const,
        lines: items(entry, 'publications').map((each) => told(line(each, 'name'), line(each, 'publisher'))),
      },
    ]
      .map(({ heading, lines }) => ({ heading, lines: lines.filter(Boolean) }))
      .filter(({ lines }) => lines.length > 0),
  }
  if (reader.refusal()) return { refusal: reader.refusal()! }
  if (givenEmail && !email) return { refusal: `the email “${shortened(givenEmail)}” is not an email address`, name }
  if (!name && !email) return { refusal: 'neither a name nor an email address' }
  const meta = isObject(entry.meta) ? entry.meta : {}
  const candidateId = line(meta, 'candidateId')
  return { profile, warnings: [...reader.warnings], ...(candidateId ? { candidateId } : {}) }
}

const told = (...pieces: (string | null)[]) => pieces.filter(Boolean).join(', ')

/** "Bachelor" and "Mathematics" are "Bachelor in Mathematics"; a degree that names its field already stays as it is. */
function degreeOf(studyType: string | null, area: string | null): string | null {
  if (!studyType || !area) return studyType ?? area
  return studyType.toLowerCase().includes(area.toLowerCase()) ? studyType : `${studyType} in ${area}`
}

function placeOf({ line }: Reader, location: unknown): string | null {
  if (!isObject(location)) return null
  return told(line(location, 'city'), line(location, 'region'), line(location, 'countryCode')) || null
}

/** ISO dates as exact as they are. Work without an end goes on, as the format has it. */
function datesOf({ line, warnings }: Reader, each: Json) {
  const date = (name: string) => {
    const given = line(each, name)
    const match = given && /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?/.exec(given)
    const year = match ? Number(match[1]) : Number.NaN
    const month = match?.[2] ? Number(match[2]) : null
    if (given && /^(?:present|current|now|today)$/i.test(given)) return null
    if (given && !(year >= 1950 && year <= 2049 && (month === null || (month >= 1 && month <= 12)))) {
      warnings.add(`the date “${shortened(given)}” is not one and was left out`)
      return undefined
    }
    return given ? { year, month } : null
  }
  const start = date('startDate')
  const end = date('endDate')
  return { start: start ?? null, end: end === null && start ? ('present' as const) : (end ?? null) }
}

type Reader = ReturnType<typeof createReader>

/** Reads texts out of an entry and remembers what was wrong with them. */
function createReader() {
  const warnings = new Set<string>()
  let refusal: string | null = null
  const text = (value: unknown, name: string, most: number): string => {
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    const given = String(value)
    const { text, hidAnything } = given.length > 10 * most ? { text: given, hidAnything: false } : tidied(given)
    if (text.length > most) refusal ??= tooLong(name, text.length, most)
    if (hidAnything) warnings.add(`hidden characters in “${name}” were left out`)
    return text.slice(0, most)
  }
  const many = (value: unknown) => (Array.isArray(value) ? value.slice(0, mostItems) : [])
  return {
    warnings,
    refusal: () => refusal,
    /** A short text on one line. */
    line: (from: Json, name: string): string | null => text(from[name], name, longestField).replaceAll('\n', ' ') || null,
    /** A long text. */
    lines: (from: Json, name: string): string[] => text(from[name], name, longestCell).split('\n').filter(Boolean),
    /** A list of texts. */
    list: (from: Json, name: string): string[] =>
      many(from[name])
        .flatMap((each) => text(each, name, longestCell).split('\n'))
        .filter(Boolean),
    /** A list of objects. */
    items: (from: Json, name: string): Json[] => many(from[name]).filter(isObject),
  }
}
