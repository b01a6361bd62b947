import { LruMap } from '#src/shared/lru-map.ts'
import type { ListedCandidate, ListedFields } from '../ports.ts'
import { type Bits, clearBit, countBits, hasBit, inAll, noBits, setBit } from './bits.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { createFieldColumns, type IndexedValue } from './field-columns.ts'
import type { FieldCondition } from './field-conditions.ts'
import { asCompared, type Category, categories, type Filters, jobTypeOf, jobTypes, type ListCategory, listOf } from './filters.ts'
import { createIdentities } from './identities.ts'
import { createOrder } from './orders.ts'
import { identityOf, orBeginning, type Term } from './search-terms.ts'
import { createValueLists, grown, type ValueLists } from './value-lists.ts'

export interface IndexQuery {
  filters: Filters
  terms: readonly Term[]
  /** Words that begin one of the name or the address. */
  names?: readonly Term[]
  /** What is asked of fields of the workspace. */
  fields?: readonly FieldCondition[]
  /** Only those that came at or after, or before this instant, in milliseconds. */
  since?: number
  before?: number
}

/** Orders of the list. 'rank' goes by the place among everybody ranked for the same position. */
export const sortings = ['match', 'newest', 'experience', 'name', 'rank'] as const
export type Sorting = (typeof sortings)[number]

export interface WantedPage {
  /** An order of the index, or the places in another order, first to last. */
  sorting: Sorting | Uint32Array
  /** Reverse order; those of whom it is not known stay last. */
  reversed?: boolean
  offset: number
  limit: number
}

/** Letters as a person looks them up: 'Åse' stands beside 'Ase', and case tells nothing. */
const nameKey = (name: string | null) =>
  name
    ? name
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
    : ''

/** Who fits, apart for each reason: sidebar counts leave out the filter of their own category. */
export interface Selection {
  /** By everything but the filters. */
  base: Bits
  byCategory: Map<Category, Bits>
}

const listCategories = ['skills', 'designation', 'degree', 'company_names'] as const satisfies ListCategory[]

/** The values of a category by number, and those of each candidate. */
export interface Column {
  dictionary: Dictionary
  lists: ValueLists
}

const unknownYears = -1

/** Orders by a field that one index remembers. */
const mostArrangements = 4

export type CandidateIndex = ReturnType<typeof createCandidateIndex>

