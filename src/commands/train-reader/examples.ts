import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { positionsOf } from '#src/matching/reading/entries/features.ts'
import { hintsOf } from '#src/matching/reading/entries/hints.ts'
import { numberOfLabel } from '#src/matching/reading/entries/labels.ts'
import { piecesOf } from '#src/matching/reading/entries/pieces.ts'
import { documentFromText } from '#src/matching/reading/plain-document.ts'
import { rowsOf } from '#src/matching/reading/rows.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
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
      yield { truth, tagged: tagged.get(truth.file) ?? null, document: await readDocument(readFileSync(path)) }
    } catch {
      // A scan where no program reads pictures, for example.
    }
  }
}

/** The same words without any look: as they come out of a text file or a database. */
export const withoutLayout = ({ text }: ReadDocument): ReadDocument => documentFromText(text)

/** A document as an example to learn from; null when too little of the truth stands in it. */
export const exampleOf = ({ truth, tagged, document }: KnownDocument): Example | null => {
  const rows = rowsOf(document)
  const pieces = piecesOf(rows)
  const { labels, found, all } = tagged ? alignTagged(pieces, tagged) : align(pieces, truth)
  if (all > 0 && found < leastFound * all) return null
  return { positions: positionsOf(pieces, hintsOf(document.text, rows)), labels: labels.map(numberOfLabel) }
}
