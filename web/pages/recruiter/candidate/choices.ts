import type { EvidenceAnswer, QuoteBox } from '../../../api/evidence.ts'
import type { AnalysisData } from '../../../api/matching.ts'

export type Quote = AnalysisData['requirements'][number]['evidence'][number]
export type Requirement = AnalysisData['requirements'][number]
export type Component = AnalysisData['components'][number]

/** Something that rests on quotes, which can be shown in the document one after the other. */
export interface Choice {
  /** Unique on the page, such as 'requirement python'. */
  key: string
  label: string
  quotes: Quote[]
}

/** What is shown in the document now; `at` counts the choice's quotes from 0. */
export interface Chosen extends Choice {
  at: number
}

export const requirementChoice = ({ id, label, evidence }: Requirement): Choice => ({
  key: `requirement ${id}`,
  label,
  quotes: evidence,
})

export const componentChoice = ({ name, evidence }: Component): Choice => ({
  key: `component ${name}`,
  label: name,
  quotes: evidence,
})

/** The passages of a resume that stand in the job description word for word. */
export const copiedChoice = (quotes: Quote[]): Choice => ({
  key: 'copied',
  label: 'the text of the job description',
  quotes,
})

export const instructionChoice = (instruction: Quote): Choice => ({
  key: `instruction ${instruction.start}`,
  label: 'a sentence that speaks to software',
  quotes: [instruction],
})

/** Where something stands that was not understood. */
export const gapChoice = (kind: string, part: string, quote: Quote): Choice => ({
  key: `gap ${kind}`,
  label: `${part}, not understood`,
  quotes: [quote],
})

/** Words that only a language model knew what to make of. */
export const modelChoice = (field: string, quote: Quote): Choice => ({
  key: `model ${field} ${quote.start}`,
  label: `${field}, read by a language model`,
  quotes: [quote],
})

/** What is looked at first when an address names a requirement; null when there is nothing to show for it. */
export const firstChosen = (requirements: Requirement[], id: string | null): Chosen | null => {
  const wanted = requirements.find((requirement) => requirement.id === id && requirement.evidence.length > 0)
  return wanted ? { ...requirementChoice(wanted), at: 0 } : null
}

/** The next quote of the choice, or the one before it; round and round. */
export const moved = (chosen: Chosen, by: 1 | -1): Chosen => {
  const { length } = chosen.quotes
  return { ...chosen, at: (chosen.at + by + length) % length }
}

/** A box to draw on a page, and whether it belongs to the quote that is looked at. */
export interface Mark extends QuoteBox {
  quote: number
  active: boolean
}

/** Only a PDF has pages that look the same everywhere. */
export const hasPagesToShow = ({ file, document }: Pick<EvidenceAnswer, 'file' | 'document'>) =>
  file.type === 'pdf' && file.url !== '' && document.pageSizes.length > 0

export const quoteKey = ({ start, end }: { start: number; end: number }) => `${start}-${end}`

export const marksOn = (page: number, chosen: Chosen | null, boxes: EvidenceAnswer['boxes']): Mark[] =>
  (chosen?.quotes ?? []).flatMap((quote, index) =>
    (boxes[quoteKey(quote)] ?? [])
      .filter((box) => box.page === page)
      .map((box) => ({ ...box, quote: index, active: index === chosen?.at })),
  )

/** The page on which a quote is drawn: where its box is, else where it was read. */
export const pageOf = (quote: Quote, boxes: EvidenceAnswer['boxes']): number => boxes[quoteKey(quote)]?.[0]?.page ?? quote.page

const longestSpoken = 160

/** What somebody hears who cannot see the box. */
export const inWords = (chosen: Chosen, { hasPages, boxes }: { hasPages: boolean; boxes: EvidenceAnswer['boxes'] }): string => {
  const quote = chosen.quotes[chosen.at]
  if (!quote) return ''
  const which = chosen.quotes.length > 1 ? `Quote ${chosen.at + 1} of ${chosen.quotes.length}` : 'One quote'
  const where = hasPages ? `on page ${pageOf(quote, boxes)}` : 'in the text'
  const words = quote.quote.length > longestSpoken ? `${quote.quote.slice(0, longestSpoken)}…` : quote.quote
  return `${which} for ${chosen.label}, ${where}: “${words.replaceAll(/\s+/g, ' ')}”`
}
