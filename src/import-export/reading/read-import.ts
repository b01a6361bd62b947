import type { Profile } from '#src/matching/index.ts'
import { historyFields, type Mapping, maximumImportRows } from '../constants.ts'
import { UnreadableImport, WrongMapping } from '../errors.ts'
import type { ExportedFacts, ReadContent, ReadRow } from '../ports.ts'
import { FateCount, type FieldFate, type History } from '../systems/history.ts'
import { finished, readSystem } from '../systems/read-system.ts'
import { type FoundResume, resumesIn } from '../systems/resume-files.ts'
import { oldestFirst } from '../systems/system-reader.ts'
import { systemOfTable, tellsHistory } from '../systems/tables.ts'
import { cutNotes, historyOfRow, tagsIn } from '../systems/told-history.ts'
import { filesOfZip, isZip } from '../systems/unzip.ts'
import { fitsTable, guessMapping } from './columns.ts'
import { decodeText, noText } from './decode.ts'
import { isHrOpen, jsonResumeOfHrOpen } from './hr-open.ts'
import { entriesOf, readEntry } from './json-resume.ts'
import { parseCsv } from './parse-csv.ts'
import { type ReadPerson, readRow, shortened } from './read-row.ts'

export interface ImportFile {
  filename: string
  bytes: Uint8Array
}

interface Tools {
  /** The profile as the document that is kept. */
  write(profile: Profile): string
  /** Tells whether two documents say the same. */
  hash(text: string): string
}

export interface ImportContent extends ReadContent {
  rows: FoundRow[]
}

/** A row as it was read; its file is read when it is written down. */
export interface FoundRow extends Omit<ReadRow, 'file'> {
  file: FoundResume | null
}

/** What a person chose, as far as they did. */
export interface ReadingChoice {
  mapping: Mapping | null
  /** Of another system's jobs, the one whose people are taken in; null for all. */
  job: string | null
}

const plainList = { recognised: null, fields: [], jobs: [] }

/**
 * Reads one table, some JSON Resumes, or the export of another system, also packed as a ZIP, into people, and finds those that are
 * told twice. Throws `DomainError`s.
 */
