import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEnglish } from './title-lexicon.ts'
import { titleWordsOf } from './title-tokens.ts'

/** An occupation and how likely it is meant, the likeliest first; the shares sum to 1 at most. */
export type LikelyOccupations = [code: string, share: number][]

interface TitleWords {
  bytes: Uint8Array
  wordStarts: Uint32Array
  wordText: number
  postingStarts: Uint32Array
  postings: number
  norms: Uint16Array
  sets: Uint16Array
  /** What titles stand for, by number. */
  meanings: LikelyOccupations[]
  titleCount: number
}

/** Norms are kept as whole numbers, so many to one. */
export const normScale = 256

let data: TitleWords | undefined

/** The file as `build-knowledge/title-words.ts` writes it: a head of five numbers, tables of numbers, then words and postings. */
const load = (): TitleWords => {
  if (data) return data
  const file = readFileSync(join(import.meta.dir, 'title-words.bin'))
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
  const head = new Uint32Array(bytes.slice(0, 20).buffer)
  const [wordCount, titleCount, textBytes, postingBytes, meaningBytes] = head as unknown as [
    number,
    number,
    number,
    number,
    number,
  ]
  let at = 20
  const numbers = <Kind>(Type: new (buffer: ArrayBuffer) => Kind, length: number, size: number): Kind => {
    const part = new Type(bytes.slice(at, at + length * size).buffer as ArrayBuffer)
    at += length * size
    return part
  }
  const wordStarts = numbers(Uint32Array, wordCount + 1, 4)
  const postingStarts = numbers(Uint32Array, wordCount + 1, 4)
  const norms = numbers(Uint16Array, titleCount, 2)
  const sets = numbers(Uint16Array, titleCount, 2)
  const wordText = at
  const postings = wordText + textBytes
  const from = postings + postingBytes
  const meanings = new TextDecoder()
    .decode(bytes.subarray(from, from + meaningBytes))
    .split('\n')
    .map((line) =>
      line.split(' ').map((part): [string, number] => {
        const [code, share] = part.split(':')
        return [code!, Number(share) / 100]
      }),
    )
  data = { bytes, wordStarts, wordText, postingStarts, postings, norms, sets, meanings, titleCount }
  return data
}

const encoder = new TextEncoder()

/** Number of the word; -1 for one that no title has. Words are in the order of their bytes. */
const numberOf = ({ bytes, wordStarts, wordText }: TitleWords, word: string): number => {
  const sought = encoder.encode(word)
  let low = 0
  let high = wordStarts.length - 2
  while (low <= high) {
    const middle = (low + high) >> 1
    const start = wordText + wordStarts[middle]!
    const length = wordStarts[middle + 1]! - wordStarts[middle]!
    let order = 0
    for (let at = 0; order === 0 && at < Math.min(length, sought.length); at += 1) order = bytes[start + at]! - sought[at]!
    if (order === 0) order = length - sought.length
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Titles with a word: numbers as differences, seven bits to a byte. */
const titlesWith = ({ bytes, postingStarts, postings }: TitleWords, word: number, visit: (title: number) => void): number => {
  const end = postings + postingStarts[word + 1]!
  let title = 0
  let count = 0
  for (let at = postings + postingStarts[word]!; at < end; count += 1) {
    let difference = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at]!
      at += 1
      difference |= (byte & 127) << shift
      if (byte < 128) break
    }
    title += difference
    visit(title)
  }
  return count
}

/** How rare a word of titles is, squared: what it adds to the product of two titles. */
export const wordWeight = (titles: number, withWord: number) => Math.log(1 + titles / withWord) ** 2

/** The likeliest title decides; one that shares half of the words hardly speaks beside one that shares all. */
const steepness = 12
/** Below this likeness the nearest known title says nothing. */
const leastLikeness = 0.4
const mostOccupations = 6
const leastShare = 0.03

let scores: Float32Array | undefined

/**
 * Which occupations a title may mean, by all titles of the public tables that share words with it, whatever the order of their words.
 * Empty when none is near.
 */
export const likelyOccupations = (title: string): LikelyOccupations => {
  const written = titleWordsOf(title)
  if (written.length === 0) return []
  const index = load()
  const words = inEnglish(written, (word) => numberOf(index, word) >= 0)
  scores ??= new Float32Array(index.titleCount)
  const touched: number[] = []
  let square = 0
  for (const word of words) {
    const number = numberOf(index, word)
    if (number < 0) {
      square += unknownWeight
      continue
    }
    const found: number[] = []
    const count = titlesWith(index, number, (one) => found.push(one))
    const weight = wordWeight(index.titleCount, count)
    square += weight
    for (const one of found) {
      if (scores[one] === 0) touched.push(one)
      scores[one]! += weight
    }
  }
  const length = Math.sqrt(square)
  let best = 0
  for (const one of touched) {
    scores[one] = scores[one]! / (length * (index.norms[one]! / normScale))
    best = Math.max(best, scores[one]!)
  }
  const votes = new Map<string, number>()
  for (const one of touched) {
    const likeness = Math.min(1, scores[one]!)
    scores[one] = 0
    if (likeness < best * 0.7) continue
    const vote = likeness ** steepness
    for (const [code, share] of index.meanings[index.sets[one]!]!) votes.set(code, (votes.get(code) ?? 0) + vote * share)
  }
  if (best < leastLikeness) return []
  return inShares(votes)
}

/** What a word counts that no known title has: as much as a rare one. */
const unknownWeight = Math.log(2000) ** 2

/** The likeliest few, with shares that sum to 1, rounded to hundredths. */
export const inShares = (votes: ReadonlyMap<string, number>): LikelyOccupations => {
  const ordered = [...votes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, mostOccupations)
  const sum = ordered.reduce((total, [, vote]) => total + vote, 0)
  return ordered
    .map(([code, vote]): [string, number] => [code, Math.round((vote / sum) * 100) / 100])
    .filter(([, share]) => share >= leastShare)
}
