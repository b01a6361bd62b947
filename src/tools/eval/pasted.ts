import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { shuffler } from './ranking/holdout.ts'
import { readLabelled } from './ranking/labelled.ts'

const day = '2025-06-30'

/** Points that may be gained by a copy of the job description. */
const mostGained = 5

export interface PastedResult {
  way: string
  pairs: number
  mean: number
  worst: { pair: string; gained: number }
  above: number
  /** Copies that the row and the warnings tell of. */
  told: number
}

const wrapped = (text: string, most = 90) => text.replace(new RegExp(`(.{1,${most}})(?:\\s+|$)`, 'g'), '$1\n')

/** The sentences of a text as bullet points, last first. */
const asBullets = (text: string) =>
  text
    .split(/\n+|(?<=[.;!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 5)
    .toReversed()
    .map((sentence) => `- ${sentence.replace(/^[-•*]\s*/, '')}`)

/** Behind the first sentence about a position, where somebody would put sentences of their own; in the middle where there is none. */
const amongPositions = (resume: string, lines: readonly string[]) => {
  const told = extractResumeFacts(documentFromText(resume)).statements ?? []
  const sentence = told.find(
    ({ part, quote }) => part === 'role' && quote.quote.split(/\s+/).length >= 6 && !/\d{4}/.test(quote.quote),
  )
  const at = resume.indexOf('\n', sentence?.quote.end ?? resume.length / 2)
  return at < 0 ? `${resume}\n${lines.join('\n')}` : `${resume.slice(0, at)}\n${lines.join('\n')}${resume.slice(at)}`
}

const ways: Record<string, (resume: string, job: string) => string> = {
  'at the end': (resume, job) => `${resume}\n\n${job}`,
  'at the end, its lines broken': (resume, job) => `${resume}\n\n${wrapped(job)}`,
  'under a heading of skills': (resume, job) => `${resume}\n\nSkills\n${job}`,
  'at the beginning': (resume, job) => `${job}\n\n${resume}`,
  'its sentences as own bullets': (resume, job) => amongPositions(resume, asBullets(job)),
}

const resumesTaken = 21

interface Pasted {
  pair: string
  resume: string
  job: string
  requirements: JobRequirements
}

/** Advertisements of `category` with resumes of it, drawn by seed. */
const drawn = (folder: string, pairs: number, seed: number): Pasted[] => {
  const set = readLabelled(folder).find(({ name }) => name === 'category')
  if (!set) return []
  const shuffled = shuffler(seed)
  const resumes = shuffled(set.resumes.values()).slice(0, resumesTaken)
  const jobs = shuffled(set.jobs.values()).map((job) => ({
    ...job,
    requirements: extractJobRequirements(documentFromText(job.text)),
  }))
  const rounds = Math.ceil(pairs / jobs.length)
  return Array.from({ length: rounds }, (_, round) =>
    jobs.map((job, at) => {
      const resume = resumes[(at + round * 3) % resumes.length]!
      return { pair: `${job.id} in ${resume.id}`, resume: resume.text, job: job.text, requirements: job.requirements }
    }),
  )
    .flat()
    .slice(0, pairs)
}

const judged = (document: ReadDocument, requirements: JobRequirements) => {
  const { components, copied, warnings } = scoreMatch({ facts: extractResumeFacts(document), requirements, day, document })
  return { points: 100 * exactShare(components), told: copied !== undefined || warnings.length > 0 }
}

const lettersOf = (text: string) => text.replaceAll(/[^\n\x20-\x7e]/g, ' ')

/** A resume as a PDF, with another text behind it in letters of another size and grey. */
const asPdf = async (resume: string, behind: string, { size, grey }: { size: number; grey: number }) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const write = (text: string, size: number, grey: number) => {
    const lines = wrapped(lettersOf(text), Math.floor(950 / size)).split('\n')
    const onePage = Math.floor(720 / (size * 1.3))
    for (let from = 0; from < lines.length; from += onePage) {
      const page = pdf.addPage([595, 842])
      for (const [at, line] of lines.slice(from, from + onePage).entries())
        page.drawText(line, { x: 50, y: 790 - at * size * 1.3, size, font, color: rgb(grey, grey, grey) })
    }
  }
  write(resume, 10, 0)
  if (behind) write(behind, size, grey)
  return readDocument(await pdf.save(), { allowText: false, recognise: false })
}

const looks = { 'in 8 pt black, as a PDF': { size: 8, grey: 0 }, 'in 4 pt grey (#ddd), as a PDF': { size: 4, grey: 0.867 } }

interface Gain {
  pair: string
  gained: number
  told: boolean
}

const summed = (way: string, gains: readonly Gain[]): PastedResult => {
  const worst = gains.reduce((top, one) => (one.gained > top.gained ? one : top))
  return {
    way,
    pairs: gains.length,
    mean: gains.reduce((sum, { gained }) => sum + gained, 0) / gains.length,
    worst,
    above: gains.filter(({ gained }) => gained > mostGained).length,
    told: gains.filter(({ told }) => told).length,
  }
}

/** How many points a resume gains by the text of the job description, by where and how it was pasted. As PDFs only each seventh pair is tried. */
export const evalPasted = async (folder: string, pairs: number, seed: number): Promise<PastedResult[]> => {
  const all = drawn(folder, pairs, seed)
  const gains = new Map<string, Gain[]>()
  const add = (way: string, gain: Gain) => gains.set(way, [...(gains.get(way) ?? []), gain])
  for (const [number, { pair, resume, job, requirements }] of all.entries()) {
    const before = judged(documentFromText(resume), requirements).points
    for (const [way, paste] of Object.entries(ways)) {
      const { points, told } = judged(documentFromText(paste(resume, job)), requirements)
      add(way, { pair, gained: points - before, told })
    }
    if (number % 7 !== 0) continue
    const plain = judged(await asPdf(resume, '', { size: 8, grey: 0 }), requirements).points
    for (const [way, look] of Object.entries(looks)) {
      const { points, told } = judged(await asPdf(resume, job, look), requirements)
      add(way, { pair, gained: points - plain, told })
    }
  }
  return [...gains].map(([way, ofWay]) => summed(way, ofWay))
}

/** The results as lines for a terminal. */
export const pastedLines = (results: readonly PastedResult[], seed: number): string =>
  [
    `points gained by the text of the job description, seed ${seed} (wanted: ${mostGained} at most, and told):`,
    ...results.map(
      ({ way, pairs, mean, worst, above, told }) =>
        `  ${way.padEnd(34)} mean ${mean.toFixed(1).padStart(4)}  worst ${worst.gained.toFixed(1).padStart(4)} (${worst.pair})  above: ${above} of ${pairs}  told: ${told}`,
    ),
  ].join('\n')

if (import.meta.main) {
  const [folder = '../shared/data', pairs = '140', seed = '1'] = process.argv.slice(2)
  console.log(pastedLines(await evalPasted(folder, Number(pairs), Number(seed)), Number(seed)))
}
