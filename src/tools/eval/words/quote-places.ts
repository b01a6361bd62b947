import { boxesOf, type QuoteBox } from '#src/matching/quote-boxes.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import type { PlacedWord } from './poppler.ts'

/** A quote whose box does not hold its words, and what stands in the box instead. */
export interface MisplacedQuote {
  quote: string
  page: number
  found: string
}

export interface QuotePlaces {
  compared: number
  /** Quotes whose boxes do not hold their words. */
  misplaced: MisplacedQuote[]
  /** Those whose boxes hold more than their words, as beside a name in large type. */
  loose: MisplacedQuote[]
}

interface Place {
  page: number
  start: number
  end: number
  quote: string
}

/** Everything of a resume that a score can quote, each place once. */
export const quotesOf = ({
  name,
  email,
  phone,
  designations,
  companies,
  degrees,
  skills,
  roles,
  excerpts,
}: ResumeFacts): Place[] => {
  const facts = [name, email, phone, ...designations, ...companies, ...degrees, ...skills, ...roles.map(({ dates }) => dates)]
  const quotes = [...facts.flatMap((fact) => fact?.quotes ?? []), ...excerpts.map(({ quote }) => quote)]
  return [...new Map(quotes.map((quote) => [`${quote.start}-${quote.end}`, quote])).values()]
}

/** Letters and figures, however they are written. */
const letters = (text: string) => [
  ...text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ''),
]

/** Points by which two programs may see the same letter elsewhere. */
const SLACK = 1.5

/** Signs of Chinese, Japanese and Korean are twice as wide as letters. */
const widthOf = (letter: string) => (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1)

/** The letters of a word that lie in a box. */
const lettersIn = ({ text, left, right, top, bottom }: PlacedWord, box: QuoteBox): string[] => {
  // Lines may be set so close that the words of both reach into the other; one with large and small type is as high as the large.
  const [middle, ofBox] = [(top + bottom) / 2, box.y + box.height / 2]
  const isMixed = box.height > 1.5 * (bottom - top)
  if (middle < box.y || middle > box.y + box.height || (!isMixed && (ofBox < top || ofBox > bottom))) return []
  const all = [...text]
  const step = (right - left) / all.reduce((sum, letter) => sum + widthOf(letter), 0)
  let reached = left
  const inside = all.filter((letter) => {
    const width = widthOf(letter) * step
    const centre = reached + width / 2
    reached += width
    return centre > box.x - SLACK && centre < box.x + box.width + SLACK
  })
  return letters(inside.join(''))
}

/** How many letters of `wanted` are not among `given`. */
const lacking = (wanted: string[], given: string[]) => {
  const left = new Map<string, number>()
  for (const letter of given) left.set(letter, (left.get(letter) ?? 0) + 1)
  return wanted.filter((letter) => {
    const count = left.get(letter) ?? 0
    left.set(letter, count - 1)
    return count <= 0
  }).length
}

/** Share of letters that may be missing from a box or too many in it, since words are cut into letters of one width; and some more. */
const [MOST_WRONG, SPARE] = [0.15, 2]

/**
 * Quotes whose boxes do not lie on their words, as pdftotext places them. A quote whose words that program does not find anywhere on the
 * page says nothing, and is not counted.
 */
export const misplacedQuotes = (document: ReadDocument, quotes: Place[], words: PlacedWord[]): QuotePlaces => {
  const byPage = Map.groupBy(words, ({ page }) => page)
  const [misplaced, loose]: [MisplacedQuote[], MisplacedQuote[]] = [[], []]
  let compared = 0
  for (const { page, quote, ...place } of quotes) {
    const boxes = boxesOf(document, place)
    const wanted = letters(quote)
    const most = wanted.length * MOST_WRONG + SPARE
    const pages = new Set([page, ...boxes.map((box) => box.page)])
    const onPages = [...pages].flatMap((each) => byPage.get(each) ?? [])
    if (
      lacking(
        wanted,
        onPages.flatMap(({ text }) => letters(text)),
      ) > 0
    )
      continue
    compared += 1
    const found = boxes.flatMap((box) => (byPage.get(box.page) ?? []).flatMap((word) => lettersIn(word, box)))
    const held = { quote, page, found: found.join('') }
    if (lacking(wanted, found) > most) misplaced.push(held)
    else if (lacking(found, wanted) > most) loose.push(held)
  }
  return { compared, misplaced, loose }
}
