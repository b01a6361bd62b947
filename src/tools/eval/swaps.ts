import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { type Exchange, exchanges, type Person, titleExchanges } from '#src/fairness/flips/exchanges.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { JobRequirements, ResumeFacts } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { rewritten } from '#src/resume-engine/parsing/rewritten-document.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { readLabelled } from './ranking/labelled.ts'
import { documentGold, textGold } from './reading/gold.ts'

const day = '2025-06-30'

export interface SwapResult {
  kind: string
  /** Resumes that have something of this kind. */
  resumes: number
  /** Those of them for which every copy has the same percentage against every job, and the same to the last digit. */
  identical: number
  exact: number
  /** The largest difference of a percentage. */
  worst: number
  /** What differed: the resume's key, the job, what stood in place, and the exact shares. */
  differences: string[]
}

/** Periods of the paid positions that ended before the newest one began, so that moving them back opens a gap. */
const olderPeriods = (facts: ResumeFacts) => {
  const dated = facts.roles.filter(({ dates, counts }) => dates && counts)
  const newest = dated[0]?.dates?.value.start
  if (newest === undefined) return []
  if (dated.slice(1).some(({ dates }) => dates!.value.end === 'present' || dates!.value.end >= newest)) return []
  // of a single month or a half-read period only a part would move
  if (dated.some(({ dates }) => dates!.confidence < 0.9)) return []
  return dated.slice(1).map(({ dates }) => dates!.quotes[0]!)
}

interface LabelledPerson extends Person {
  key: string
}

/** Every copy, or so many of them, others for each resume. */
const someOf = <Copy>(copies: Copy[], most: number, turn: number) =>
  copies.length <= most ? copies : Array.from({ length: most }, (_, i) => copies[(turn * most + i) % copies.length]!)

/** Titles held, wherever they were read. */
const titlePlaces = (facts: ResumeFacts) => facts.designations.flatMap(({ quotes }) => quotes)

interface LabelledJob {
  requirements: JobRequirements
  /** The job with its title in one gender and in the other, for each pair of titles; empty for a job without one. */
  exchanged: [JobRequirements, JobRequirements][]
}

const labelledJob = (text: string): LabelledJob => {
  const document = documentFromText(text)
  const requirements = extractJobRequirements(document)
  const read = (exchange: Exchange['one']) => extractJobRequirements(rewritten(document, exchange).document)
  const exchanged = titleExchanges(requirements.title?.quotes ?? []).map(({ one, other }): [JobRequirements, JobRequirements] => [
    read(one),
    read(other),
  ])
  return { requirements, exchanged }
}

interface Scored {
  percentage: number
  exact: number
  parts: { name: string; score: number }[]
}

const scored = (facts: ResumeFacts, requirements: JobRequirements, document: ReadDocument): Scored => {
  const match = scoreMatch({ facts, requirements, day, document })
  return { percentage: match.percentage, exact: exactShare(match.components), parts: match.components }
}

/** Notes one resume of a kind: what was compared, and how far the pairs of scores differ. */
const noted = (result: SwapResult, key: string, compared: { what: string; one: Scored; other: Scored }[]) => {
  if (compared.length === 0) return
  const different = compared.filter(({ one, other }) => one.exact !== other.exact)
  const points = compared.map(({ one, other }) => Math.abs(one.percentage - other.percentage))
  result.resumes += 1
  result.worst = Math.max(result.worst, ...points)
  if (points.every((difference) => difference === 0)) result.identical += 1
  if (different.length === 0) result.exact += 1
  for (const { what, one, other } of different) {
    const parts = other.parts.filter((part, i) => part.score !== one.parts[i]!.score).map(({ name }) => name)
    result.differences.push(`${key} ${what}: ${one.percentage} → ${other.percentage} (${parts.join(', ')})`)
  }
}

