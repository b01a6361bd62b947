import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { countOf, missingWords, wordsOf } from './words/missing-words.ts'
import { wordsByPoppler } from './words/poppler.ts'

export interface WordsResult {
  files: { name: string; words: number; missing: string[] }[]
}

/** Folders of PDFs under the data folder, as far as they are there. */
const folders = ['resume-pdfs', 'rendered']
/** Files with fewer words are pictures. */
const FEWEST_WORDS = 20

/** Compares the words of PDFs with those that Poppler's pdftotext finds; null without that program. */
export const evalWords = async (dataDir: string): Promise<WordsResult | null> => {
  if (!Bun.which('pdftotext')) return null
  const result: WordsResult = { files: [] }
  for (const folder of folders.map((name) => join(dataDir, name)).filter(existsSync)) {
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.pdf'))) {
      const path = join(folder, name)
      const theirs = wordsOf(wordsByPoppler(path))
      if (theirs.length < FEWEST_WORDS) continue
      const text = await readDocument(new Uint8Array(readFileSync(path)), { recognise: false }).then(
        (document) => document.text,
        () => '',
      )
      result.files.push({ name, words: countOf(theirs), missing: missingWords(theirs, wordsOf(text)) })
    }
  }
  return result
}

const WANTED = 0.99

export const wordsTable = (result: WordsResult | null): string => {
  if (!result) return 'words of PDFs: not compared, for want of pdftotext'
  const total = result.files.reduce((sum, file) => sum + file.words, 0)
  const missing = result.files.reduce((sum, file) => sum + file.missing.length, 0)
  const share = (file: { words: number; missing: string[] }) => 1 - file.missing.length / file.words
  const poor = result.files.filter((file) => share(file) < WANTED).toSorted((a, b) => share(a) - share(b))
  return [
    `words of PDFs that pdftotext finds and we find too: ${(1 - missing / total).toFixed(4)} of ${total} in ${result.files.length} files`,
    ...poor.map((file) => `  ${share(file).toFixed(3)}  ${file.name}  without ${file.missing.slice(0, 12).join(' ')}`),
  ].join('\n')
}
