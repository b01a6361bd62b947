import { type Fate, maximumImportRows, type System, systemNames } from '../constants.ts'
import { UnreadableImport } from '../errors.ts'
import { entriesOf } from '../reading/json-resume.ts'
import type { ReadPerson } from '../reading/read-row.ts'
import { shortened } from '../reading/read-row.ts'
import { addressIn } from '../reading/tidy.ts'
import { greenhouse } from './greenhouse.ts'
import { type FateCount, type History, isProtected, protectedSentence } from './history.ts'
import { isObject, type Json, leavesOf, objectsIn, textIn } from './json.ts'
import { lever } from './lever.ts'
import { isDump, opencats, peopleOfDump } from './opencats.ts'
import { fateOf, type Names, type SystemReader } from './system-reader.ts'
import { cutNotes, otherNote, tagsIn } from './told-history.ts'
import { workable } from './workable.ts'

export interface TextSource {
  /** The path of the file as a person knows it. */
  path: string
  text: string
}

export interface SystemPerson {
  number: number
  place: string
  detail: string
  person: ReadPerson
  history: History | null
}

export interface ReadSystem {
  system: System
  why: string
  people: SystemPerson[]
  /** Titles of the jobs that people applied for, with how many. */
  jobs: { title: string; rows: number }[]
}

const readers: readonly SystemReader[] = [greenhouse, lever, workable, opencats]

/** Reads the JSON of a system, or a dump of its database; null where it is of none that is known. */
export function readSystem(sources: readonly TextSource[], job: string | null, fates: FateCount): ReadSystem | null {
  const dump = sources.find(({ text }) => isDump(text.slice(0, 2_000_000)))
  const pieces = dump ? [] : sources.flatMap(piecesOf)
  const entries: Json[] = dump ? peopleOfDump(dump.text) : pieces.flatMap(({ entries }) => entries)
  const found = readers
    .map((reader) => {
      const first = entries.find((entry) => reader.knows(entry) !== null)
      return first
        ? { reader, why: reader.knows(first)!, count: entries.filter((entry) => reader.knows(entry) !== null).length }
        : null
    })
    .flatMap((each) => each ?? [])
    .toSorted((a, b) => b.count - a.count)[0]
  if (!found) return null
  const { reader, why } = found
  const file = dump
    ? dump.path
    : (pieces.find(({ entries }) => entries.some((entry) => reader.knows(entry) !== null))?.path ?? '')
  const names: Names = { users: new Map(), stages: new Map(), reasons: new Map() }
  const people = dump ? entries.map((entry) => ({ entry, path: dump.path })) : putTogether(pieces, reader, names, fates)
  if (people.length > maximumImportRows)
    throw new UnreadableImport(
      `This export has more than ${maximumImportRows.toLocaleString('en')} people. Cut it into smaller ones.`,
    )
  const decided = decider(reader)
  const counted = new Map<string, number>()
  for (const { entry } of people)
    for (const title of new Set(reader.jobs(entry))) counted.set(title, (counted.get(title) ?? 0) + 1)
  return {
    system: reader.system,
    why: `${why} (${file})`,
    jobs: [...counted].map(([title, rows]) => ({ title, rows })).toSorted((a, b) => b.rows - a.rows),
    people: readAll(people, [entries, ...pieces.map((piece) => piece.entries)], (entry) =>
      readPerson(entry, { reader, names, job, fates, decided }),
    ),
  }
}

/** Reads everybody and forgets each entry: all of them beside all that was read of them are more than a reading process may hold. */
function readAll(
  people: { entry: Json; path: string }[],
  lists: unknown[][],
  read: (entry: Json) => Pick<SystemPerson, 'person' | 'history'>,
): SystemPerson[] {
  for (const list of lists) list.length = 0
  const all: SystemPerson[] = []
  for (const [index, each] of people.entries()) {
    const number = index + 1
    all.push({ number, place: `Entry ${number}`, detail: `${each.path}, entry ${number}`, ...read(each.entry) })
    each.entry = {}
  }
  return all
}

interface Reading {
  reader: SystemReader
  names: Names
  job: string | null
  fates: FateCount
  decided: Decided
}

