import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { type Point, pointsOf, surroundings } from './quotes/points.ts'
import { shuffler } from './ranking/holdout.ts'
import { readLabelled } from './ranking/labelled.ts'

/** The day that open roles end on; any will do, as long as it stays. */
const day = '2026-06-01'

/** Drawn by seed: so many advertisements, each against so many resumes, of which the first are looked at. */
const [mostAds, mostResumes, lookedAt] = [30, 200, 10]

export interface DrawnQuote extends Point {
  ad: string
  title: string
  resume: string
  percentage: number
  /** The quote between « and », with the text around it. */
  around: string
}

interface Source {
  name: string
  read: () => Promise<ReadDocument>
}

const readable = /\.(pdf|docx|doc|txt)$/i

const filesIn = (folder: string): Source[] =>
  readdirSync(folder)
    .filter((name) => readable.test(name))
    .toSorted()
    .map((name) => ({
      name,
      read: async () => {
        const bytes = readFileSync(join(folder, name))
        if (name.endsWith('.txt')) return documentFromText(bytes.toString('utf8'))
        return readDocument(new Uint8Array(bytes), { allowText: false, recognise: false })
      },
    }))

/** The sets that no constant was chosen on: advertisements and resumes of `one-candidate`, `human-rank` and `score`. */
const untouched = (folder: string): { ads: Source[]; resumes: Source[] } => {
  const sets = readLabelled(folder).filter(({ name }) => name !== 'category')
  const texts = (kind: 'jobs' | 'resumes') =>
    sets.flatMap((set) =>
      [...set[kind].values()].map(({ id, text }): Source => ({ name: id, read: async () => documentFromText(text) })),
    )
  return { ads: texts('jobs'), resumes: texts('resumes') }
}

interface Person {
  name: string
  document: ReadDocument
  facts: ResumeFacts
}

const people = async (sources: readonly Source[]): Promise<Person[]> => {
  const read: Person[] = []
  for (const { name, read: open } of sources) {
    const document = await open().catch(() => null)
    if (document) read.push({ name, document, facts: extractResumeFacts(document) })
  }
  return read
}

export interface QuotesAsked {
  data: string
  seed: number
  count: number
  /** Folders to draw from in place of the labelled data. */
  ads?: string | undefined
  resumes?: string | undefined
}

/** Ranks resumes drawn by seed for advertisements drawn by seed, and draws quotes from the reasons of the first ten of each. */
export const drawQuotes = async ({ data, seed, count, ads, resumes }: QuotesAsked): Promise<DrawnQuote[]> => {
  const shuffled = shuffler(seed)
  const known = ads && resumes ? null : untouched(data)
  const jobs = shuffled(ads ? filesIn(ads) : known!.ads).slice(0, mostAds)
  const candidates = await people(shuffled(resumes ? filesIn(resumes) : known!.resumes).slice(0, mostResumes))
  const all: DrawnQuote[] = []
  for (const { name: ad, read } of jobs) {
    const requirements = extractJobRequirements(await read())
    const title = requirements.title?.value ?? ad
    const ranked = candidates
      .map((person) => ({ ...person, match: scoreMatch({ facts: person.facts, requirements, day }) }))
      .toSorted((a, b) => exactShare(b.match.components) - exactShare(a.match.components))
      .slice(0, lookedAt)
    for (const { name: resume, document, match } of ranked)
      for (const point of pointsOf(match))
        all.push({ ...point, ad, title, resume, percentage: match.percentage, around: surroundings(document.text, point.quote) })
  }
  return shuffled(all).slice(0, count)
}

/** The quotes as lines to read, one after the other. */
export const quoteLines = (drawn: readonly DrawnQuote[], seed: number): string =>
  [
    `${drawn.length} quotes drawn with seed ${seed}; does each support its point?`,
    ...drawn.map(({ component, label, summary, others, title, resume, percentage, around }, place) => {
      const beside = others.map(({ quote }) => `«${quote.replaceAll(/\s+/g, ' ').slice(0, 60)}»`).join(' ')
      const point = `[${component}] ${label} — ${summary}`
      return `\n${place + 1}. ${point}\n   for “${title}”, ${resume}, ${percentage} %\n   ${around}${beside && `\n   beside ${beside}`}`
    }),
  ].join('\n')
