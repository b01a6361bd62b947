import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { countOf, missingWords, wordsOf } from '#src/tools/eval/words/missing-words.ts'
import { placesByPoppler, wordsByPoppler } from '#src/tools/eval/words/poppler.ts'
import { misplacedQuotes, quotesOf } from '#src/tools/eval/words/quote-places.ts'
import { families } from '#src/tools/generate-resumes/families.ts'
import { type Printed, printSample } from '#src/tools/generate-resumes/print-sample.ts'
import { readDocument } from './read-document.ts'
import { browserPath } from './test-browser.ts'

interface Read extends Printed {
  path: string
  read: ReadDocument
}

let folder: string
const documents: Read[] = []

const canCompare = Bun.which('pdftotext') !== null && browserPath !== undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quote-places-'))
  if (!canCompare) return
  const samples = [
    { seed: 'places', families },
    { seed: 'more places', families: families.filter((_, at) => at % 3 === 0) },
  ]
  const made = await Promise.all(samples.map((sample) => printSample({ ...sample, split: 'all' })))
  for (const printed of made.flat()) {
    const path = join(folder, printed.identity.file)
    await Bun.write(path, printed.bytes)
    documents.push({ ...printed, path, read: await readDocument(printed.bytes, { recognise: false }) })
  }
}, 180_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(!canCompare)(
  'resumes of every family of layouts, beside what pdftotext finds (skipped without it or a browser)',
  () => {
    test('two thousand quotes have boxes that lie on their words', () => {
      let compared = 0
      let loose = 0
      const misplaced: unknown[] = []
      for (const { path, read, family } of documents) {
        const result = misplacedQuotes(read, quotesOf(extractResumeFacts(read)), placesByPoppler(path))
        compared += result.compared
        loose += result.loose.length
        misplaced.push(...result.misplaced.map((each) => ({ family, ...each })))
      }
      expect(misplaced).toEqual([])
      expect(compared).toBeGreaterThan(2000)
      // beside a name in large type, and where two lines share a row of a table
      expect(loose / compared).toBeLessThan(0.01)
    }, 120_000)

    test('a box that lies elsewhere is noticed', () => {
      const { path, read } = documents[0]!
      const moved = {
        ...read,
        lines: read.lines.map((line) => ({ ...line, box: line.box && { ...line.box, y: line.box.y + 30 } })),
      }
      const result = misplacedQuotes(moved, quotesOf(extractResumeFacts(read)), placesByPoppler(path))
      expect(result.misplaced.length).toBeGreaterThan(result.compared / 2)
    })

    test('words are parted where spaces are drawn, in fonts of every kind', () => {
      const poor = documents.flatMap(({ path, read, family }) => {
        const theirs = new Set(placesByPoppler(path).map(({ text }) => text.normalize('NFC')))
        const ours = read.text.match(/\p{Script=Latin}{4,}/gu) ?? []
        // two of their words in one of ours, unless they have that one too: "within"
        const joined = ours.filter(
          (word) =>
            !theirs.has(word) &&
            Array.from(word.slice(2, -1), (_, at) => at + 2).some(
              (at) => theirs.has(word.slice(0, at)) && theirs.has(word.slice(at)),
            ),
        )
        return joined.length > 0.01 * ours.length ? [{ family, file: path.split('/').at(-1), joined }] : []
      })
      expect(poor).toEqual([])
    })

    test('ninety-nine of a hundred words of each are read', () => {
      const poor = documents.flatMap(({ path, read, family }) => {
        const theirs = wordsOf(wordsByPoppler(path))
        const ours = read.text.normalize('NFC').toLowerCase()
        // Out of some fonts pdftotext loses letters that stand on their own in Cyrillic, and reads "укра" and "нська".
        const missing = missingWords(theirs, wordsOf(read.text)).filter(
          (word) => /^\p{Script=Latin}/u.test(word) || !ours.includes(word),
        )
        return missing.length > 0.01 * countOf(theirs) ? [{ family, file: path.split('/').at(-1), missing }] : []
      })
      expect(poor).toEqual([])
    }, 120_000)
  },
)
