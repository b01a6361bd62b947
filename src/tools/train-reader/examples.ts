import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { positionsOf } from '#src/resume-engine/parsing/entries/features.ts'
import { signsOf } from '#src/resume-engine/parsing/entries/hints.ts'
import { type Label, numberOfLabel } from '#src/resume-engine/parsing/entries/labels.ts'
import { piecesOf } from '#src/resume-engine/parsing/entries/pieces.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import type { Row } from '#src/resume-engine/parsing/row.ts'
import { rowsOf } from '#src/resume-engine/parsing/rows.ts'
import { align } from './align.ts'
import { alignTagged, type TaggedResume } from './align-tagged.ts'
import type { Example } from './crf-training.ts'
import type { TrueResume } from './truth.ts'

/** A document with the truth about it, read as the product reads it. */
export interface KnownDocument {
  truth: TrueResume
  /** Where its writer tagged every line; otherwise the facts alone are known. */
  tagged: TaggedResume | null
  document: ReadDocument
}

/** Documents of whose truth less than this share is found in them teach nothing but mistakes. */
const leastFound = 0.7

/** The documents of a folder that `bun run generate-resumes` made. Files that cannot be read are left out. */
export async function* documentsOf(folder: string): AsyncGenerator<KnownDocument> {
  const lines = join(folder, 'tagged.jsonl')
  const tagged = new Map(
    (existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n') : [])
      .map((line) => JSON.parse(line) as TaggedResume)
      .map((one) => [one.file, one] as const),
  )
  const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as TrueResume[]
  for (const truth of truths) {
    const path = join(folder, truth.file)
    if (!existsSync(path)) continue
    try {
      yield {
        truth,
        tagged: tagged.get(truth.file) ?? null,
        document: await readDocument(readFileSync(path), { allowText: true }),
      }
    } catch {
      // A scan where no program reads pictures, for example.
    }
  }
}

/** The same words without any look: as they come out of a text file or a database. */
export const withoutLayout = ({ text }: ReadDocument): ReadDocument => documentFromText(text)

/** Which rows of a document are kept, by their index and label. */
export type Keep = (row: number, labels: readonly Label[]) => boolean

/** A document, or a part of it, as an example to learn from; null when too little of the truth stands in it. */
export const exampleOf = ({ truth, tagged, document }: KnownDocument, keep: Keep = () => true): Example | null => {
  const all = rowsOf(document)
  const whole = piecesOf(all)
  const aligned = tagged ? alignTagged(whole, tagged) : align(whole, truth)
  if (aligned.all > 0 && aligned.found < leastFound * aligned.all) return null
  const labelAt = new Map(whole.map(({ start }, index) => [start, aligned.labels[index]!]))
  const labelsOfRow = new Map<Row, Label[]>()
  for (const { row, start } of whole) labelsOfRow.set(row, [...(labelsOfRow.get(row) ?? []), labelAt.get(start)!])
  const rows = all.filter((row, index) => keep(index, labelsOfRow.get(row) ?? []))
  const pieces = piecesOf(rows)
  return {
    // numbers of two bytes: there are a hundred for each of a million pieces
    positions: positionsOf(pieces, signsOf(document.text, rows)).map(({ features, step }) => ({
      features: Uint16Array.from(features),
      step,
    })),
    labels: pieces.map(({ start }) => numberOfLabel(labelAt.get(start) ?? 'other')),
  }
}

/**
 * Several examples from one document: as it is, now and then without its look, a passage alone, and its entries with hardly any text.
 * Real resumes are short, are pasted, and leave out what templates have.
 */
export const examplesOf = (known: KnownDocument, number: number): Example[] => {
  const plain = { ...known, document: withoutLayout(known.document) }
  const length = rowsOf(known.document).length
  const from = (number * 7) % Math.max(1, length - 10)
  const to = from + 8 + ((number * 13) % 30)
  const passage: Keep = (row) => row >= from && row < to
  const thin: Keep = (row, labels) => !labels.every((label) => label.endsWith('-text')) || (row * 31 + number) % 5 === 0
  const made = [exampleOf(known)]
  if (number % 2 === 0) made.push(exampleOf(plain))
  if (number % 4 === 1) made.push(exampleOf(number % 8 === 1 ? known : plain, passage))
  if (number % 4 === 3) made.push(exampleOf(number % 8 === 3 ? known : plain, thin))
  return made.filter((example) => example !== null)
}
