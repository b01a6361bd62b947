import type { OccupationProfile, TitleMeaning } from '../facts.ts'
import { relatedness } from '../knowledge/related-occupations.ts'
import { termWeight } from '../knowledge/term-rarity.ts'

/** Levels of the occupation code: major group, minor group, occupation. */
export const codeLevels = [2, 4, 7]

/** Vectors are made once per profile or list of terms: one job description is compared with many resumes. */
const kept = <Source extends object, Vector>(make: (source: Source) => Vector) => {
  const vectors = new WeakMap<Source, Vector>()
  return (source: Source): Vector => {
    const known = vectors.get(source)
    if (known) return known
    const vector = make(source)
    vectors.set(source, vector)
    return vector
  }
}

interface Vector {
  values: Map<string, number>
  length: number
}

const vectorOf = (values: Map<string, number>): Vector => {
  let square = 0
  for (const value of values.values()) square += value * value
  return { values, length: Math.sqrt(square) }
}

const cosine = (a: Vector, b: Vector) => {
  if (a.length === 0 || b.length === 0) return 0
  let product = 0
  for (const [key, value] of a.values) {
    const other = b.values.get(key)
    if (other !== undefined) product += value * other
  }
  return product / (a.length * b.length)
}

const knownGroups = new Map<string, string[]>()

/** The groups that an occupation belongs to, cut from its code once: there are a thousand codes and they come back in every resume. */
const groupsOf = (code: string) => {
  const known = knownGroups.get(code)
  if (known) return known
  const groups = codeLevels.map((length) => code.slice(0, length))
  if (knownGroups.size < 5000) knownGroups.set(code, groups)
  return groups
}

const levelVectors = kept((profile: OccupationProfile): Vector[] => {
  const levels = codeLevels.map(() => new Map<string, number>())
  for (const [code, share] of profile) {
    const groups = groupsOf(code)
    for (let level = 0; level < levels.length; level += 1) {
      const shares = levels[level]!
      const group = groups[level]!
      shares.set(group, (shares.get(group) ?? 0) + share)
    }
  }
  return levels.map(vectorOf)
})

/** How alike two fields of work are, from 0 to 1: the mean over the levels of the occupation code. */
export const fieldLikeness = (a: OccupationProfile, b: OccupationProfile) => {
  const other = levelVectors(b)
  return levelVectors(a).reduce((sum, vector, level) => sum + cosine(vector, other[level]!), 0) / codeLevels.length
}

type Terms = readonly (readonly [term: string, count: number])[]

const termVector = kept((terms: Terms): Vector => {
  const weights = new Map<string, number>()
  for (const [term, count] of terms) {
    const weight = termWeight(term, count)
    if (weight > 0) weights.set(term, weight)
  }
  return vectorOf(weights)
})

export interface SharedVocabulary {
  /** Cosine of the weighted terms, from 0 to 1. */
  likeness: number
  /** Terms both use, those that add most first. */
  terms: string[]
}

/** How far two texts use the same words; a word counts by how often it occurs and how few occupations use it. */
export const sharedVocabulary = (a: Terms, b: Terms): SharedVocabulary => {
  const vector = termVector(a)
  const shared: [term: string, product: number][] = []
  // The second is a resume that is seen once: a vector of its own would cost more than the comparison.
  let square = 0
  for (const [term, count] of b) {
    const weight = termWeight(term, count)
    if (weight <= 0) continue
    square += weight * weight
    const other = vector.values.get(term)
    if (other !== undefined) shared.push([term, weight * other])
  }
  shared.sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
  const product = shared.reduce((sum, [, part]) => sum + part, 0)
  return { likeness: product === 0 ? 0 : product / (vector.length * Math.sqrt(square)), terms: shared.map(([term]) => term) }
}

/** By the leading characters of the codes that agree, or the table of related occupations when it sees them nearer. */
const codeLikeness = (a: string, b: string) => {
  if (a.slice(0, 7) === b.slice(0, 7)) return 0.75
  const group =
    a.slice(0, 6) === b.slice(0, 6) ? 0.65 : a.slice(0, 4) === b.slice(0, 4) ? 0.5 : a.slice(0, 2) === b.slice(0, 2) ? 0.2 : 0
  return Math.max(group, relatedness(a, b))
}

/** How alike the work of two titles is, from 0 to 1: 1 in one family, less the further their occupations are apart; null when unknown. */
export const titleLikeness = (a: TitleMeaning, b: TitleMeaning): number | null => {
  if (a.family !== null && a.family === b.family) return 1
  if (a.occupations.length === 0 || b.occupations.length === 0) return null
  let most = 0
  for (const one of a.occupations) for (const other of b.occupations) most = Math.max(most, codeLikeness(one, other))
  return most
}