/** The candidates of one workspace, ready to be filtered, searched, counted and put in order. */
export function createCandidateIndex() {
  const columns = Object.fromEntries(
    [...listCategories, 'job_title' as const].map((name) => [
      name,
      { dictionary: createDictionary(name), lists: createValueLists() },
    ]),
  ) as Record<ListCategory | 'job_title', Column>
  const identities = createIdentities()
  const places = new Map<string, number>()
  const ids: string[] = []
  const free: number[] = []
  const jobs = new Map<string, { title: string; places: Set<number> }>()
  const jobOf: string[] = []
  let taken: Bits = noBits(1024)
  let percentages = new Float64Array(1024)
  let confidences = new Float64Array(1024)
  let created = new Float64Array(1024)
  let years = new Int16Array(1024)
  let phones: Bits = noBits(1024)
  const names: string[] = []
  const fieldColumns = createFieldColumns()

  const isTaken = (place: number) => hasBit(taken, place)
  const byId = (a: number, b: number) => (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0)
  const byMatch = (a: number, b: number) => percentages[b]! - percentages[a]! || confidences[b]! - confidences[a]! || byId(a, b)
  const byName = (a: number, b: number) => {
    const [one, other] = [names[a]!, names[b]!]
    if (one === other) return byMatch(a, b)
    return one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1
  }
  const orders = {
    match: createOrder(isTaken, byMatch),
    newest: createOrder(isTaken, (a, b) => created[b]! - created[a]! || byId(a, b)),
    experience: createOrder(isTaken, (a, b) => years[b]! - years[a]! || byMatch(a, b)),
    name: createOrder(isTaken, byName),
  } satisfies Record<Exclude<Sorting, 'rank'>, unknown>
  const isUnknown = (sorting: WantedPage['sorting'], place: number) =>
    sorting === 'match'
      ? percentages[place]! < 0
      : sorting === 'experience'
        ? years[place] === unknownYears
        : sorting === 'name' && names[place] === ''

  let ranked: { from: Uint32Array; ranks: Uint32Array } = { from: new Uint32Array(), ranks: new Uint32Array() }
  /** Places among those of the same position, from 1, by place; made anew when the order by match is another one. */
  const ranks = () => {
    const from = orders.match.places()
    if (from === ranked.from && ranked.ranks.length > 0) return ranked.ranks
    const passed = new Map<string, number>()
    const found = new Uint32Array(percentages.length)
    for (const place of from) {
      const rank = (passed.get(jobOf[place]!) ?? 0) + 1
      passed.set(jobOf[place]!, rank)
      found[place] = rank
    }
    ranked = { from, ranks: found }
    return found
  }
  /** All places by a number of each, the smallest first; those of the same number by match. */
  const arranged = (weights: ArrayLike<number>) =>
    // Sorting keeps the order of what is the same.
    Uint32Array.from([...orders.match.places()].sort((a, b) => weights[a]! - weights[b]!))
  const arrangements = new LruMap<string, { from: Uint32Array; places: Uint32Array }>(mostArrangements)
  /** Remembered while nobody changes: the order by match is another one after every change, also of a value. */
  const arrangedByField = (fieldId: string, by: { choices: readonly string[]; reversed: boolean }) => {
    const key = JSON.stringify([fieldId, by.reversed, by.choices])
    const from = orders.match.places()
    const known = arrangements.get(key)
    if (known?.from === from) return known.places
    const places = fieldColumns.arranged(fieldId, by, from)
    arrangements.set(key, { from, places })
    return places
  }
  const placesIn = (sorting: WantedPage['sorting']) =>
    typeof sorting !== 'string' ? sorting : sorting === 'rank' ? arranged(ranks()) : orders[sorting].places()

  const changed = (place: number) => {
    for (const order of Object.values(orders)) order.changed(place)
  }

  const room = (place: number) => {
    if (place < percentages.length) return
    const length = Math.ceil((place * 1.5) / 32) * 32
    percentages = grown(percentages, length)
    confidences = grown(confidences, length)
    created = grown(created, length)
    years = grown(years, length)
    taken = grown(taken, length / 32)
    phones = grown(phones, length / 32)
    fieldColumns.grow(length)
  }

  const setTitle = (place: number, title: string) =>
    columns.job_title.lists.set(place, title ? [columns.job_title.dictionary.number(title)] : [])

  const forget = (id: string) => {
    const place = places.get(id)
    if (place === undefined) return
    places.delete(id)
    clearBit(taken, place)
    jobs.get(jobOf[place]!)?.places.delete(place)
    for (const { lists } of Object.values(columns)) lists.set(place, [])
    identities.set(place, '')
    fieldColumns.clear(place)
    changed(place)
    free.push(place)
  }

  /** Places whose list in the column has one of the numbers. */
  const having = ({ dictionary, lists: { pool, starts, lengths } }: Column, numbers: Iterable<number>, into: Bits) => {
    const wanted = new Uint8Array(dictionary.size)
    let some = false
    for (const number of numbers) {
      wanted[number] = 1
      some = true
    }
    if (!some) return
    for (let place = 0; place < ids.length; place += 1)
      for (let at = starts[place]!, end = at + lengths[place]!; at < end; at += 1)
        if (wanted[pool[at]!] === 1) {
          setBit(into, place)
          break
        }
  }

  const withTerm = (term: Term): Bits => {
    const found = noBits(percentages.length)
    identities.mark(term, found)
    for (const name of ['skills', 'designation', 'company_names', 'job_title'] as const)
      having(columns[name], columns[name].dictionary.having(term), found)
    const alive = inAll([found, taken])
    const other = orBeginning(term)
    return other && !alive.some((word) => word !== 0) ? withTerm(other) : alive
  }

  const inCategory = (category: Category, values: readonly string[]): Bits => {
    const found = noBits(percentages.length)
    if (category === 'jobType') {
      const wanted = new Set(values.map(asCompared))
      const [fresher, experienced] = jobTypes.map((type) => wanted.has(type.toLowerCase()))
      for (let place = 0; place < ids.length; place += 1) {
        const of = years[place]!
        if (of === unknownYears) continue
        if (of === 0 ? fresher : experienced) setBit(found, place)
      }
      return found
    }
    const column = columns[category]
    const numbers = values.flatMap((value) => column.dictionary.having({ text: asCompared(value), at: 'anywhere' }))
    having(column, numbers, found)
    return found
  }

  const inTime = (since: number, before: number): Bits => {
    const found = noBits(percentages.length)
    for (let place = 0; place < ids.length; place += 1)
      if (created[place]! >= since && created[place]! < before) setBit(found, place)
    return found
  }

  return {
    get size() {
      return places.size
    },
    columns,
    set(
      id: string,
      candidate: Omit<ListedCandidate, 'fields'>,
      fields: ListedFields,
      jobTitle: string,
      values: readonly IndexedValue[] = [],
    ) {
      forget(id)
      const place = free.pop() ?? ids.length
      room(place)
      ids[place] = id
      places.set(id, place)
      setBit(taken, place)
      percentages[place] = candidate.percentage
      confidences[place] = candidate.confidence
      created[place] = candidate.createdAt.getTime()
      years[place] = fields.totalExperience ?? unknownYears
      if (fields.mobileNumber) setBit(phones, place)
      else clearBit(phones, place)
      for (const name of listCategories) {
        const { dictionary, lists } = columns[name]
        lists.set(place, [...new Set(listOf(fields, name).map((value) => dictionary.number(value)))])
      }
      identities.set(place, identityOf(fields))
      names[place] = nameKey(fields.name)
      jobOf[place] = candidate.jobDescriptionId
      const job = jobs.get(candidate.jobDescriptionId) ?? { title: jobTitle, places: new Set() }
      jobs.set(candidate.jobDescriptionId, job)
      job.places.add(place)
      setTitle(place, job.title)
      fieldColumns.set(place, values)
      changed(place)
    },
    remove: forget,
    /** Takes over a title that a person has changed; true when it was another one. */
    rename(jobDescriptionId: string, title: string) {
      const job = jobs.get(jobDescriptionId)
      if (!job || job.title === title) return false
      job.title = title
      for (const place of job.places) setTitle(place, title)
      return true
    },
    select({ filters, terms, names = [], fields = [], since, before }: IndexQuery): Selection {
      const reasons: [Bits, ...Bits[]] = [taken]
      for (const term of terms) reasons.push(withTerm(term))
      for (const term of names) {
        const found = noBits(percentages.length)
        identities.mark(term, found)
        reasons.push(found)
      }
      for (const [fieldId, conditions] of Map.groupBy(fields, (condition) => condition.fieldId))
        reasons.push(fieldColumns.fitting(fieldId, conditions, ids.length, taken))
      if (since !== undefined || before !== undefined)
        reasons.push(inTime(since ?? Number.NEGATIVE_INFINITY, before ?? Number.POSITIVE_INFINITY))
      const byCategory = new Map<Category, Bits>()
      for (const category of categories) {
        const values = filters[category]
        if (values && values.length > 0) byCategory.set(category, inCategory(category, values))
      }
      return { base: inAll(reasons), byCategory }
    },
    /** Ids of those who fit, in order, and how many there are in all. */
    page(
      { base, byCategory }: Selection,
      { sorting, reversed = false, offset, limit }: WantedPage,
    ): { ids: string[]; total: number } {
      const fitting = inAll([base, ...byCategory.values()])
      const found: string[] = []
      let skipped = 0
      const forward = limit > 0 ? placesIn(sorting) : new Uint32Array()
      for (const place of reversed ? turned(forward, (place) => isUnknown(sorting, place)) : forward) {
        if (!hasBit(fitting, place)) continue
        if (skipped < offset) skipped += 1
        else if (found.push(ids[place]!) === limit) break
      }
      return { ids: found, total: countBits(fitting) }
    },
    /** 0 for Fresher, 1 for Experienced, null when it is not known. */
    jobTypeAt: (place: number) => {
      const type = jobTypeOf(years[place] === unknownYears ? null : years[place]!)
      return type && jobTypes.indexOf(type)
    },
    /**
     * What questions beyond the filters look at, place by place. Numbers are those of this moment: nothing of it may be kept or
     * changed. Years that are not known are -1.
     */
    figures: () => ({ taken, phones, percentages, created, years, places: ids.length }),
    idAt: (place: number) => ids[place]!,
    placeOf: (id: string) => places.get(id),
    /** The job description that somebody was ranked for. */
    jobOf(id: string): string | undefined {
      const place = places.get(id)
      return place === undefined ? undefined : jobOf[place]
    },
    /** The place somebody has among everybody ranked for the same position, from 1. */
    rankOf(id: string): number | undefined {
      const place = places.get(id)
      return place === undefined ? undefined : ranks()[place]
    },
    arranged,
    /** All places by what they have in a field, those alike by match. */
    arrangedByField,
    /** Places of the candidates of a job description. */
    ofJob: (jobDescriptionId: string): ReadonlySet<number> => jobs.get(jobDescriptionId)?.places ?? new Set(),
    /** Places with one of the values of a column, by the values' numbers. */
    withValues(name: ListCategory | 'job_title', numbers: Iterable<number>): Bits {
      const found = noBits(percentages.length)
      having(columns[name], numbers, found)
      return found
    },
    /** Places whose name, or file, or email address has the term. */
    withIdentity(term: Term): Bits {
      const found = noBits(percentages.length)
      identities.mark(term, found)
      return found
    },
    /** What it holds of memory, about. */
    bytes: () =>
      places.size * 600 +
      fieldColumns.bytes() +
      Object.values(columns).reduce((sum, { lists, dictionary }) => sum + lists.bytes() + dictionary.size * 150, 0),
  }
}

/** Reverse order, but for those at the end of whom nothing is known. */
function turned(places: Uint32Array, isUnknown: (place: number) => boolean): Uint32Array {
  let known = places.length
  while (known > 0 && isUnknown(places[known - 1]!)) known -= 1
  const found = places.slice()
  found.subarray(0, known).reverse()
  return found
}
