import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import type { JobRequirements, ResumeFacts } from '#src/matching/facts.ts'
import { documentFromText } from '#src/matching/reading/plain-document.ts'
import { extractJobRequirements } from '#src/matching/reading/requirements.ts'
import { extractResumeFacts } from '#src/matching/reading/resume-facts.ts'
import { type Replacement, rewritten } from '#src/matching/reading/rewritten-document.ts'
import { exactShare, scoreMatch } from '#src/matching/scoring/score-match.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { readLabelled } from './eval-ranking/labelled.ts'
import { pdfGold, textGold } from './eval-reading/gold.ts'
import { type Person, swaps } from './eval-swaps/swaps.ts'

const day = '2025-06-30'

export interface SwapResult {
  kind: string
  /** Resumes that have something of this kind. */
  resumes: number
  /** Those of them for which every copy has the same percentage against every job, and the same to the last digit. */
  identical: number
  exact: number
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

/** The result of exchanging one kind of thing in every resume, against every job; at most `most` exchanges of a kind in each. */
export const swapResults = (people: LabelledPerson[], jobs: JobRequirements[], most: number): SwapResult[] => {
  const results = new Map<string, SwapResult>()
  for (const [turn, { key, document, name }] of people.entries()) {
    const facts = extractResumeFacts(document)
    const sharesOf = (one: ResumeFacts, source: ReadDocument) =>
      jobs.map((requirements) => {
        const match = scoreMatch({ facts: one, requirements, day, document: source })
        return { percentage: match.percentage, exact: exactShare(match.components), match }
      })
    const before = sharesOf(facts, document)
    const person: Person = { document, name: name ?? facts.name?.value ?? null }
    for (const [kind, swap] of Object.entries(swaps(() => olderPeriods(facts)))) {
      const result = results.get(kind) ?? { kind, resumes: 0, identical: 0, exact: 0, differences: [] }
      results.set(kind, result)
      const copies: Replacement[][] = someOf(swap(person), most, turn)
      if (copies.length === 0) continue
      result.resumes += 1
      let [identical, exactly] = [true, true]
      for (const copy of copies) {
        const changed = rewritten(document, copy).document
        const after = sharesOf(extractResumeFacts(changed), changed)
        const at = after.findIndex(({ exact }, i) => exact !== before[i]!.exact)
        if (at < 0) continue
        exactly = false
        if (after.some(({ percentage }, i) => percentage !== before[i]!.percentage)) identical = false
        const parts = after[at]!.match.components.filter((part, i) => part.score !== before[at]!.match.components[i]!.score).map(
          (part) => part.name,
        )
        result.differences.push(
          `${key} job ${at} “${copy[0]!.by}”: ${before[at]!.percentage} → ${after[at]!.percentage} (${parts.join(', ')})`,
        )
      }
      if (identical) result.identical += 1
      if (exactly) result.exact += 1
    }
  }
  return [...results.values()]
}

/** All resumes of the labelled data, by file; those without a readable text are left out. */
const peopleIn = async (dataDir: string): Promise<Record<string, LabelledPerson[]>> => {
  const pdfs = await Promise.all(
    pdfGold(dataDir, day).map(async ({ key, name }) => {
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

/** Exchanges names, addresses, schools and gaps in every resume of the folder and counts the unchanged percentages. */
export const evalSwaps = async (dataDir: string, most = 2): Promise<Record<string, SwapResult[]>> => {
  const all = [
    ...readLabelled(dataDir)
      .find(({ name }) => name === 'category')!
      .jobs.values(),
  ]
  const jobs = all
    .filter((_, i) => i % Math.ceil(all.length / jobsCompared) === 0)
    .map(({ text }) => extractJobRequirements(documentFromText(text)))
  const people = await peopleIn(dataDir)
  return Object.fromEntries(Object.entries(people).map(([file, resumes]) => [file, swapResults(resumes, jobs, most)]))
}

/** One line a file: resumes with an identical percentage, of those that have something to exchange. */
export const swapLines = (results: Record<string, SwapResult[]>): string =>
  [
    'identical percentage after a swap (in brackets: identical to the last digit)',
    ...Object.entries(results).map(
      ([file, kinds]) =>
        `${file.padEnd(14)}${kinds.map(({ kind, resumes, identical, exact }) => `${kind} ${identical} of ${resumes} (${exact})`).join(' · ')}`,
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
