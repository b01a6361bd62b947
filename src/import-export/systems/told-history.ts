import { type Field, fieldNames, type Mapping, type System, systemNames } from '../constants.ts'
import { addressIn, listIn, phoneIn, tidied } from '../reading/tidy.ts'
import { instantOf } from './dates.ts'
import { type FateCount, type Happening, type History, isProtected, protectedSentence } from './history.ts'
import { line, plain } from './profile-parts.ts'
import { oldestFirst } from './system-reader.ts'

/** Characters of one note here, and parts that a longer one is cut into; what is longer still is left out, and said so. */
export const noteCharacters = 5000
const mostParts = 4
export const longestNote = noteCharacters * mostParts

/** Tags of one candidate; more of them, and longer ones, stand in the other information. */
export const mostTags = 19
export const longestTag = 40

const rejectedWords =
  /^(?:true|yes|y|1|disqualified|rejected|declined|archived|withdrawn|withdrew|not hired|turned down)$|^(?:rejected|disqualified|archived|declined)\b/i
const hiredWords = /^hired$/i

/** What a row of a table says of the other system, counting what becomes of each of its columns. */
export function historyOfRow(
  cells: readonly string[],
  header: readonly string[],
  mapping: Mapping,
  system: System | null,
  fates: FateCount,
): History {
  const told = (field: Field) => {
    const column = mapping[field]
    return column === undefined ? '' : tidied((cells[column] ?? '').slice(0, 200_000)).text
  }
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field as Field]))
  const other: string[] = []
  for (const [column, name] of header.entries()) {
    const cell = cells[column] ?? ''
    if (cell.trim() === '') continue
    const heading = name || `Column ${column + 1}`
    const field = fieldOf.get(column)
    if (field) fates.add(heading, 'mapped', fieldNames[field])
    else if (isProtected(heading)) fates.add(heading, 'lost', protectedSentence)
    else {
      fates.add(heading, 'kept', 'Other information')
      other.push(`${heading}: ${tidied(cell.slice(0, longestNote)).text}`)
    }
  }
  const dates = { applied: instantOf(told('appliedAt')), rejected: instantOf(told('rejectedAt')) }
  for (const [field, name] of [
    ['appliedAt', 'applied'],
    ['rejectedAt', 'rejected'],
  ] as const)
    if (told(field) && !dates[name]) {
      fates.add(header[mapping[field]!] ?? '', 'kept', 'Other information: no date that could be read')
      other.push(`${fieldNames[field]}: ${told(field)}`)
    }
  further(told('email'), 'email addresses', addressesIn(told('email')), header[mapping.email ?? -1], fates, other)
  further(told('phone'), 'phone numbers', numbersIn(told('phone')), header[mapping.phone ?? -1], fates, other)
  const { tags, spare } = tagsIn(told('tags'))
  if (spare.length > 0) {
    fates.add(header[mapping.tags!] ?? '', 'kept', 'Other information: more or longer tags than a candidate can have')
    other.push(`Further tags: ${spare.join(', ')}`)
  }
  const [stage, job, reason] = [line(told('stage')), line(told('job')), told('rejectionReason').replaceAll('\n', ' ')]
  const status = told('outcome').replaceAll('\n', ' ')
  const isHired = hiredWords.test(status) || hiredWords.test(reason) || hiredWords.test(stage ?? '')
  const isRejected =
    !isHired &&
    (rejectedWords.test(status) ||
      /^(?:rejected|disqualified|archived)\b/i.test(stage ?? '') ||
      reason !== '' ||
      dates.rejected !== null)
  const source = told('source').replaceAll('\n', ', ')
  const of = job ? ` for ${job}` : ''
  const where = system ? systemNames[system] : 'another system'
  const began = [job ? `Applied for ${job}.` : `Came into ${where}.`, source && `Source: ${source}.`].filter(Boolean).join(' ')
  const events: Happening[] = [
    { at: dates.applied?.iso ?? null, by: null, text: began },
    ...(isRejected
      ? [
          {
            at: dates.rejected?.iso ?? null,
            by: null,
            text: `Rejected${of}${stage ? ` in the stage ${stage}` : ''}${reason && `: ${reason}`}`,
          },
        ]
      : isHired
        ? [{ at: dates.rejected?.iso ?? null, by: null, text: `Hired${of}` }]
        : stage
          ? [{ at: null, by: null, text: `Stood in the stage ${stage}${of}` }]
          : []),
  ]
  const notes = [told('notes') && { at: dates.applied?.iso ?? null, by: null, text: plain(told('notes')) }, otherNote(other)]
  return {
    system,
    sourceId: told('sourceId') ? `candidate ${told('sourceId')}` : '',
    stage,
    outcome: isHired ? 'hired' : isRejected ? 'rejected' : 'open',
    since: (isRejected ? dates.rejected : dates.applied)?.iso ?? null,
    tags,
    notes: notes.flatMap((note) => note || []),
    events: oldestFirst(events),
    files: header.flatMap((name, column) =>
      /^resume[\s_-]*file(?:[\s_-]*name)?$/i.test(name) ? (cells[column] ?? '').trim() || [] : [],
    ),
    jobs: [],
  }
}

/** What has no field here, as one note that nothing is scored by. */
export const otherNote = (lines: readonly string[]): Happening | null =>
  lines.length > 0 ? { at: null, by: null, text: `Other information\n${lines.join('\n')}` } : null

function further(cell: string, what: string, values: string[], heading: string | undefined, fates: FateCount, other: string[]) {
  if (values.length < 2 || !cell) return
  fates.add(heading ?? '', 'kept', `Other information: further ${what}`)
  other.push(`Further ${what}: ${values.slice(1).join(', ')}`)
}

const addressesIn = (cell: string) => [...new Set(cell.split(/[\s,;|]+/).flatMap((piece) => addressIn(piece) ?? []))]
const numbersIn = (cell: string) => [...new Set(cell.split(/[;,|\n]|\s\/\s/).flatMap((piece) => phoneIn(piece.trim()) ?? []))]

/** Tags that fit, and those that do not. */
export function tagsIn(told: string | readonly string[]): { tags: string[]; spare: string[] } {
  const all = typeof told === 'string' ? listIn(told, { commas: true }) : [...told]
  const unique = [...new Map(all.map((tag) => [tag.toLowerCase(), tag])).values()]
  const short = unique.filter((tag) => tag.length <= longestTag)
  const tags = short.slice(0, mostTags)
  return { tags, spare: unique.filter((tag) => !tags.includes(tag)) }
}

/** Notes as this product keeps them: cut into parts that fit, and at the longest; true where something went. */
export function cutNotes(notes: readonly Happening[]): { notes: Happening[]; isCut: boolean } {
  let isCut = false
  const cut = notes.flatMap(({ at, by, text }) => {
    const whole = tidied(text.slice(0, 4 * longestNote)).text
    if (whole.length > longestNote) isCut = true
    const parts: Happening[] = []
    for (let from = 0; from < Math.min(whole.length, longestNote); from += noteCharacters - 200)
      if (parts.length < mostParts) parts.push({ at, by, text: whole.slice(from, from + noteCharacters - 200).trim() })
    if (whole.length > mostParts * (noteCharacters - 200)) isCut = true
    return parts.filter((part) => part.text)
  })
  return { notes: cut, isCut }
}
