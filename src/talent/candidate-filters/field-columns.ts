import type { FieldValue } from '#src/fields/index.ts'
import { type Bits, clearBit, hasBit, noBits, setBit } from './bits.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import type { FieldCondition } from './field-conditions.ts'
import { asCompared } from './filters.ts'
import { createValueLists, grown, type ValueLists } from './value-lists.ts'

/** What candidates have in one field, by place. */
interface FieldColumn {
  present: Bits
  /** Of numbers, and of days as numbers. */
  numbers: Float64Array
  /** Of choices and texts; what a number of theirs means is in one of the two below. */
  lists: ValueLists
  choices: Map<string, number>
  texts: Dictionary
}

export type IndexedValue = { fieldId: string; value: FieldValue }

export type FieldColumns = ReturnType<typeof createFieldColumns>

/** A day as a number, in the order of the calendar. */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** Bounds of numbers may be typed with a comma; bounds of days are days. */
const boundOf = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : /^[+-]?[\d.,]+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

/** What candidates have in the fields of their workspace, ready to be filtered and put in order. */
export function createFieldColumns() {
  const columns = new Map<string, FieldColumn>()
  /** Fields in which a place has something, so that it is taken out of those alone. */
  const of: (string[] | undefined)[] = []
  let room = 1024

  const columnOf = (fieldId: string): FieldColumn => {
    const known = columns.get(fieldId)
    if (known) return known
    const fresh: FieldColumn = {
      present: noBits(room),
      numbers: new Float64Array(),
      lists: createValueLists(),
      choices: new Map(),
      texts: createDictionary('skills'),
    }
    columns.set(fieldId, fresh)
    return fresh
  }

  const put = (column: FieldColumn, place: number, value: FieldValue) => {
    if (value.kind === 'number' || value.kind === 'date') {
      if (column.numbers.length < room) column.numbers = grown(column.numbers, room)
      column.numbers[place] = value.kind === 'number' ? value.number : dayNumber(value.day)
    } else if (value.kind === 'choices') {
      const numbers = value.ids.map((id) => {
        const number = column.choices.get(id) ?? column.choices.size
        column.choices.set(id, number)
        return number
      })
      column.lists.set(place, numbers)
    } else column.lists.set(place, [column.texts.number(value.kind === 'text' ? value.text : value.filename)])
    setBit(column.present, place)
  }

  const clear = (place: number) => {
    for (const fieldId of of[place] ?? []) {
      const column = columns.get(fieldId)!
      if (hasBit(column.present, place)) clearBit(column.present, place)
      column.lists.set(place, [])
    }
    of[place] = undefined
  }

  const having = ({ lists: { pool, starts, lengths }, present }: FieldColumn, wanted: Uint8Array, places: number, into: Bits) => {
    for (let place = 0; place < places; place += 1) {
      if (!hasBit(present, place)) continue
      for (let at = starts[place]!, end = at + lengths[place]!; at < end; at += 1)
        if (wanted[pool[at]!] === 1) {
          setBit(into, place)
          break
        }
    }
  }

  const within = ({ numbers, present }: FieldColumn, from: number, to: number, places: number, into: Bits) => {
    for (let place = 0; place < Math.min(places, numbers.length); place += 1)
      if (numbers[place]! >= from && numbers[place]! <= to && hasBit(present, place)) setBit(into, place)
  }

  /** Choices and letters: any of them fits. */
  const withAny = (column: FieldColumn, conditions: readonly FieldCondition[], places: number, into: Bits) => {
    for (const { operator, value } of conditions) {
      const found =
        operator === 'is'
          ? [column.choices.get(value) ?? []].flat()
          : column.texts.having({ text: asCompared(value), at: 'anywhere' })
      if (found.length === 0) continue
      const wanted = new Uint8Array(Math.max(column.choices.size, column.texts.size))
      for (const number of found) wanted[number] = 1
      having(column, wanted, places, into)
    }
  }

  /** Ranks of values from 0, equal ones alike. */
  const ranksOf = (values: Float64Array): Uint32Array => {
    const sorted = values.toSorted()
    let different = 0
    for (let at = 0; at < sorted.length; at += 1)
      if (at === 0 || sorted[at] !== sorted[at - 1]) {
        sorted[different] = sorted[at]!
        different += 1
      }
    return Uint32Array.from(values, (value) => {
      let [low, high] = [0, different - 1]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (sorted[middle]! < value) low = middle + 1
        else high = middle
      }
      return low
    })
  }

  return {
    /** Room for as many places. */
    grow(places: number) {
      room = places
      for (const column of columns.values()) column.present = grown(column.present, (places + 31) >>> 5)
    },
    set(place: number, values: readonly IndexedValue[]) {
      clear(place)
      if (values.length === 0) return
      for (const { fieldId, value } of values) put(columnOf(fieldId), place, value)
      of[place] = values.map(({ fieldId }) => fieldId)
    },
    clear,

    /** The places that fit all that is asked of one field; nobody has anything in one that is not there. */
    fitting(fieldId: string, conditions: readonly FieldCondition[], places: number, taken: Bits): Bits {
      const column = columns.get(fieldId)
      const found = noBits(room)
      const asked = (...operators: FieldCondition['operator'][]) =>
        conditions.filter(({ operator }) => operators.includes(operator))
      if (asked('none').length > 0) {
        for (let at = 0; at < found.length; at += 1) found[at]! |= taken[at]! & ~(column?.present[at] ?? 0)
        // "Nothing, or this": whoever has one of the values fits as well.
        if (column) withAny(column, asked('is', 'has'), places, found)
        return found
      }
      if (!column) return found
      if (asked('is', 'has').length > 0) withAny(column, asked('is', 'has'), places, found)
      else found.set(column.present)
      if (asked('from', 'to').length > 0) {
        const bounds = noBits(room)
        const from = Math.max(...asked('from').map(({ value }) => boundOf(value)), Number.NEGATIVE_INFINITY)
        const to = Math.min(...asked('to').map(({ value }) => boundOf(value)), Number.POSITIVE_INFINITY)
        within(column, from, to, places, bounds)
        for (let at = 0; at < found.length; at += 1) found[at]! &= bounds[at]!
      }
      return found
    },

    /**
     * All places, the smallest value first, those alike in the order they are given in, and those without one last, also the other way
     * round. Choices go by their place in `choices`.
     */
    arranged(
      fieldId: string,
      { choices, reversed }: { choices: readonly string[]; reversed: boolean },
      order: Uint32Array,
    ): Uint32Array {
      const column = columns.get(fieldId)
      if (!column) return order
      const known = order.filter((place) => hasBit(column.present, place))
      const unknown = order.filter((place) => !hasBit(column.present, place))
      const { pool, starts, lengths } = column.lists
      const isText = column.texts.size > 0
      const textRanks = new Float64Array(column.texts.size)
      if (isText) {
        const numbers = Array.from({ length: column.texts.size }, (_, number) => number)
        const compared = numbers.map((number) => column.texts.compared(number))
        numbers.sort((a, b) => (compared[a]! < compared[b]! ? -1 : compared[a]! > compared[b]! ? 1 : 0))
        for (const [rank, number] of numbers.entries()) textRanks[number] = rank
      }
      const positions = new Float64Array(column.choices.size).fill(choices.length)
      for (const [position, id] of choices.entries()) {
        const number = column.choices.get(id)
        if (number !== undefined) positions[number] = position
      }
      const weights = Float64Array.from(known, (place) => {
        if (isText) return textRanks[pool[starts[place]!]!]!
        if (column.choices.size === 0) return column.numbers[place]!
        let first = Number.POSITIVE_INFINITY
        for (let at = starts[place]!, end = at + lengths[place]!; at < end; at += 1)
          first = Math.min(first, positions[pool[at]!]!)
        return first
      })
      const ranks = ranksOf(weights)
      const greatest = ranks.reduce((most, rank) => Math.max(most, rank), 0)
      // One number of rank and place in the order: numbers alone are sorted without a call for each pair.
      const width = known.length + 1
      const keys = Float64Array.from(ranks, (rank, at) => (reversed ? greatest - rank : rank) * width + at).sort()
      const arranged = new Uint32Array(order.length)
      for (let at = 0; at < keys.length; at += 1) arranged[at] = known[keys[at]! % width]!
      arranged.set(unknown, known.length)
      return arranged
    },

    bytes: () =>
      [...columns.values()].reduce(
        (sum, { numbers, lists, texts, present }) =>
          sum + numbers.byteLength + lists.bytes() + present.byteLength + texts.size * 250,
        of.length * 16,
      ),
  }
}
