import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { type ResumeFields, resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import { calibration, calibrationLines } from './reading/calibration.ts'
import { documentGold, type Gold, textGold } from './reading/gold.ts'
import { type Counts, overlap, rates, scoreList, words } from './reading/score.ts'

export interface FieldResult {
  precision: number
  recall: number
  f1: number
  gold: number
}

export interface ReadingResult {
  documents: number
  unread: number
  fields: Record<string, FieldResult>
  macro: number
  /** Mean milliseconds for the facts of one document, warm. */
  factsMs: number
}

const empty: ResumeFields = {
  name: null,
  email: null,
  mobileNumber: null,
  designation: [],
  degree: [],
  skills: [],
  companyNames: [],
  totalExperience: null,
}

const hash = (value: string) => `sha256:${createHash('sha256').update(value).digest('hex')}`
const digits = (value: string) => value.replace(/\D/g, '').slice(-10)

export interface Scored {
  key: string
  gold: Gold
  counts: Record<string, Counts>
  notes: string[]
}

const single = (said: boolean, right: boolean, expected: boolean): Counts => [
  Number(right),
  Number(said && !right),
  Number(expected && !right),
]

const scoreOne = (gold: Gold, said: ResumeFields): Scored => {
  const counts: Record<string, Counts> = {}
  const notes: string[] = []
  const add = (field: string, count: Counts, note: string) => {
    counts[field] = count
    if (count[1] + count[2] > 0) notes.push(`${field}: ${note}`)
  }
  if (gold.name !== undefined) {
    const right = Boolean(said.name) && (gold.name ?? []).some((one) => overlap(words(said.name!), words(one)) >= 0.8)
    add('name', single(Boolean(said.name), right, Boolean(gold.name)), `${said.name} | ${gold.name}`)
  }
  if (gold.email !== undefined) {
    const value = (said.email ?? '').toLowerCase()
    const right = value !== '' && (gold.email ?? []).some((one) => value === one.toLowerCase() || one === hash(value))
    add('email', single(value !== '', right, (gold.email ?? []).length > 0), `${said.email} | ${gold.email}`)
  }
  if (gold.phone !== undefined) {
    const value = digits(said.mobileNumber ?? '')
    const right =
      gold.phone !== null &&
      value !== '' &&
      (gold.phone.startsWith('sha256') ? gold.phone === hash(value) : digits(gold.phone) === value)
    add('mobile_number', single(value !== '', right, Boolean(gold.phone)), `${said.mobileNumber} | ${gold.phone}`)
  }
  const lists = [
    ['designation', said.designation, gold.designation, gold.optional.designation],
    ['degree', said.degree, gold.degree, gold.optional.degree],
    ['skills', said.skills, gold.skills, gold.optional.skills],
    ['company_names', said.companyNames, gold.companies, gold.optional.companies],
  ] as const
  for (const [field, values, expected, optional] of lists) {
    if (expected === undefined) continue
    const count = scoreList(values, expected, optional)
    if (field === 'skills' && !gold.skillsComplete) count[1] = 0
    add(field, count, `wrong ${JSON.stringify(count.wrongItems)} missed ${JSON.stringify(count.missedItems)}`)
  }
  if (gold.experience !== undefined) {
    const years = said.totalExperience
    const right = years !== null && gold.experience.some((one) => Math.abs(years - one) <= Math.max(1, 0.1 * one))
    counts.total_experience = [Number(right), Number(years !== null && !right), Number(!right)]
    if (!right) notes.push(`total_experience: ${years} | ${gold.experience.map((one) => one.toFixed(1))}`)
  }
  return { key: gold.key, gold, counts, notes }
}

export const sum = (scored: Scored[]): Pick<ReadingResult, 'fields' | 'macro'> => {
  const totals: Record<string, Counts> = {}
  for (const { counts } of scored)
    for (const [field, count] of Object.entries(counts)) {
      totals[field] ??= [0, 0, 0]
      const total = totals[field]
      for (const index of [0, 1, 2] as const) total[index] += count[index]
    }
  const fields = Object.fromEntries(
    Object.entries(totals).map(([field, count]) => [field, { ...rates(count), gold: count[0] + count[2] }]),
  )
  const values = Object.values(fields)
  return { fields, macro: values.reduce((total, { f1 }) => total + f1, 0) / Math.max(1, values.length) }
}

/** A result with every document of it. */
export interface Evaluated extends ReadingResult {
  scored: Scored[]
  read: { gold: Gold; document: ReadDocument }[]
}

export const evaluate = async (gold: Gold[], open: (gold: Gold) => Promise<ReadDocument>, today: string): Promise<Evaluated> => {
  const scored: Scored[] = []
  const read: { gold: Gold; document: ReadDocument }[] = []
  let unread = 0
  for (const one of gold) {
    const document = await open(one).catch(() => null)
    if (document) read.push({ gold: one, document })
    else unread += 1
    scored.push(scoreOne(one, document ? resumeFields(extractResumeFacts(document), today) : empty))
  }
  const started = performance.now()
  for (const { document } of read) extractResumeFacts(document)
  const factsMs = (performance.now() - started) / Math.max(1, read.length)
  return { documents: gold.length, unread, ...sum(scored), factsMs, scored, read }
}

const thisDay = () => new Date().toISOString().slice(0, 10)

/** Reads the documents of a folder and compares the fields with its `labels.json`. `today` is 'YYYY-MM-DD'. */
export const evalDocuments = (folder: string, today = thisDay()) =>
  evaluate(
    documentGold(folder, today),
    async ({ key }) => readDocument(new Uint8Array(readFileSync(join(folder, key))), { allowText: true }),
    today,
  )

/** Reads every labelled resume of the folder and compares the fields with the labels. `today` is 'YYYY-MM-DD'. */
export const evalReading = async (dataDir: string, today = thisDay()) => ({
  'resume-pdfs': await evalDocuments(join(dataDir, 'resume-pdfs'), today),
  ...(existsSync(join(dataDir, 'rendered')) && { rendered: await evalDocuments(join(dataDir, 'rendered'), today) }),
  'resume-texts': await evaluate(textGold(dataDir), async (gold) => documentFromText(gold.text!), today),
})

/** Fewer documents say little about a family or a language. */
const fewest = 5

/** Groups of documents that are large enough, the worst first. */
const ratedGroups = (groups: Map<string | undefined, Scored[]>) =>
  [...groups]
    .filter(([name, members]) => name !== undefined && members.length >= fewest)
    .map(([name, members]) => ({ name: name!, documents: members.length, macro: sum(members).macro }))
    .toSorted((a, b) => a.macro - b.macro)

/** The one that is read worst; null where none is large enough. */
export const worstOf = (scored: Scored[], by: 'family' | 'language') =>
  ratedGroups(Map.groupBy(scored, ({ gold }) => gold[by]))[0] ?? null

/** The families of templates and the languages that are read worst, with their macro F1 and number of documents. */
export const worstLines = (scored: Scored[], most = 5): string[] =>
  (['family', 'language'] as const).flatMap((by) => {
    const groups = Map.groupBy(scored, ({ gold }) => gold[by])
    const rated = ratedGroups(groups)
    if (rated.length < 2) return []
    const worst = rated.slice(0, most).map(({ name, documents, macro }) => `${name} ${macro.toFixed(3)} (${documents})`)
    return [`worst by ${by}: ${worst.join(', ')}`]
  })

/** The result as a table for a terminal. */
export const readingTable = (name: string, result: ReadingResult): string => {
  const rows = Object.entries(result.fields).map(
    ([field, { precision, recall, f1, gold }]) =>
      `${field.padEnd(18)}${precision.toFixed(3).padStart(7)}${recall.toFixed(3).padStart(8)}${f1.toFixed(3).padStart(7)}${String(gold).padStart(7)}`,
  )
  return [
    `${name}: ${result.documents} documents, ${result.unread} not readable, facts in ${result.factsMs.toFixed(2)} ms a document`,
    `${'field'.padEnd(18)}${'P'.padStart(7)}${'R'.padStart(8)}${'F1'.padStart(7)}${'gold'.padStart(7)}`,
    ...rows,
    `macro F1 ${result.macro.toFixed(3)}`,
  ].join('\n')
}

if (import.meta.main) {
  const { values } = (await import('node:util')).parseArgs({
    options: {
      data: { type: 'string', default: '../shared/data' },
      today: { type: 'string' },
      details: { type: 'string' },
      calibration: { type: 'boolean' },
    },
  })
  const results = await evalReading(values.data, values.today)
  for (const [name, result] of Object.entries(results)) {
    console.log(readingTable(name, result))
    if (values.calibration) console.log(calibrationLines(calibration(result.read)))
    // `--details pdfs` or `--details texts:company_names` lists what was read wrongly
    const [which, field] = (values.details ?? '').split(':')
    if (which && name.endsWith(which))
      for (const { key, notes } of result.scored)
        for (const note of notes) if (!field || note.startsWith(field)) console.log(`  ${key.slice(0, 24)}  ${note}`)
    console.log()
  }
}
