import type { QuoteContext, ShownDocument } from '#src/contracts/matching/evidence-records.ts'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Quote } from '#src/resume-engine/facts.ts'
import { instructionsIn } from '#src/resume-engine/parsing/instructions.ts'
import { quoteAt } from '#src/resume-engine/parsing/quotes.ts'
import { reasonInWords } from '#src/resume-engine/scoring/warnings.ts'
import { boxesOf, type QuoteBox } from './quote-boxes.ts'

/** Places of quotes, by `start-end`. */
export function boxesOfQuotes(document: ReadDocument, quotes: Iterable<Quote>): Map<string, QuoteBox[]> {
  const boxes = new Map<string, QuoteBox[]>()
  for (const quote of quotes) {
    const key = `${quote.start}-${quote.end}`
    // A newer reading may have moved the words; a box around others would be worse than none.
    if (!boxes.has(key) && document.text.slice(quote.start, quote.end) === quote.quote) boxes.set(key, boxesOf(document, quote))
  }
  return boxes
}

/** Visible sentences that speak to the software. */
export const instructionQuotes = (document: ReadDocument): Quote[] =>
  instructionsIn(document.text).map(({ start, end }) => quoteIn(document, start, end))

/** The words of an interval of the text, with the page they stand on. */
function quoteIn({ text, lines }: ReadDocument, start: number, end: number): Quote {
  const line = lines.find((each) => each.start <= start && start < each.end)
  return quoteAt(text, line?.page ?? 1, start, end)
}

interface Shown {
  document: ReadDocument
  boxes: Map<string, QuoteBox[]>
  contexts: Map<string, QuoteContext>
  instructions: Quote[]
}

export const shownDocument = ({ document, boxes, contexts, instructions }: Shown): ShownDocument => ({
  document: {
    pageCount: document.pageCount,
    pageSizes: document.pageSizes,
    recognised: document.recognised,
    text: document.text,
    lines: document.lines.map(({ page, start, end, block }) => ({ page, start, end, block })),
  },
  boxes: Object.fromEntries(boxes),
  contexts: Object.fromEntries(contexts),
  hidden: document.hidden
    .filter(({ text }) => text.trim())
    .map(({ page, reason, text }) => ({ page, reason, explanation: `This text is ${reasonInWords[reason]}.`, text })),
  instructions,
})

/** Where the visible text of a stored document has these words, letter for letter but for spaces and capitals; null when nowhere. */
export function wordsIn(stored: string, words: string): Quote | null {
  const wanted = words.trim().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return null
  const document = JSON.parse(stored) as ReadDocument
  const pattern = new RegExp(wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('\\s+'), 'iu')
  const found = pattern.exec(document.text)
  return found && quoteIn(document, found.index, found.index + found[0].length)
}