export function readImport(files: ImportFile[], { mapping: chosen, job }: ReadingChoice, tools: Tools): ImportContent {
  const texts = files.flatMap(textsOf)
  const fates = new FateCount()
  const archived = files.flatMap(({ bytes }) => (isZip(bytes) ? filesOfZip(bytes) : []))
  const resumes = resumesIn(archived, fates)
  const system = readSystem(
    texts.map(({ filename, text }) => ({ path: filename, text })),
    job,
    fates,
  )
  const together = peopleIn()
  if (system) {
    const { system: name, why, jobs, people } = system
    for (const { number, place, detail, person, history } of people) together.add(number, place, detail, person, tools, history)
    together.giveFiles(resumes.of)
    resumes.countRest(isData)
    return { columns: null, rows: together.rows, recognised: { system: name, why }, fields: fates.all(), jobs }
  }
  const isJson = texts.every(({ filename, text }) => /\.json$/i.test(filename) || /^\u{feff}?\s*[[{]/u.test(text))
  const { table, leftOut } = tableAmong(
    texts,
    files.some(({ bytes }) => isZip(bytes)),
  )
  if (!isJson && !table)
    throw new UnreadableImport('Several files at once must all be JSON Resume (.json). Import tables one by one.')
  if (isJson) {
    const several = texts.length > 1
    const read = texts.map(({ filename, text }) => ({ filename, entries: entriesIn(filename, text, several) }))
    if (read.reduce((sum, { entries }) => sum + entries.length, 0) > maximumImportRows)
      throw new UnreadableImport(
        `These files have more than ${maximumImportRows.toLocaleString('en')} entries. Import fewer at a time.`,
      )
    for (const { filename, entries } of read)
      for (const [index, entry] of entries.entries()) {
        const detail = `${filename}, entry ${index + 1}`
        const place = !several ? `Entry ${index + 1}` : entries.length > 1 ? detail : filename
        together.add(index + 1, place, detail, readEntry(isHrOpen(entry) ? jsonResumeOfHrOpen(entry) : entry), tools)
      }
    if (together.rows.length === 0) throw new UnreadableImport('There is no entry in this file.')
    return { columns: null, rows: together.rows, ...plainList }
  }
  const { filename, text } = table!
  const { header, rows } = parseCsv(text)
  if (chosen && !fitsTable(chosen, header.length)) throw new WrongMapping()
  const known = systemOfTable(header)
  const mapping = chosen ?? known?.mapping ?? guessMapping(header)
  const hasHistory = known !== null || tellsHistory(mapping)
  for (const path of leftOut) fates.add(path, 'lost', 'a file beside the table of people')
  const counted = new Map<string, number>()
  const seeking = job === null || mapping.job === undefined ? null : job
  for (const { number, cells } of rows) {
    const place = `Row ${number}`
    const detail = `${filename}, row ${number}`
    if (!hasHistory) {
      together.add(number, place, detail, readRow(cells, mapping, header.length), tools)
      continue
    }
    const applied = (mapping.job === undefined ? '' : (cells[mapping.job] ?? '')).trim()
    if (applied) counted.set(applied, (counted.get(applied) ?? 0) + 1)
    if (seeking !== null && applied !== seeking) {
      for (const [column, name] of header.entries())
        if ((cells[column] ?? '').trim())
          fates.add(name || `Column ${column + 1}`, 'lost', 'people who did not apply for the chosen job')
      together.add(number, place, detail, { refusal: `did not apply for ${shortened(seeking)}` }, tools)
      continue
    }
    const person = readRow(cells, withoutHistory(mapping), header.length)
    if ('refusal' in person) {
      for (const [column, name] of header.entries())
        if ((cells[column] ?? '').trim()) fates.add(name || `Column ${column + 1}`, 'lost', 'rows that are refused')
      together.add(number, place, detail, person, tools)
      continue
    }
    const told = historyOfRow(cells, header, mapping, known?.system ?? null, fates)
    const { history, isCut } = finished(told, [])
    if (isCut) {
      fates.add(header[mapping.notes ?? -1] ?? 'notes', 'lost', 'the part of a note that is longer than 19,200 characters')
      person.warnings.push('a note is longer than notes can be here: its end is left out')
    }
    together.add(number, place, detail, person, tools, history)
  }
  if (hasHistory) {
    together.giveFiles(resumes.of)
    resumes.countRest(isData)
  }
  const samples = header.map((_, column) =>
    rows
      .slice(0, 50)
      .flatMap(({ cells }) => cells[column]?.trim().slice(0, 80) || [])
      .slice(0, 3),
  )
  const columns = { header: header.map((name) => name.slice(0, 100)), mapping, samples }
  return {
    columns,
    rows: together.rows,
    recognised: known && { system: known.system, why: known.why },
    fields: hasHistory ? [...fates.all(), ...emptyColumns(header, rows)] : [],
    jobs: [...counted].map(([title, count]) => ({ title, rows: count })).toSorted((a, b) => b.rows - a.rows),
  }
}

/** Columns in which no row says anything are named as well: nobody should look for them. */
const emptyColumns = (header: readonly string[], rows: { cells: string[] }[]): FieldFate[] =>
  header.flatMap((name, column) =>
    rows.some(({ cells }) => (cells[column] ?? '').trim())
      ? []
      : { field: name || `Column ${column + 1}`, fate: 'lost' as const, as: 'empty in every row', rows: 0 },
  )

/** Notes of a system are notes here as well, and no part of the document that is ranked. */
function withoutHistory(mapping: Mapping): Mapping {
  const own = { ...mapping }
  for (const field of [...historyFields, 'notes', 'candidateId'] as const) delete own[field]
  return own
}

/** The files of a ZIP that can be people or say something of them, else the file itself, as text. */
function textsOf({ filename, bytes }: ImportFile): { filename: string; text: string }[] {
  if (!isZip(bytes)) return [{ filename, text: decodeText(bytes) }]
  const files = unpackedAs(filename, bytes)
  // What spreadsheet programs save is a ZIP inside.
  if (files.some(({ path }) => path === '[Content_Types].xml' || path === 'META-INF/manifest.xml')) throw noText()
  const readable = files.filter(({ path }) => isData(path))
  if (readable.length === 0) throw new UnreadableImport('This ZIP holds no table (.csv), no JSON and no dump of a database.')
  return readable.map((file) => ({ filename: file.path, text: decodeText(file.read()) }))
}

/** A broken ZIP that is called a table is a spreadsheet rather than an archive. */
function unpackedAs(filename: string, bytes: Uint8Array) {
  try {
    return filesOfZip(bytes)
  } catch (error) {
    throw /\.(?:zip|bak)$/i.test(filename) ? error : noText()
  }
}

/** OpenCATS calls the dump in its backup `database`, and repeats it in pieces under `db`. */
const isData = (path: string) =>
  !/(?:^|\/)(?:__MACOSX|attachments|db)\//.test(path) &&
  (/\.(?:csv|tsv|json|jsonl|ndjson|sql)$/i.test(path) || /(?:^|\/)database$/.test(path))

/** The table of people among several files: of a ZIP the one that is known, or the only one. */
function tableAmong(texts: { filename: string; text: string }[], isPacked: boolean) {
  const [only] = texts
  if (!isPacked) return { table: texts.length === 1 ? only : undefined, leftOut: [] }
  const tables = texts.filter(({ filename }) => /\.(?:csv|tsv)$/i.test(filename))
  const known = tables.filter(({ text }) => headerOf(text) && systemOfTable(headerOf(text)!) !== null)
  const table =
    known[0] ??
    (tables.length === 1 ? tables[0] : tables.find(({ text }) => guessMapping(headerOf(text) ?? []).email !== undefined))
  return { table, leftOut: texts.filter((each) => each !== table).map(({ filename }) => filename) }
}

function headerOf(text: string): string[] | null {
  try {
    return parseCsv(`${text.slice(0, text.indexOf('\n', 1) + 1)}x`).header
  } catch {
    return null
  }
}

function entriesIn(filename: string, text: string, isOneOfSeveral: boolean) {
  try {
    return entriesOf(text)
  } catch (error) {
    if (isOneOfSeveral && error instanceof UnreadableImport) throw new UnreadableImport(`${filename}: ${error.message}`)
    throw error
  }
}

/** Collects people and remembers under which place each text, address and number was first told. */
function peopleIn() {
  const rows: FoundRow[] = []
  const firstOf = new Map<string, string>()
  const firstRows = new Map<string, FoundRow>()
  return {
    rows,
    /** Each of them gets their resume of the archive. */
    giveFiles(of: (history: History) => FoundResume | null) {
      for (const row of rows) if (row.history) row.file = of(row.history)
    },
    add(number: number, place: string, detail: string, person: ReadPerson, { write, hash }: Tools, told: History | null = null) {
      const base = {
        number,
        place,
        detail,
        name: null,
        email: null,
        phone: null,
        text: '',
        hash: '',
        candidateId: null,
        facts: null,
        warnings: [],
        history: null,
        file: null,
      }
      if ('refusal' in person)
        return rows.push({ ...base, name: person.name ?? null, state: 'refused', reason: `${place}: ${person.refusal}` })
      const { profile, warnings, candidateId = null } = person
      const text = write(profile)
      const row: FoundRow = {
        ...base,
        state: 'new',
        reason: '',
        name: profile.name,
        email: profile.email?.toLowerCase() ?? null,
        phone: profile.phone?.replaceAll(/\D/g, '').slice(-10) || null,
        text,
        hash: hash(text),
        candidateId,
        facts: candidateId ? factsOf(profile) : null,
        warnings,
        history: told && { ...told, sourceId: told.sourceId || `text ${hash(text)}` },
      }
      const keys = [`text ${row.hash}`, row.email && `email ${row.email}`, row.phone && `phone ${row.phone}`].flatMap(
        (key) => key || [],
      )
      if (row.history) {
        const first = firstRows.get(row.history.sourceId) ?? firstRows.get(row.email ?? '')
        if (first?.history) {
          joinHistory(first.history, row.history)
          // What the resume of the second row says in another way is no second resume of the same day, and not lost either.
          if (row.hash !== first.hash)
            first.history.notes.push(...cutNotes([{ at: null, by: null, text: `${detail} says of them as well\n${text}` }]).notes)
          return rows.push({
            ...row,
            history: null,
            state: 'duplicate',
            reason: `${place}: same person as ${lower(first.place)}, and put together with them`,
          })
        }
        for (const key of [row.history.sourceId, row.email]) if (key) firstRows.set(key, row)
      }
      const [sameText, ...samePerson] = keys.map((key) => firstOf.get(key))
      const earlier = samePerson.find((each) => each !== undefined)
      for (const key of keys) if (!firstOf.has(key)) firstOf.set(key, place)
      if (sameText) return rows.push({ ...row, state: 'duplicate', reason: `${place}: says the same as ${lower(sameText)}` })
      if (earlier)
        return rows.push({
          ...row,
          state: 'version',
          reason: `${place}: same person as ${lower(earlier)}, kept as another version`,
        })
      return rows.push({ ...row, state: 'new', reason: '' })
    },
  }
}

/** What a second row says of somebody goes to the first: people who applied twice have a row for each application. */
function joinHistory(first: History, again: History) {
  const known = new Set(first.notes.map(({ text }) => text))
  first.notes = [...first.notes, ...again.notes.filter(({ text }) => !known.has(text))]
  first.files = [...first.files, ...again.files]
  first.events = oldestFirst([...first.events, ...again.events])
  const { tags, spare } = tagsIn([...first.tags, ...again.tags])
  first.tags = tags
  if (spare.length > 0) first.notes.push({ at: null, by: null, text: `Further tags: ${spare.join(', ')}` })
  // The newer application says where they stand.
  if ((again.since ?? '') > (first.since ?? '')) {
    first.stage = again.stage
    first.outcome = again.outcome
    first.since = again.since
  }
}

const lower = (place: string) => place.replace(/^(?:Row|Entry) /, (word) => word.toLowerCase())

const factsOf = ({ name, email, phone, headline, positions, education, skills }: Profile): ExportedFacts => ({
  name,
  email,
  mobileNumber: phone,
  designation: [...positions.map(({ title }) => title), headline].flatMap((title) => title ?? []),
  companyNames: positions.flatMap(({ company }) => company ?? []),
  degree: education.flatMap(({ degree }) => degree ?? []),
  skills,
})
