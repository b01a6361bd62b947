import { LruMap } from '#src/shared/lru-map.ts'
import { hasBit } from './bits.ts'
import type { FieldColumns } from './field-columns.ts'
import { type Figures, unknownYears } from './figures.ts'
import { createOrder } from './orders.ts'

/** Orders of the list. 'rank' goes by the place among everybody ranked for the same position. */
export const sortings = ['match', 'newest', 'experience', 'name', 'rank'] as const
export type Sorting = (typeof sortings)[number]

/** Who is at each place; the arrays are those of the index and change with it. */
interface People {
  figures: Figures
  ids: readonly string[]
  /** Names as a person looks them up. */
  names: readonly string[]
  /** The job description that each was ranked for. */
  jobOf: readonly string[]
  fieldColumns: Pick<FieldColumns, 'arranged'>
}

/** Orders by a field that one index remembers. */
const mostArrangements = 4

/** The places of an index in every order that a list can have, kept in order as candidates come, change and go. */
export function createListOrders({ figures, ids, names, jobOf, fieldColumns }: People) {
  const { orders, follow } = createOrders({ figures, ids, names })
  const ranks = createRanks(() => orders.match.places(), figures, jobOf)
  /** All places by a number of each, the smallest first; those of the same number by match. */
  const arranged = (weights: ArrayLike<number>) =>
    // Sorting keeps the order of what is the same.
    Uint32Array.from([...orders.match.places()].sort((a, b) => weights[a]! - weights[b]!))
  const arrangements = new LruMap<string, { from: Uint32Array; places: Uint32Array }>(mostArrangements)
  const isUnknown = (sorting: Sorting | Uint32Array, place: number) =>
    sorting === 'match'
      ? figures.percentages[place]! < 0
      : sorting === 'experience'
        ? figures.years[place] === unknownYears
        : sorting === 'name' && names[place] === ''
  return {
    changed(place: number) {
      follow()
      for (const order of Object.values(orders)) order.changed(place)
    },
    /** All places in an order of the index, or in one that is given; the other way round, those of whom it is not known stay last. */
    placesIn(sorting: Sorting | Uint32Array, reversed: boolean): Uint32Array {
      const places = typeof sorting !== 'string' ? sorting : sorting === 'rank' ? arranged(ranks()) : orders[sorting].places()
      return reversed ? turned(places, (place) => isUnknown(sorting, place)) : places
    },
    ranks,
    arranged,
    /** All places by what they have in a field, those alike by match. */
    arrangedByField(fieldId: string, by: { choices: readonly string[]; reversed: boolean }): Uint32Array {
      const key = JSON.stringify([fieldId, by.reversed, by.choices])
      // Remembered while nobody changes: the order by match is another one after every change, also of a value.
      const from = orders.match.places()
      const known = arrangements.get(key)
      if (known?.from === from) return known.places
      const places = fieldColumns.arranged(fieldId, by, from)
      arrangements.set(key, { from, places })
      return places
    },
  }
}

function createOrders({ figures, ids, names }: Pick<People, 'figures' | 'ids' | 'names'>) {
  const isTaken = (place: number) => hasBit(figures.taken, place)
  const byId = (a: number, b: number) => (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0)
  // Looked up once for each change and not for each of a million comparisons.
  let { percentages, confidences, created, years } = figures
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
  const follow = () => {
    ;({ percentages, confidences, created, years } = figures)
  }
  return { orders, follow }
}

/** Places among those of the same position, from 1, by place; made anew when the order by match is another one. */
function createRanks(byMatch: () => Uint32Array, figures: Figures, jobOf: readonly string[]) {
  let ranked: { from: Uint32Array; ranks: Uint32Array } = { from: new Uint32Array(), ranks: new Uint32Array() }
  return (): Uint32Array => {
    const from = byMatch()
    if (from === ranked.from && ranked.ranks.length > 0) return ranked.ranks
    const passed = new Map<string, number>()
    const found = new Uint32Array(figures.percentages.length)
    for (const place of from) {
      const rank = (passed.get(jobOf[place]!) ?? 0) + 1
      passed.set(jobOf[place]!, rank)
      found[place] = rank
    }
    ranked = { from, ranks: found }
    return found
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
