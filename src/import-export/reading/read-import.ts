import type { Profile } from '#src/matching/index.ts'
import { type Mapping, maximumImportRows } from '../constants.ts'
import { UnreadableImport, WrongMapping } from '../errors.ts'
import type { ExportedFacts, ImportColumns, ReadRow } from '../ports.ts'
import { fitsTable, guessMapping } from './columns.ts'
import { decodeText } from './decode.ts'
import { entriesOf, readEntry } from './json-resume.ts'
import { parseCsv } from './parse-csv.ts'
import { type ReadPerson, readRow } from './read-row.ts'

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

export interface ImportContent {
  /** Null for JSON. */
  columns: ImportColumns | null
  rows: ReadRow[]
}

/** Reads one table or some JSON Resumes into people, and finds those that are told twice. Throws `DomainError`s. */
export function readImport(files: ImportFile[], chosen: Mapping | null, tools: Tools): ImportContent {
  const texts = files.map(({ filename, bytes }) => ({ filename, text: decodeText(bytes) }))
  const isJson = texts.every(({ filename, text }) => /\.json$/i.test(filename) || /^\u{feff}?\s*[[{]/u.test(text))
  if (!isJson && texts.length > 1)
    throw new UnreadableImport('Several files at once must all be JSON Resume (.json). Import tables one by one.')
  const together = peopleIn()
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
        together.add(index + 1, place, detail, readEntry(entry), tools)
      }
    if (together.rows.length === 0) throw new UnreadableImport('There is no entry in this file.')
    return { columns: null, rows: together.rows }
  }
  const [{ filename, text }] = texts as [(typeof texts)[number]]
  const { header, rows } = parseCsv(text)
  if (chosen && !fitsTable(chosen, header.length)) throw new WrongMapping()
  const mapping = chosen ?? guessMapping(header)
  for (const { number, cells } of rows)
    together.add(number, `Row ${number}`, `${filename}, row ${number}`, readRow(cells, mapping, header.length), tools)
  const samples = header.map((_, column) =>
    rows
      .slice(0, 50)
      .flatMap(({ cells }) => cells[column]?.trim().slice(0, 80) || [])
      .slice(0, 3),
  )
  return { columns: { header: header.map((name) => name.slice(0, 100)), mapping, samples }, rows: together.rows }
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
  const rows: ReadRow[] = []
  const firstOf = new Map<string, string>()
  return {
    rows,
    add(number: number, place: string, detail: string, person: ReadPerson, { write, hash }: Tools) {
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
      }
      if ('refusal' in person)
        return rows.push({ ...base, name: person.name ?? null, state: 'refused', reason: `${place}: ${person.refusal}` })
      const { profile, warnings, candidateId = null } = person
      const text = write(profile)
      const row = {
        ...base,
        name: profile.name,
        email: profile.email?.toLowerCase() ?? null,
        phone: profile.phone?.replaceAll(/\D/g, '').slice(-10) || null,
        text,
        hash: hash(text),
        candidateId,
        facts: candidateId ? factsOf(profile) : null,
        warnings,
      }
      const keys = [`text ${row.hash}`, row.email && `email ${row.email}`, row.phone && `phone ${row.phone}`].flatMap(
        (key) => key || [],
      )
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
