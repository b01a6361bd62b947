import { titleWordsOf } from '#src/resume-engine/taxonomy/title-tokens.ts'
import { normScale, wordWeight } from '#src/resume-engine/taxonomy/title-words.ts'
import { commonTitles } from './common-titles.ts'
import type { Table } from './table.ts'

type Shares = Map<string, number>

/** Titles by their words, with what each is a title of and how often. */
type Titles = Map<string, Shares>

const add = (titles: Titles, title: string, code: string, weight: number) => {
  const key = titleWordsOf(title).toSorted().join(' ')
  if (!key) return
  const shares = titles.get(key) ?? new Map<string, number>()
  shares.set(code, (shares.get(code) ?? 0) + weight)
  titles.set(key, shares)
}

/** How much a title counts by where it stands: many occupations report a title that is the name of one of them. */
const weights = { common: 40, name: 12, reported: 2, alternate: 1 }

const socTitles = (table: Table): Titles => {
  const occupations = new Set(table('occupations').map(({ code }) => code!))
  const titles: Titles = new Map()
  for (const { code, title } of table('occupations')) {
    add(titles, title!, code!, weights.name)
    for (const part of title!.split(/,? and |, /)) add(titles, part, code!, weights.alternate)
  }
  for (const { code, alternate_title: title } of table('occupation-titles')) {
    add(titles, title!, code!, weights.alternate)
    const bracket = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(title!)
    if (bracket) for (const part of bracket.slice(1)) add(titles, part!, code!, weights.alternate)
  }
  for (const { title, codes } of table('titles'))
    for (const code of codes!.split('|')) if (occupations.has(code)) add(titles, title!, code, weights.reported)
  for (const { codes, title } of commonTitles)
    for (const [place, code] of codes.entries()) add(titles, title, code, weights.common / (place + 1))
  return titles
}

const mostMeanings = 4

const normalised = (shares: Shares): Shares => {
  const ordered = [...shares].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, mostMeanings)
  const sum = ordered.reduce((total, [, share]) => total + share, 0)
  return new Map(ordered.map(([code, share]) => [code, share / sum]))
}

/** Postings over the titles of one table, to see which of them are nearest to others. */
const indexOf = (titles: Titles) => {
  const keys = [...titles.keys()].map((key) => key.split(' '))
  const meanings = [...titles.values()].map(normalised)
  const postings = new Map<string, number[]>()
  for (const [number, words] of keys.entries())
    for (const word of words) {
      const numbers = postings.get(word)
      if (numbers) numbers.push(number)
      else postings.set(word, [number])
    }
  const weightOf = (word: string) => wordWeight(keys.length, postings.get(word)!.length)
  const norms = keys.map((words) => Math.sqrt(words.reduce((sum, word) => sum + weightOf(word), 0)))
  return { keys, meanings, postings, weightOf, norms }
}

const steepness = 8

/** What the titles of an ISCO group mean, by the O*NET titles that their English labels are nearest to. */
const meaningsOfGroups = (table: Table, soc: Titles): Map<string, Shares> => {
  const { meanings, postings, weightOf, norms } = indexOf(soc)
  const groups = new Map<string, Shares>()
  for (const { title, codes } of table('titles')) {
    const group = codes!.split('|').find((code) => code.startsWith('ISCO-'))
    if (!group) continue
    const words = titleWordsOf(title!)
    const products = new Map<number, number>()
    let square = 0
    for (const word of words) {
      const found = postings.get(word)
      const weight = found ? weightOf(word) : Math.log(2000) ** 2
      square += weight
      for (const one of found ?? []) products.set(one, (products.get(one) ?? 0) + weight)
    }
    const votes: Shares = new Map()
    for (const [one, product] of products) {
      const likeness = product / (Math.sqrt(square) * norms[one]!)
      if (likeness < 0.5) continue
      for (const [code, share] of meanings[one]!) votes.set(code, (votes.get(code) ?? 0) + likeness ** steepness * share)
    }
    if (votes.size === 0) continue
    const shares = groups.get(group) ?? new Map<string, number>()
    for (const [code, share] of normalised(votes)) shares.set(code, (shares.get(code) ?? 0) + share)
    groups.set(group, shares)
  }
  return new Map([...groups].map(([group, shares]) => [group, normalised(shares)]))
}

const varints = (numbers: readonly number[]): number[] => {
  const bytes: number[] = []
  let last = 0
  for (const number of numbers) {
    let difference = number - last
    last = number
    for (; difference > 127; difference >>>= 7) bytes.push((difference & 127) | 128)
    bytes.push(difference)
  }
  return bytes
}

const labelsOf = (title: string) =>
  title
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * `title-words.bin`: every title of O*NET and of ESCO (English, French, Spanish, Portuguese, Dutch) by its words, with the O*NET occupations
 * that it stands for. Order of the file: `knowledge/title-words.ts`.
 */
export const buildTitleWords = (table: Table): Uint8Array => {
  const titles = socTitles(table)
  const groups = meaningsOfGroups(table, titles)
  const esco = (title: string, group: string) => {
    const meaning = groups.get(group)
    const key = titleWordsOf(title).toSorted().join(' ')
    // what O*NET knows under the very same words is not made vaguer
    if (!meaning || !key || known.has(key)) return
    const shares = titles.get(key) ?? new Map<string, number>()
    for (const [code, share] of meaning) shares.set(code, (shares.get(code) ?? 0) + share)
    titles.set(key, shares)
  }
  const known = new Set(titles.keys())
  for (const { title, codes } of table('titles')) {
    const group = codes!.split('|').find((code) => code.startsWith('ISCO-'))
    if (group) esco(title!, group)
  }
  for (const { title, code } of table('titles-multilingual')) for (const label of labelsOf(title!)) esco(label, code!)
  const ordered = new Map([...titles].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const { keys, postings, norms } = indexOf(ordered)
  const meaningLines = new Map<string, number>()
  const sets = [...ordered.values()].map((shares) => {
    const line = [...normalised(shares)].map(([code, share]) => `${code}:${Math.round(share * 100)}`).join(' ')
    const number = meaningLines.get(line) ?? meaningLines.size
    meaningLines.set(line, number)
    return number
  })
  const encoder = new TextEncoder()
  const words = [...postings.keys()]
    .map((word) => ({ word, bytes: encoder.encode(word) }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes))
  const wordStarts = [0]
  const postingStarts = [0]
  const text: number[] = []
  const lists: number[] = []
  for (const { word, bytes } of words) {
    for (const byte of bytes) text.push(byte)
    wordStarts.push(text.length)
    for (const byte of varints(postings.get(word)!)) lists.push(byte)
    postingStarts.push(lists.length)
  }
  const meanings = encoder.encode([...meaningLines.keys()].join('\n'))
  if (meaningLines.size > 65_535) throw new Error(`${meaningLines.size} meanings of titles do not fit into two bytes`)
  const parts = [
    new Uint32Array([words.length, keys.length, text.length, lists.length, meanings.length]),
    new Uint32Array(wordStarts),
    new Uint32Array(postingStarts),
    new Uint16Array(norms.map((norm) => Math.round(norm * normScale))),
    new Uint16Array(sets),
    new Uint8Array(text),
    new Uint8Array(lists),
    meanings,
  ]
  return Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)))
}
