import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OccupationProfile } from '../facts.ts'
import { termWeight } from './term-rarity.ts'
import { titleMeaning } from './titles.ts'

interface Telling {
  weight: number
  /** Number of an occupation and weight of the term in it, by turns. */
  pairs: Uint16Array | undefined
}

interface OccupationData {
  codes: string[]
  numbers: Map<string, number>
  names: Map<string, string>
  /** Occupation numbers and weights by term, as the file has them. */
  postings: Map<string, string>
  /** The terms met so far, their lines read. */
  told: Map<string, Telling>
}

let data: OccupationData | undefined

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dir, file), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)

const load = (): OccupationData => {
  if (data) return data
  const names = new Map(linesOf('occupations.tsv').map((line) => line.split('\t') as [string, string]))
  const postings = new Map<string, string>()
  for (const line of linesOf('occupation-terms.tsv')) {
    const tab = line.indexOf('\t')
    postings.set(line.slice(0, tab), line.slice(tab + 1))
  }
  const codes = [...names.keys()]
  data = { codes, numbers: new Map(codes.map((code, number) => [code, number])), names, postings, told: new Map() }
  return data
}

/** Numbers to the base of 36, set apart by single spaces. Read letter by letter: a resume needs a few thousand of them. */
const numbersIn = (line: string): Uint16Array => {
  const numbers = new Uint16Array(line.length)
  let count = 0
  let number = 0
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if (code === 32) {
      numbers[count++] = number
      number = 0
    } else number = number * 36 + (code < 58 ? code - 48 : code - 87)
  }
  numbers[count++] = number
  return numbers.slice(0, count)
}

/** What a term says: its weight when it stands once, and the occupations that use it. Null for a term that tells nothing. */
const tellingOf = (occupations: OccupationData, term: string): Telling | null => {
  const known = occupations.told.get(term)
  if (known) return known
  const weight = termWeight(term, 1)
  if (weight === 0) return null
  const telling = { weight, pairs: postingsOf(occupations, term) }
  occupations.told.set(term, telling)
  return telling
}

const postingsOf = ({ postings }: OccupationData, term: string): Uint16Array | undefined => {
  const line = postings.get(term)
  return line === undefined ? undefined : numbersIn(line)
}

/** How steeply likeness turns into shares; how much of a profile the newest titles tell, where they tell anything. */
const steepness = 3
const titleShare = 1 / 3
const titlesHeard = 3
const mostOccupations = 48

/** Cosine of the terms with those of each occupation, by occupation number. */
const likeness = (occupations: OccupationData, terms: readonly (readonly [string, number])[]) => {
  const sums = new Float64Array(occupations.codes.length)
  let square = 0
  for (const [term, count] of terms) {
    const telling = tellingOf(occupations, term)
    if (telling === null) continue
    const weight = count * telling.weight
    square += weight * weight
    const { pairs } = telling
    if (pairs) for (let i = 0; i < pairs.length; i += 2) sums[pairs[i]!]! += weight * pairs[i + 1]!
  }
  const length = Math.sqrt(square) * 999 || 1
  for (let i = 0; i < sums.length; i += 1) sums[i]! /= length
  return sums
}

/** The value that `count` of the values reach, none of them negative: cheaper than sorting a thousand for each document. */
const nthLargest = (values: Float64Array, count: number) => {
  const largest = new Float64Array(count)
  for (const value of values) {
    if (value <= largest[0]!) continue
    let at = 0
    for (; at + 1 < count && largest[at + 1]! < value; at += 1) largest[at] = largest[at + 1]!
    largest[at] = value
  }
  return largest[0]!
}

/**
 * Which occupations the words of a text speak of, helped by the titles it names (the most telling first). The same words always
 * give the same profile; empty when no word tells anything.
 */
export const occupationProfile = (
  terms: readonly (readonly [string, number])[],
  titles: readonly string[] = [],
): OccupationProfile => {
  const occupations = load()
  const like = likeness(occupations, terms)
  const least = Math.max(nthLargest(like, mostOccupations), Number.MIN_VALUE)
  const numbers: number[] = []
  for (let number = 0; number < like.length; number += 1) if (like[number]! >= least) numbers.push(number)
  const words = numbers.reduce((total, number) => total + like[number]! ** steepness, 0)
  const told = ofTitles(titles)
  const wordShare = told.size > 0 ? 1 - titleShare : 1
  const shares = new Map<string, number>()
  for (const number of numbers) shares.set(occupations.codes[number]!, (wordShare * like[number]! ** steepness) / words)
  if (words > 0) for (const [code, share] of told) shares.set(code, (shares.get(code) ?? 0) + titleShare * share)
  return [...shares]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostOccupations)
    .map(([code, share]): [string, number] => [code, Math.round(share * 10_000) / 10_000])
    .filter(([, share]) => share > 0)
}

/** What the newest titles mean, each as much as the others; empty when none is known. */
const ofTitles = (titles: readonly string[]): Map<string, number> => {
  const meanings = titles.slice(0, titlesHeard).flatMap((title) => {
    const { occupations, shares = [] } = titleMeaning(title)
    return occupations.length > 0 ? [occupations.map((code, place): [string, number] => [code, shares[place]!])] : []
  })
  const told = new Map<string, number>()
  for (const meaning of meanings)
    for (const [code, share] of meaning) told.set(code, (told.get(code) ?? 0) + share / meanings.length)
  return told
}

/** The name of an occupation: '13-2011.00' → "Accountants and Auditors". */
export const occupationName = (code: string): string | undefined => load().names.get(code)

/** How much a word speaks of one occupation. */
export const votesFor = (code: string): ((term: string) => number) => {
  const occupations = load()
  const number = occupations.numbers.get(code)
  return (term) => {
    const telling = tellingOf(occupations, term)
    if (!telling?.pairs) return 0
    for (let i = 0; i < telling.pairs.length; i += 2)
      if (telling.pairs[i] === number) return telling.weight * telling.pairs[i + 1]!
    return 0
  }
}

/** How much words speak of an occupation beside the one that they speak of most, from 0 to 1. */
export const speakingOf = (terms: readonly string[]): ((code: string) => number) => {
  const occupations = load()
  const like = likeness(
    occupations,
    terms.map((term): [string, number] => [term, 1]),
  )
  const most = like.reduce((top, one) => Math.max(top, one), 0)
  return (code) => {
    const number = occupations.numbers.get(code)
    return number === undefined || most === 0 ? 0 : like[number]! / most
  }
}
