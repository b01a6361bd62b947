import { describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { countOf, missingWords, wordsOf } from '#src/tools/eval/words/missing-words.ts'
import { type PlacedWord, placesByPoppler, wordsByPoppler } from '#src/tools/eval/words/poppler.ts'
import { readDocument } from './read-document.ts'
import { browserPath, printed } from './test-browser.ts'
import { contractFiles, pdfOf } from './test-files.ts'

const has = Bun.which('pdftotext') !== null
const samples = `${import.meta.dir}/samples`

/** Words of every length, in the letters of several languages. */
const prose = (count: number, seed: number) => {
  const stems = [
    'planung',
    'office',
    'efficient',
    'señora',
    'Łódź',
    'naïve',
    'workflow',
    'Çelik',
    'data',
    'αβγ',
    'проект',
    'Zürich',
    'to',
    'fjord',
  ]
  return Array.from(
    { length: count },
    (_, index) => `${stems[(index * 7 + seed) % stems.length]}${index % 9 === 0 ? index : ''}`,
  ).join(' ')
}

const resume = (pages: number) =>
  `<style>@page{size:A4;margin:14mm} body{font:11px 'Liberation Sans'} h2{letter-spacing:.15em;text-transform:uppercase;font-size:12px}
   .two{columns:2;column-gap:30px} .small{font:8px 'DejaVu Serif'} section{break-after:page}</style>${Array.from(
     { length: pages },
     (_, page) =>
       `<section><h2>Experience ${page}</h2><p>${prose(130, page)}</p><ul><li>${prose(12, page + 3)}</li><li>${prose(9, page + 5)}</li></ul><div class="two">${prose(160, page + 1)}</div><p class="small">${prose(90, page + 2)}</p></section>`,
   ).join('')}`

const made = async (): Promise<Record<string, Uint8Array>> => ({
  ...(browserPath && { browser: await printed(resume(6)) }),
  library: await pdfOf(({ write, bold }) => {
    write('Jane Doe', 60, 60, 22, bold)
    for (let line = 0; line < 40; line++)
      write(`${line} built services in Python for customers in many countries`, 60, 100 + line * 16, 10)
  }),
  plain: (await contractFiles()).plain,
})

/** Every sample and every file made here, at a path for pdftotext. */
const withFiles = async (use: (name: string, path: string, document: ReadDocument) => void | Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'poppler-'))
  try {
    for (const [name, bytes] of Object.entries(await made())) await writeFile(join(folder, `${name}.pdf`), bytes)
    const own = (await readdir(folder)).map((name) => join(folder, name))
    const paths = [...own, ...(await readdir(samples)).filter((name) => name.endsWith('.pdf')).map((name) => join(samples, name))]
    for (const path of paths)
      await use(path.split('/').at(-1)!, path, await readDocument(await Bun.file(path).bytes(), { recognise: false }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const placesIn = ({ text, lines }: ReadDocument): PlacedWord[] =>
  lines.flatMap(({ start, end, page, box, words = [], turn }) =>
    turn || !box
      ? []
      : words.flatMap((offset, index) => {
          if (index % 3 !== 0) return []
          const said = text.slice(start + offset, words[index + 3] === undefined ? end : start + words[index + 3]!).trim()
          const [left, width] = [words[index + 1]! / 10, words[index + 2]! / 10]
          return [{ text: said, page, left, right: left + width, top: box.y, bottom: box.y + box.height }]
        }),
  )

describe.skipIf(!has)('beside what pdftotext finds (skipped without it)', () => {
  test('ninety-nine of a hundred words are read', async () => {
    await withFiles((name, path, document) => {
      const theirs = wordsOf(wordsByPoppler(path))
      const missing = missingWords(theirs, wordsOf(document.text))
      expect({ name, missing: missing.length > 0.01 * countOf(theirs) ? missing : [] }).toEqual({ name, missing: [] })
    })
  }, 120_000)

  test('words stand where they are said to stand', async () => {
    let compared = 0
    await withFiles((name, path, document) => {
      const theirs = placesByPoppler(path)
      for (const word of placesIn(document)) {
        const same = theirs.filter((each) => each.page === word.page && each.text === word.text)
        // What is cut into words otherwise there says nothing of places.
        if (same.length === 0) continue
        const found = same.some(
          (each) =>
            Math.abs(each.left - word.left) < 1 &&
            Math.abs(each.right - word.right) < 1 &&
            Math.min(each.bottom, word.bottom) - Math.max(each.top, word.top) > 0.6 * (each.bottom - each.top),
        )
        expect({ name, word, found }).toEqual({ name, word, found: true })
        compared++
      }
    })
    if (browserPath) expect(compared).toBeGreaterThan(2000)
  }, 120_000)
})
