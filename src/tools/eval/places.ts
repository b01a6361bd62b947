import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { placesByPoppler } from './words/poppler.ts'
import { misplacedQuotes, quotesOf } from './words/quote-places.ts'

export interface PlacesResult {
  compared: number
  loose: number
  misplaced: { file: string; quote: string; page: number; found: string }[]
}

const folders = ['resume-pdfs', 'rendered']

/** Whether the boxes of quotes lie on their words, as pdftotext places them; null without that program. */
export const evalPlaces = async (dataDir: string): Promise<PlacesResult | null> => {
  if (!Bun.which('pdftotext')) return null
  const result: PlacesResult = { compared: 0, loose: 0, misplaced: [] }
  for (const folder of folders.map((name) => join(dataDir, name)).filter(existsSync))
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.pdf'))) {
      const path = join(folder, name)
      const document = await readDocument(new Uint8Array(readFileSync(path)), { recognise: false }).catch(() => null)
      if (!document) continue
      const { compared, loose, misplaced } = misplacedQuotes(
        document,
        quotesOf(extractResumeFacts(document)),
        placesByPoppler(path),
      )
      result.compared += compared
      result.loose += loose.length
      result.misplaced.push(...misplaced.map((each) => ({ file: name, ...each })))
    }
  return result
}

export const placesTable = (result: PlacesResult | null): string =>
  result
    ? [
        `boxes of quotes: of ${result.compared} compared with the words of pdftotext ${result.misplaced.length} lie elsewhere, ${result.loose} hold more than their words`,
        ...result.misplaced
          .slice(0, 20)
          .map(({ file, page, quote, found }) => `  ${file} p. ${page}  “${quote}”  in the box: ${found}`),
      ].join('\n')
    : 'boxes of quotes: not compared, for want of pdftotext'
