import { readFile } from 'node:fs/promises'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { type ReadDocument, UnreadableDocument } from '#src/ports/document-reader.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { alternating, type BenchOptions, type Measure, measure, median } from './measure.ts'
import { texts } from './texts.ts'

const perRound = 34

/** What comes after a resume's text is read, against reading it; both in this one process, one resume after the other. */
export async function factsAndScore({ material, rounds, dataDir }: BenchOptions): Promise<Measure[]> {
  const others = texts(dataDir)
  const requirements = extractJobRequirements(documentFromText(others.jobs[0]!))
  const read = async (path: string) => readDocument(new Uint8Array(await readFile(path)), { allowText: false, recognise: false })
  const work = (document: ReadDocument) =>
    scoreMatch({ facts: extractResumeFacts(document), requirements, day: '2026-01-01', document })
  const filesOf = (round: number) => material.resumes.slice(round * perRound, (round + 1) * perRound)
  const documentsOf = async (round: number) => {
    const documents: ReadDocument[] = []
    for (const file of filesOf(round)) {
      const document = await read(file).catch((error: unknown) => {
        if (error instanceof UnreadableDocument) return null
        throw error
      })
      if (document) documents.push(document)
    }
    return documents
  }
  const spent: number[] = []
  const reference: number[] = []
  let next = 0
  // The files are alike, and short lines are remembered: other resumes in between make each round meet them as new.
  const forget = () => {
    for (let count = 0; count < 60; count += 1) work(documentFromText(others.resumes[next++ % others.resumes.length]!))
  }
  const each = async (count: number, take: () => unknown, cpu: number[]) => {
    const before = process.cpuUsage()
    const started = performance.now()
    await take()
    const ms = (performance.now() - started) / count
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000 / count)
    return ms
  }
  for (let round = 0; round < 2; round += 1) for (const document of await documentsOf(rounds + round)) work(document)
  const taken = await alternating(
    rounds,
    async (round) => {
      const documents = await documentsOf(round)
      forget()
      return each(documents.length, () => documents.map(work), spent)
    },
    (round) => each(perRound, () => documentsOf(round), reference),
  )
  const facts = {
    name: 'facts + score of one resume, text already read',
    against: 'reading that resume',
    unit: 'ms',
    limit: 0.5,
    guard: 5,
  } as const
  return [
    measure(facts, taken, [
      `mean of ${perRound} a round; processor time ${median(spent).toFixed(1)} ms, reading ${median(reference).toFixed(1)} ms`,
    ]),
  ]
}
