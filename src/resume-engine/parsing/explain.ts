import type { ReadDocument } from '#src/ports/document-reader.ts'
import { type ExplainedPiece, explainPieces } from './entries/explain.ts'
import { readInOneGender } from './one-gender.ts'
import { personIn, placeIn } from './resume-facts.ts'
import { rowsOf } from './rows.ts'

/** Why the pieces of a resume's entries were taken for titles, employers, dates … exactly as its facts were read. */
export const explainReading = (document: ReadDocument): ExplainedPiece[] =>
  readInOneGender(document, (given) => {
    const { open } = personIn(given)
    const shown = placeIn(given.text, open.original)
    return explainPieces(open.document.text, rowsOf(open.document)).map((piece) => ({ ...piece, quote: shown(piece.quote) }))
  })

/** Reasons of a piece that are printed; the others are summed up. */
const mostReasons = 8

const signed = (weight: number) => `${weight < 0 ? '-' : '+'}${Math.abs(weight).toFixed(2)}`

/** The explanation as lines of text. */
export const explanationLines = (pieces: ExplainedPiece[]): string[] =>
  pieces.flatMap(({ quote, label, confidence, next, margin, because, changedTo }) => {
    const others = because.slice(mostReasons)
    const rest = others.reduce((sum, { weight }) => sum + weight, 0)
    return [
      `p. ${quote.page}  ${JSON.stringify(quote.quote.replace(/\s+/g, ' '))}`,
      `    ${label}, confidence ${confidence.toFixed(2)}; ${margin.toFixed(2)} before ${next}`,
      ...because.slice(0, mostReasons).map(({ what, weight }) => `      ${signed(weight)}  ${what}`),
      ...(others.length > 0 ? [`      ${signed(rest)}  ${others.length} others`] : []),
      ...(changedTo ? [`    read as ${changedTo}: a position has one employer and one period`] : []),
    ]
  })
