import type { OccupationProfile, ResumeFacts } from '../facts.ts'
import { termWeight } from '../taxonomy/term-rarity.ts'

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

/** How far an occupation agrees with a profile, level by level: what a share of it adds to the likeness. */
export const agreement = (code: string, profile: OccupationProfile) => {
  const groups = groupsOf(code)
  return levelVectors(profile).reduce(
    (sum, { values, length }, level) => sum + (values.get(groups[level]!) ?? 0) / (length || 1),
    0,
  )
}

type Terms = readonly (readonly [term: string, count: number])[]

/** How often a word of a job description counts: each further time less, as a text that says it over and over asks for nothing more. */
export const timesAsked = (count: number) => Math.log2(1 + count)

const termVector = kept((terms: Terms): Vector => {
  const weights = new Map<string, number>()
  for (const [term, count] of terms) {
    const weight = termWeight(term, timesAsked(count))
    if (weight > 0) weights.set(term, weight)
  }
  return vectorOf(weights)
})

export interface WordsInCommon {
  /** From 0 to 1. */
  likeness: number
  /** Terms both use with what each adds, those that add most first. */
  terms: (readonly [term: string, adds: number])[]
}

/** How much of what a resume says outside positions and projects counts; where no position could be read, of all it says. */
export const [elsewhere, unplaced] = [0.5, 0.8]

/**
 * So long as the words of a short resume that the job description does not use: three of four resumes have more. Up to here telling more
 * costs nothing; who tells more than that is compared by what share of it is this work, or the longest resume would always be the nearest.
 */
const otherWords = 30

/** How often a term counts: in full at work, by half elsewhere. Whole numbers, to be multiplied by `scale`. */
export const countsOf = ({ terms, termsAtWork }: Pick<ResumeFacts, 'terms' | 'termsAtWork'>) => {
  const isPlaced = termsAtWork?.some((count) => count > 0) ?? false
  return {
    counts: terms.map(([, count], place) => count + (isPlaced ? (termsAtWork?.[place] ?? 0) : 0)),
    scale: isPlaced ? elsewhere : unplaced,
  }
}

/** The square of the length of all words of a resume, as `likenessOf` takes it. */
export const squareOf = ({ terms, termsAtWork }: Pick<ResumeFacts, 'terms' | 'termsAtWork'>) => {
  const { counts, scale } = countsOf({ terms, termsAtWork })
  return terms.reduce((sum, [term], place) => sum + termWeight(term, counts[place]! * scale) ** 2, 0)
}

/**
 * The likeness from the sum of products with the job description's vector of length one, the sum of squares of what is in common, and that
 * of all the resume says.
 */
export const likenessOf = (product: number, common: number, all: number) =>
  product / Math.sqrt(common + Math.max(otherWords ** 2, all - common))

/**
 * How far a resume uses the words in which a job description tells of the work; a word counts by how often it occurs, where, and how few
 * occupations use it. More words in common never make it less; of other words only those beyond a usual length do.
 */
export const wordsInCommon = (asked: Terms, facts: Pick<ResumeFacts, 'terms' | 'termsAtWork'>): WordsInCommon => {
  const vector = termVector(asked)
  const { counts, scale } = countsOf(facts)
  const shared: [term: string, product: number][] = []
  let all = 0
  let square = 0
  for (const [place, [term]] of facts.terms.entries()) {
    const weight = termWeight(term, counts[place]! * scale)
    all += weight * weight
    const other = vector.values.get(term)
    if (other === undefined) continue
    square += weight * weight
    shared.push([term, weight * other])
  }
  shared.sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
  const product = shared.reduce((sum, [, part]) => sum + part, 0)
  return {
    likeness: product === 0 ? 0 : likenessOf(product / vector.length, square, all),
    terms: shared,
  }
}
