import type { ListedFields } from '../ports.ts'
import { type Bits, setBit } from './bits.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { type ListCategory, listOf } from './filters.ts'
import { createValueLists, type ValueLists } from './value-lists.ts'

const listCategories = ['skills', 'designation', 'degree', 'company_names'] as const satisfies ListCategory[]

/** The values of a category by number, and those of each candidate. */
export interface Column {
  dictionary: Dictionary
  lists: ValueLists
  /** Whether anybody has the value: the dictionary also keeps those of who is gone, or hidden by now. */
  isUsed(number: number): boolean
}

export type Columns = Record<ListCategory | 'job_title', Column>

/** What is written in resumes and job titles, by category. */
export function createColumns() {
  const columns = Object.fromEntries(
    [...listCategories, 'job_title' as const].map((name) => [name, createColumn(name)]),
  ) as Record<ListCategory | 'job_title', ReturnType<typeof createColumn>>
  return {
    columns,
    set(place: number, fields: ListedFields) {
      for (const name of listCategories) {
        const { dictionary, set } = columns[name]
        set(place, [...new Set(listOf(fields, name).map((value) => dictionary.number(value)))])
      }
    },
    setTitle: (place: number, title: string) =>
      columns.job_title.set(place, title ? [columns.job_title.dictionary.number(title)] : []),
    clear(place: number) {
      for (const { set } of Object.values(columns)) set(place, [])
    },
    /** What they hold of memory, about. */
    bytes: () => Object.values(columns).reduce((sum, { lists, dictionary }) => sum + lists.bytes() + dictionary.size * 150, 0),
  }
}

function createColumn(name: ListCategory | 'job_title') {
  const lists = createValueLists()
  const uses: number[] = []
  return {
    dictionary: createDictionary(name),
    lists,
    isUsed: (number: number) => (uses[number] ?? 0) > 0,
    set(place: number, numbers: readonly number[]) {
      const start = lists.starts[place] ?? 0
      for (let at = start, end = start + (lists.lengths[place] ?? 0); at < end; at += 1) uses[lists.pool[at]!]! -= 1
      lists.set(place, numbers)
      for (const number of numbers) uses[number] = (uses[number] ?? 0) + 1
    },
  }
}

/** Marks the places, of the first so many, whose list in the column has one of the numbers. */
export function markHaving(
  { dictionary, lists: { pool, starts, lengths } }: Column,
  numbers: Iterable<number>,
  places: number,
  into: Bits,
): void {
  const wanted = new Uint8Array(dictionary.size)
  let some = false
  for (const number of numbers) {
    wanted[number] = 1
    some = true
  }
  if (!some) return
  for (let place = 0; place < places; place += 1)
    for (let at = starts[place]!, end = at + lengths[place]!; at < end; at += 1)
      if (wanted[pool[at]!] === 1) {
        setBit(into, place)
        break
      }
}
