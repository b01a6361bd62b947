export const pageLimit = 50

/** Rows and letters per row of a page that is as full as pages are, and how little of a row a short paragraph takes: five columns. */
const FULL_PAGE = { rows: 60, letters: 100 }
const LEAST_ROW = 0.2
/** The most of a page that the spaces around a paragraph, or so many letters of large type, take. */
const LOOSE_PAGE = { paragraph: 0.2, letters: 400 }

export interface Extent {
  /** Letters of each paragraph, in order. */
  paragraphs: number[]
  /** Places where a page ends for sure. */
  breaks?: number
  pictures?: number
  /** What the program that wrote the file says of it; null where it says nothing. */
  claimed?: number | null
}

/**
 * How many pages a document takes whose pages nobody has laid out. What the file says of itself stands if so much text can take so many
 * pages; if not, as few are counted as its text and breaks take at least.
 */
export const pagesOf = ({ paragraphs, breaks = 0, pictures = 0, claimed = null }: Extent) => {
  const sum = (weight: (letters: number) => number) => paragraphs.reduce((total, letters) => total + weight(letters), 0)
  const rows = sum((letters) => Math.max(LEAST_ROW, letters / FULL_PAGE.letters))
  const least = Math.max(breaks + 1, Math.ceil(rows / FULL_PAGE.rows))
  const loose = sum((letters) => Math.max(LOOSE_PAGE.paragraph, letters / LOOSE_PAGE.letters))
  const most = breaks + 1 + pictures + Math.ceil(loose)
  return claimed !== null && claimed <= most ? Math.max(claimed, least) : least
}

const count = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0

/** The same of WordprocessingML; `properties` is the part with the document's statistics, or nothing. */
export const extentOf = (source: string, properties: string): Extent => {
  // Word notes where pages ended when it last showed the document, the breaks that somebody set among them.
  const shown = count(source, /<w:lastRenderedPageBreak\b/g)
  const set =
    count(source, /<w:br\b[^>]*\bw:type\s*=\s*["']page["']/g) +
    count(source, /<w:pageBreakBefore\b(?![^>]*\bw:val\s*=\s*["'](?:0|false|off)["'])/g)
  const said = /<(?:\w+:)?Pages>\s*(\d{1,6})\s*</.exec(properties)?.[1]
  return {
    paragraphs: source.split('</w:p>').map(lettersOf),
    breaks: Math.max(shown, set),
    pictures: count(source, /<(?:w:drawing|w:pict|w:object)\b/g),
    claimed: said ? Number(said) : null,
  }
}

const lettersOf = (paragraph: string) => {
  let letters = 0
  for (const [, text] of paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)</g)) letters += text!.length
  return letters
}