/** The result of exchanging one kind of thing in every resume, against every job; at most `most` exchanges of a kind in each. */
export const swapResults = (people: LabelledPerson[], jobs: LabelledJob[], most: number): SwapResult[] => {
  const results = new Map<string, SwapResult>()
  const resultOf = (kind: string) => {
    const result = results.get(kind) ?? { kind, resumes: 0, identical: 0, exact: 0, worst: 0, differences: [] }
    results.set(kind, result)
    return result
  }
  for (const [turn, { key, document, name }] of people.entries()) {
    const facts = extractResumeFacts(document)
    const against = (one: ResumeFacts, source: ReadDocument) => jobs.map(({ requirements }) => scored(one, requirements, source))
    const before = against(facts, document)
    const after = (exchange: Exchange['one']) => {
      if (exchange.length === 0) return before
      const changed = rewritten(document, exchange).document
      return against(extractResumeFacts(changed), changed)
    }
    const person: Person = { document, name: name ?? facts.name?.value ?? null }
    const kinds = exchanges(person, { older: () => olderPeriods(facts), titles: () => titlePlaces(facts) })
    for (const [kind, all] of Object.entries(kinds)) {
      const compared = someOf(all, most, turn).flatMap(({ one, other }) => {
        const others = after(other)
        return after(one).map((score, job) => ({ what: `job ${job} “${other[0]!.by}”`, one: score, other: others[job]! }))
      })
      noted(resultOf(kind), key, compared)
    }
    const ofJobs = jobs.flatMap(({ exchanged }, job) =>
      someOf(exchanged, most, turn).map(([one, other]) => ({
        what: `job ${job} called “${other.title?.value}”`,
        one: scored(facts, one, document),
        other: scored(facts, other, document),
      })),
    )
    noted(resultOf('title of the job'), key, ofJobs)
  }
  return [...results.values()]
}

/** All resumes of the labelled data, by file; those without a readable text are left out. */
const peopleIn = async (dataDir: string): Promise<Record<string, LabelledPerson[]>> => {
  const pdfs = await Promise.all(
    documentGold(join(dataDir, 'resume-pdfs'), day).map(async ({ key, name }) => {
      const document = await readDocument(new Uint8Array(readFileSync(join(dataDir, 'resume-pdfs', key)))).catch(() => null)
      return document ? [{ key, document, name: name?.[0] ?? null }] : []
    }),
  )
  const texts = new Map(
    readLabelled(dataDir).flatMap(({ resumes }) => [...resumes.values()].map((one) => [one.text, one] as const)),
  )
  return {
    'resume-pdfs': pdfs.flat(),
    'resume-texts': textGold(dataDir).map(({ key, text, name }) => ({
      key,
      document: documentFromText(text!),
      name: name?.[0] ?? null,
    })),
    matching: [...texts.values()].map(({ id, text }) => ({ key: id, document: documentFromText(text), name: null })),
  }
}

const jobsCompared = 5

/** Exchanges names, addresses, schools, gaps and the gender of titles in every resume of the folder and counts the unchanged percentages. */
export const evalSwaps = async (dataDir: string, most = 2): Promise<Record<string, SwapResult[]>> => {
  const all = [
    ...readLabelled(dataDir)
      .find(({ name }) => name === 'category')!
      .jobs.values(),
  ]
  const jobs = all.filter((_, i) => i % Math.ceil(all.length / jobsCompared) === 0).map(({ text }) => labelledJob(text))
  const people = await peopleIn(dataDir)
  return Object.fromEntries(Object.entries(people).map(([file, resumes]) => [file, swapResults(resumes, jobs, most)]))
}

/** One line a file: resumes with an identical percentage, of those that have something to exchange. */
export const swapLines = (results: Record<string, SwapResult[]>): string =>
  [
    'identical percentage after a swap (in brackets: identical to the last digit; worst: the largest difference in points)',
    ...Object.entries(results).map(
      ([file, kinds]) =>
        `${file.padEnd(14)}${kinds.map(({ kind, resumes, identical, exact, worst }) => `${kind} ${identical} of ${resumes} (${exact})${worst > 0 ? ` worst ${worst}` : ''}`).join(' · ')}`,
    ),
  ].join('\n')

if (import.meta.main) {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: '../shared/data' }, details: { type: 'boolean' }, all: { type: 'boolean' } },
  })
  const results = await evalSwaps(values.data, values.all ? Number.POSITIVE_INFINITY : undefined)
  console.log(swapLines(results))
  if (values.details)
    for (const [file, kinds] of Object.entries(results))
      for (const { kind, differences } of kinds) for (const line of differences) console.log(`  ${file} ${kind} ${line}`)
}
