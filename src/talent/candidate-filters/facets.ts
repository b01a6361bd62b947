import { type Bits, eachBit, inAll } from './bits.ts'
import type { CandidateIndex } from './candidate-index.ts'
import { asCompared, type Category, categories, type Filters, jobTypes } from './filters.ts'
import type { Selection } from './selection.ts'
import type { Column } from './value-columns.ts'

export interface FacetValue {
  value: string
  /** How many there would be with this value chosen, and the filters of the other categories as they are. */
  count: number
}

export interface Facet {
  /** Most often written first: 'C' is part of many a value, and stands where those who write just that put it. Chosen ones are never left out. */
  values: FacetValue[]
  /** How many different values fit, those left out too. */
  total: number
}

export type Facets = Record<Category, Facet>

export interface FacetOptions {
  /** Most values of each category. */
  limit: number
  only?: readonly Category[]
  /** Only values that hold these letters. */
  find?: string
}

/** The values of each category among those who fit all the other categories. */
export function countFacets(index: CandidateIndex, { base, byCategory }: Selection, filters: Filters, options: FacetOptions) {
  const facets = {} as Facets
  for (const category of options.only ?? categories) {
    const others = [...byCategory].filter(([name]) => name !== category).map(([, bits]) => bits)
    const among = inAll([base, ...others])
    facets[category] =
      category === 'jobType'
        ? countJobTypes(index, among)
        : countValues(index.columns[category], among, filters[category] ?? [], options)
  }
  return facets
}

function countJobTypes(index: CandidateIndex, among: Bits): Facet {
  const counts = jobTypes.map(() => 0)
  eachBit(among, (place) => {
    const type = index.jobTypeAt(place)
    if (type !== null) counts[type]! += 1
  })
  return { values: jobTypes.map((value, at) => ({ value, count: counts[at]! })), total: jobTypes.length }
}

function countValues(
  { dictionary, lists: { pool, starts, lengths } }: Column,
  among: Bits,
  chosen: readonly string[],
  { limit, find }: FacetOptions,
): Facet {
  // First how often each value is written, to know which are worth showing.
  const written = new Uint32Array(dictionary.size)
  eachBit(among, (place) => {
    for (let at = starts[place]!, end = at + lengths[place]!; at < end; at += 1) written[dictionary.first(pool[at]!)]! += 1
  })
  const allowed = find?.trim()
    ? new Set(dictionary.having({ text: asCompared(find), at: 'anywhere' }).map((number) => dictionary.first(number)))
    : written.keys()
  const present: number[] = []
  for (const number of allowed) if (written[number]! > 0) present.push(number)
  const frequent = most(present, written, limit)
  const shown = frequent.map((number): [string, string] => [dictionary.compared(number), dictionary.written(number)])
  for (const value of chosen) {
    const compared = asCompared(value)
    const same = frequent.findIndex((number) => dictionary.is(number, compared))
    if (same < 0) shown.push([compared, value])
    // of both forms of a title the one that the person chose
    else if (shown[same]![0] !== compared) shown[same] = [compared, value]
  }
  return { values: countChosen({ dictionary, pool, starts, lengths }, among, shown), total: present.length }
}

/** The `limit` most frequent of the numbers. */
function most(numbers: number[], written: Uint32Array, limit: number) {
  // What is as frequent as the last of them is cut off by its number: a value that was met earlier stays.
  return numbers.sort((a, b) => written[b]! - written[a]! || a - b).slice(0, limit)
}

interface Lists {
  dictionary: Column['dictionary']
  pool: Uint32Array
  starts: Uint32Array
  lengths: Uint16Array
}

/** A value chosen fits all values that hold its letters, so 'Java' also counts whoever has only 'JavaScript'. */
function countChosen({ dictionary, pool, starts, lengths }: Lists, among: Bits, shown: [compared: string, written: string][]) {
  const counts = new Uint32Array(shown.length)
  const lastSeen = new Int32Array(shown.length).fill(-1)
  const groups: number[][] = [[]]
  const groupOf = new Uint32Array(dictionary.size)
  for (const [at, [compared]] of shown.entries())
    for (const number of dictionary.having({ text: compared, at: 'anywhere' })) {
      if (groupOf[number] === 0) groupOf[number] = groups.push([]) - 1
      groups[groupOf[number]!]!.push(at)
    }
  eachBit(among, (place) => {
    for (let at = starts[place]!, end = at + lengths[place]!; at < end; at += 1) {
      const group = groupOf[pool[at]!]!
      if (group === 0) continue
      for (const value of groups[group]!)
        if (lastSeen[value] !== place) {
          lastSeen[value] = place
          counts[value]! += 1
        }
    }
  })
  return shown.map(([, value], at) => ({ value, count: counts[at]! }))
}
