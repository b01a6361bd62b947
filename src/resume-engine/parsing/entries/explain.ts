import type { Quote } from '../../facts.ts'
import { quoteAt } from '../quotes.ts'
import type { Row } from '../row.ts'
import { type EntryModel, entryModel } from './entry-model.ts'
import { fieldOfLabel, type Label, labelCount, labels, numberOfLabel, partOf } from './labels.ts'
import { bestLabels, bestScores } from './linear-chain.ts'
import { chainOf, labelled } from './read-entries.ts'
import { nameOfFeature } from './templates.ts'

/** Why a piece of a line was taken for what it was taken for, as a sum: `margin` = all of `because` together. */
export interface ExplainedPiece {
  quote: Quote
  /** What the model takes it for. */
  label: Label
  /** From 0 to 1. */
  confidence: number
  /** What it would be taken for otherwise: the label of another kind under which the whole document scores next best. */
  next: Label
  /** How much worse the best reading of the whole document with `next` scores. */
  margin: number
  /** What speaks for `label` against `next`, negative for what speaks against it, the weightiest first. */
  because: Reason[]
  /** What a rule made of it afterwards, since a position has one employer and one period; absent where none did. */
  changedTo?: Label
}

export interface Reason {
  /** "words=title"; the last two sum up the other pieces of its column, and the pieces before and after it. */
  what: string
  weight: number
}

const [ofColumn, ofNeighbours] = ['other pieces that stand alike', 'pieces before and after']

/** Explains every piece that is a heading or belongs to an entry, in reading order. The same document always gives the same answer. */
export const explainPieces = (text: string, rows: Row[], model: EntryModel = entryModel()): ExplainedPiece[] => {
  const { weights } = model
  const chain = chainOf(text, rows, model)
  const { positions, together } = chain
  const best = bestLabels(weights, positions, together)
  const scores = bestScores(weights, positions, together)
  return labelled(chain, model).flatMap(({ piece, label: final, confidence }, at): ExplainedPiece[] => {
    const own = best[at]!
    const label = labels[own]!
    if (!isTold(label) && !isTold(final)) return []
    const next = nextOf(scores, at, own)
    const because = Array.from(positions[at]!.features, (feature) => ({
      what: nameOfFeature(feature),
      weight: weights.state[feature * labelCount + own]! - weights.state[feature * labelCount + next]!,
    }))
    const ofFeatures = because.reduce((sum, { weight }) => sum + weight, 0)
    const ofPiece = together[at * labelCount + own]! - together[at * labelCount + next]!
    const margin = scores[at * labelCount + own]! - scores[at * labelCount + next]!
    because.push({ what: ofColumn, weight: ofPiece - ofFeatures }, { what: ofNeighbours, weight: margin - ofPiece })
    return [
      {
        quote: quoteAt(text, piece.row.page, piece.start, piece.end),
        label,
        confidence,
        next: labels[next]!,
        margin,
        because: because
          .filter(({ weight }) => weight !== 0)
          .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.what < b.what ? -1 : 1)),
        ...(final !== label && { changedTo: final }),
      },
    ]
  })
}

const isTold = (label: Label) => partOf(label) !== null || label.startsWith('heading')

/** The label of another kind under which everything scores best; of equals the first. */
const nextOf = (scores: Float64Array, at: number, own: number): number => {
  const field = fieldOfLabel(labels[own]!)
  return labels
    .filter((label) => fieldOfLabel(label) !== field)
    .map(numberOfLabel)
    .reduce((best, label) => (scores[at * labelCount + label]! > scores[at * labelCount + best]! ? label : best))
}
