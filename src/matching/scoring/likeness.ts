import type { OccupationProfile, TitleMeaning } from '../facts.ts'
import { relatedness } from '../knowledge/related-occupations.ts'
import { termWeight } from '../knowledge/term-rarity.ts'

/** Levels of the occupation code: major group, minor group, occupation. */
const codeLevels = [2, 4, 7]

const sharesAt = (profile: OccupationProfile, length: number) => {
  const shares = new Map<string, number>()
  for (const [code, share] of profile) {
    const group = code.slice(0, length)
    shares.set(group, (shares.get(group) ?? 0) + share)
  }
  return shares
}

const cosine = (a: Map<string, number>, b: Map<string, number>) => {
  let product = 0
  let squareA = 0
  let squareB = 0
  for (const [key, value] of a) {
    product += value * (b.get(key) ?? 0)
    squareA += value * value
  }
  for (const value of b.values()) squareB += value * value
  return product === 0 ? 0 : product / Math.sqrt(squareA * squareB)
}

/** How alike two fields of work are, from 0 to 1: the mean over the levels of the occupation code. */
export const fieldLikeness = (a: OccupationProfile, b: OccupationProfile) =>
  codeLevels.reduce((sum, length) => sum + cosine(sharesAt(a, length), sharesAt(b, length)), 0) / codeLevels.length

type Terms = readonly (readonly [term: string, count: number])[]

const weighted = (terms: Terms) => {
  const weights = new Map<string, number>()
  for (const [term, count] of terms) {
    const weight = termWeight(term, count)
    if (weight > 0) weights.set(term, weight)
  }
  return weights
}

export interface SharedVocabulary {
  /** Cosine of the weighted terms, from 0 to 1. */
  cosine: number
  /** Terms both use, those that add most first. */
  terms: string[]
}

/** How far two texts use the same words; a word counts by how often it occurs and how few occupations use it. */
export const sharedVocabulary = (a: Terms, b: Terms): SharedVocabulary => {
  const weightsA = weighted(a)
  const weightsB = weighted(b)
  const shared: [string, number][] = []
  for (const [term, weight] of weightsA) {
    const other = weightsB.get(term)
    if (other) shared.push([term, weight * other])
  }
  shared.sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
  return { cosine: cosine(weightsA, weightsB), terms: shared.map(([term]) => term) }
}

/** By the leading characters of the codes that agree, or the table of related occupations when it sees them nearer. */
const codeLikeness = (a: string, b: string) => {
  if (a.slice(0, 7) === b.slice(0, 7)) return 0.9
  const group =
    a.slice(0, 6) === b.slice(0, 6) ? 0.7 : a.slice(0, 4) === b.slice(0, 4) ? 0.5 : a.slice(0, 2) === b.slice(0, 2) ? 0.2 : 0
  return Math.max(group, relatedness(a, b))
}

/** How alike the work of two titles is, from 0 to 1: 1 in one family, less the further their occupations are apart; null when unknown. */
export const titleLikeness = (a: TitleMeaning, b: TitleMeaning): number | null => {
  if (a.family !== null && a.family === b.family) return 1
  if (a.occupations.length === 0 || b.occupations.length === 0) return null
  return Math.max(...a.occupations.flatMap((one) => b.occupations.map((other) => codeLikeness(one, other))))
}