/** Reads one entry and counts what becomes of every field of it. */
function readPerson(entry: Json, { reader, names, job, fates, decided }: Reading): Pick<SystemPerson, 'person' | 'history'> {
  const told = reader.read(entry, names, job)
  const leaves = leavesOf(entry)
  if (!told) {
    for (const path of leaves.keys()) fates.add(path, 'lost', 'people who did not apply for the chosen job')
    return { person: { refusal: `did not apply for ${shortened(job ?? '')}` }, history: null }
  }
  const { profile, partly = [] } = told
  const refusal = !profile.name && !profile.email ? 'neither a name nor an email address' : null
  if (refusal) {
    for (const path of leaves.keys()) fates.add(path, 'lost', 'people with neither a name nor an email address')
    return { person: { refusal, name: null }, history: null }
  }
  const other: string[] = []
  for (const [path, values] of leaves) {
    const { fate, as } = decided(path)
    if (fate !== 'kept') fates.add(path, fate, as)
    else if (isHalfOfName(path, leaves)) fates.add(path, 'lost', 'says the same as the whole name')
    else {
      fates.add(path, 'kept', as)
      other.push(`${path.replaceAll('[]', '')}: ${[...new Set(values)].join('; ')}`)
    }
  }
  for (const { field, as } of partly)
    if (as === '') fates.add(field, 'lost', 'private or secret there: nobody else was to read it')
    else {
      fates.add(field, 'kept', 'Other information')
      other.push(as)
    }
  const warnings: string[] = []
  const addresses = [...leaves].filter(([path]) => decided(path).as === 'Email').flatMap(([, values]) => values)
  const wrong = addresses.filter((address) => addressIn(address) === null)
  if (wrong.length > 0) {
    warnings.push(`the email “${shortened(wrong[0]!)}” is not an email address and stands in the other information`)
    other.push(`Email as told: ${wrong.join(', ')}`)
  }
  const { history, isCut } = finished(told.history, other)
  if (isCut) {
    fates.add('notes', 'lost', 'the part of a note that is longer than 19,200 characters')
    warnings.push('a note is longer than notes can be here: its end is left out')
  }
  return { person: { profile, warnings }, history }
}

const isHalfOfName = (path: string, leaves: ReadonlyMap<string, string[]>) => {
  const half = /^(.*\.)(?:first_name|last_name)$/.exec(path)
  return half !== null && leaves.has(`${half[1]}name`)
}

type Decided = (path: string) => { fate: Fate; as: string }

/** What becomes of a path: thousands of people have the same, so each is thought about once. */
function decider(reader: SystemReader): Decided {
  const known = new Map<string, ReturnType<Decided>>()
  const decide: Decided = (path) => {
    const line = fateOf(reader.fates, path)
    if (line?.[1] === 'lost') return { fate: 'lost', as: line[2] }
    if (isProtected(path)) return { fate: 'lost', as: protectedSentence }
    if (line?.[1] === 'mapped') return { fate: 'mapped', as: line[2] }
    const nothing = meansNothing(path)
    return nothing ? { fate: 'lost', as: nothing } : { fate: 'kept', as: 'Other information' }
  }
  return (path) => {
    const before = known.get(path)
    if (before) return before
    const found = decide(path)
    if (known.size < 20_000) known.set(path, found)
    return found
  }
}

/** Fields that tell nothing to a reader here: ids of the other system, and the kind of an address. */
function meansNothing(path: string): string | null {
  if (/(?:^|[.\]_])(?:ids?|Ids?|uid|employee_id)(?:\[\])?$|(?:_id|Id|_ids)(?:\[\])?$/.test(path))
    return 'ids, which mean nothing here'
  if (/(?:emails|email_addresses|phones|phone_numbers|addresses|website_addresses)\[\]\.type$/.test(path))
    return 'which kind of address or number it is'
  return null
}

/** Notes that fit, tags that fit, and everything else as one more note. */
export function finished(history: History, other: readonly string[]): { history: History; isCut: boolean } {
  const { tags, spare } = tagsIn(history.tags)
  const lines = [
    ...other,
    ...(spare.length > 0 ? [`Further tags: ${spare.join(', ')}`] : []),
    ...(history.jobs.length > 0 ? [`Also applied for: ${history.jobs.join('; ')}`] : []),
  ]
  const { notes, isCut } = cutNotes([...history.notes, otherNote(lines)].flatMap((note) => note ?? []))
  return { history: { ...history, tags, notes }, isCut }
}

interface Piece {
  path: string
  entries: Json[]
}

/** Keys under which exports wrap their lists. */
const wrappers = ['data', 'candidates', 'opportunities', 'results', 'items', 'candidate']

