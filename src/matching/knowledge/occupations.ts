import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OccupationProfile } from '../facts.ts'
import { termRarity } from './term-rarity.ts'
import { type Interval, meaningfulTerms } from './terms.ts'
import { titleOccupations } from './titles.ts'

export interface ProfileHints {
  /** Job titles held or advertised, the most telling first. */
  titles?: string[]
  /** Parts of the text that must not take part: names, addresses, schools. */
  without?: readonly Interval[]
}

interface OccupationData {
  codes: string[]
  names: Map<string, string>
  /** Occupation numbers and weights by term; a line is split into numbers when its term is first met. */
  postings: Map<string, string | Uint16Array>
}

let data: OccupationData | undefined

const linesOf = (file: string) => readFileSync(join(import.meta.dir, file), 'utf8').split('\n').slice(1).filter(Boolean)

const load = (): OccupationData => {
  if (data) return data
  const names = new Map(linesOf('occupations.tsv').map((line) => line.split('\t') as [string, string]))
  const postings = new Map<string, string | Uint16Array>()
  for (const line of linesOf('occupation-terms.tsv')) {
    const tab = line.indexOf('\t')
    postings.set(line.slice(0, tab), line.slice(tab + 1))
  }
  data = { codes: [...names.keys()], names, postings }
  return data
}

const postingsOf = ({ postings }: OccupationData, term: string): Uint16Array | undefined => {
  const known = postings.get(term)
  if (typeof known !== 'string') return known
  const numbers = Uint16Array.from(known.split(' '), (number) => Number.parseInt(number, 36))
  postings.set(term, numbers)
  return numbers
}

/** How steeply likeness turns into shares, and how much the titles held add to what the words say. */
const steepness = 40
const titleWeights = [0.1, 0.05, 0.03]
const mostOccupations = 24

/** Cosine of the text's terms with each occupation's, by occupation number. */
const likeness = (occupations: OccupationData, terms: readonly (readonly [string, number])[]) => {
  const sums = new Float64Array(occupations.codes.length)
  let square = 0
  for (const [term, count] of terms) {
    const weight = (1 + Math.log(count)) * termRarity(term)
    if (weight === 0) continue
    square += weight * weight
    const pairs = postingsOf(occupations, term)
    if (pairs) for (let i = 0; i < pairs.length; i += 2) sums[pairs[i]!]! += weight * pairs[i + 1]!
  }
  const length = Math.sqrt(square) * 999 || 1
  for (let i = 0; i < sums.length; i += 1) sums[i]! /= length
  return sums
}

/** Which occupations a text speaks of. The same text always gives the same profile; empty when no word tells anything. */
export const occupationProfile = (text: string, { titles = [], without = [] }: ProfileHints = {}): OccupationProfile => {
  const occupations = load()
  const like = likeness(occupations, meaningfulTerms(text, without))
  for (const [place, title] of titles.slice(0, titleWeights.length).entries()) {
    const codes = titleOccupations(title)
    for (const code of codes) {
      const number = occupations.codes.indexOf(code)
      if (number >= 0) like[number]! += titleWeights[place]! / codes.length
    }
  }
  const highest = like.reduce((most, value) => Math.max(most, value), 0)
  if (highest === 0) return []
  const shares = Array.from(like, (value, number): [number, number] => [number, Math.exp((value - highest) * steepness)])
  const largest = shares.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostOccupations)
  const sum = largest.reduce((total, [, share]) => total + share, 0)
  return largest.map(([number, share]) => [occupations.codes[number]!, Math.round((share / sum) * 10_000) / 10_000])
}

/** The name of an occupation: '13-2011.00' → "Accountants and Auditors". */
export const occupationName = (code: string): string | undefined => load().names.get(code)