/** The lists of entries in a file: one, or several under names of their own. */
function piecesOf({ path, text }: TextSource): Piece[] {
  if (!/^\u{feff}?\s*[[{]/u.test(text.slice(0, 2000))) return []
  const lines = text.trimStart().startsWith('{') && /\}\r?\n\s*\{/.test(text.slice(0, 5_000_000)) ? jsonLines(text) : null
  const values = lines ?? entriesOf(text)
  if (values.length !== 1 || !isObject(values[0])) return [{ path, entries: values.filter(isObject) }]
  const [only] = values
  const lists = Object.entries(only).filter(([, value]) => Array.isArray(value) && objectsIn(value).length > 0)
  if (readers.some((reader) => reader.knows(only) !== null)) return [{ path, entries: [only] }]
  if (isObject(only.candidate)) return [{ path, entries: [only.candidate] }]
  const wrapped = wrappers.find((name) => Array.isArray(only[name]))
  if (wrapped && lists.length <= 1) return [{ path, entries: objectsIn(only[wrapped]) }]
  if (isFeed(only)) return [{ path, entries: [only] }]
  return lists.length > 0
    ? lists.map(([name, value]) => ({ path: `${path}, ${name}`, entries: objectsIn(value) }))
    : [{ path, entries: [only] }]
}

/** One entry a line, as some tools write what they download page by page. */
function jsonLines(text: string): unknown[] | null {
  try {
    return text
      .split(/\r?\n/)
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as unknown)
  } catch {
    return null
  }
}

const isFeed = (entry: Json) => Array.isArray(entry.notes) && Array.isArray(entry.activities) && Array.isArray(entry.emails)

/** Puts what hangs on people to them, by their ids in the entries or in the names of the files. */
function putTogether(pieces: readonly Piece[], reader: SystemReader, names: Names, fates: FateCount) {
  const people: { entry: Json; path: string }[] = []
  const byId = new Map<string, Json>()
  const byApplication = new Map<string, Json>()
  for (const { path, entries } of pieces)
    for (const entry of entries)
      if (reader.knows(entry) !== null) {
        people.push({ entry, path })
        byId.set(textIn(entry.id), entry)
        for (const application of objectsIn(entry.applications)) byApplication.set(textIn(application.id), entry)
      }
  const add = (entry: Json, name: string, value: Json) => {
    const known = entry[name]
    entry[name] = Array.isArray(known) ? [...known, value] : [value]
  }
  for (const { path, entries } of pieces)
    for (const entry of entries) {
      if (reader.knows(entry) !== null) continue
      const owner = byId.get(ownerIn(entry)) ?? byApplication.get(textIn(entry.application_id)) ?? ownerByPath(path, byId)
      const kind = kindOf(entry, path, reader.system)
      if (kind === 'names') listed(entry, path, names)
      else if (!owner || kind === null) {
        const what = `${systemNames[reader.system]}: ${path}`
        fates.add(
          what,
          'lost',
          kind === null ? 'entries of a kind that is not known here' : 'entries about people who are not in this export',
        )
      } else if (kind === 'activity_feed') owner.activity_feed = entry
      else if (kind === 'applications') {
        if (!objectsIn(owner.applications).some((each) => textIn(each.id) === textIn(entry.id))) add(owner, kind, entry)
      } else add(owner, kind, entry)
    }
  return people
}

const ownerIn = (entry: Json) => {
  for (const name of ['candidate_id', 'opportunityId', 'opportunity_id', 'candidateId'])
    if (textIn(entry[name])) return textIn(entry[name])
  return isObject(entry.candidate) ? textIn(entry.candidate.id) : ''
}

/** "notes/250d8f03-….json" and "activity_feed_53883394.json" say whose they are. */
const ownerByPath = (path: string, byId: ReadonlyMap<string, Json>) => {
  for (const piece of path.split(/[/\\.,\s]|_(?=\d)/)) if (piece && byId.has(piece)) return byId.get(piece)
  return undefined
}

function kindOf(entry: Json, path: string, system: System): string | null {
  if (system === 'greenhouse') {
    if (isFeed(entry)) return 'activity_feed'
    if ('overall_recommendation' in entry) return 'scorecards'
    if ('applied_at' in entry && 'current_stage' in entry) return 'applications'
  }
  if (system === 'lever') {
    if (/(?:^|\/)(?:stages|users|archive.?reasons)[^/]*$/i.test(path) && textIn(entry.id)) return 'names'
    if (Array.isArray(entry.fields) && ('completedAt' in entry || /feedback/i.test(path))) return 'feedback'
    if (Array.isArray(entry.fields) || (/notes/i.test(path) && 'createdAt' in entry)) return 'notes'
    if (isObject(entry.file) || isObject(entry.parsedData)) return 'resumes'
  }
  if (system === 'workable' && 'action' in entry) return 'activities'
  if (system === 'workable' && /comments/i.test(path) && 'body' in entry) return 'comments'
  return null
}

function listed(entry: Json, path: string, names: Names) {
  const list = /stages/i.test(path) ? names.stages : /users/i.test(path) ? names.users : names.reasons
  list.set(textIn(entry.id), textIn(entry.text) || textIn(entry.name))
}
