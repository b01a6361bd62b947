import { LruMap } from '#src/shared/lru-map.ts'
import { asCompared, type Category, inOneForm, linesOf, titleCategories } from './filters.ts'
import { standsAt, type Term } from './search-terms.ts'

/** The different values of one category, numbered from 0, and which of them hold some letters. */
export interface Dictionary {
  readonly size: number
  /** The number of a value; a new one when it is not known yet. */
  number(value: string): number
  /** A value as somebody wrote it first. */
  written(number: number): string
  /** As values are compared. */
  compared(number: number): string
  /** The number of the first value that is the same but for its gender. */
  first(number: number): number
  /** Whether the value is these words, as values are compared. */
  is(number: number, words: string): boolean
  /** Numbers of the values that have the term. */
  having(term: Term): readonly number[]
}

const mostRemembered = 2000

export function createDictionary(category: Category): Dictionary {
  const numbers = new Map<string, number>()
  const firsts: number[] = []
  const firstOf = new Map<string, number>()
  const written: string[] = []
  const compared: string[] = []
  // All values in one string, a line each: one look through it is ten times as fast as a look into each.
  let text = ''
  const starts: number[] = []
  const remembered = new LruMap<string, { known: number; found: number[] }>(mostRemembered)

  const appendNew = () => {
    const fresh = compared.slice(starts.length)
    if (fresh.length === 0) return
    let end = text.length
    const lines = fresh.map((value) => linesOf(category, value))
    for (const line of lines) {
      starts.push(end)
      end += line.length + 1
    }
    text += `${lines.join('\n')}\n`
  }

  const lineOf = (place: number, from: number) => {
    let [low, high] = [from, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (starts[middle]! <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    get size() {
      return written.length
    },
    number(value) {
      const key = asCompared(value)
      const known = numbers.get(key)
      if (known !== undefined) return known
      const number = written.length
      numbers.set(key, number)
      written.push(value)
      compared.push(key)
      return number
    },
    written: (number) => written[number]!,
    compared: (number) => compared[number]!,
    first(number) {
      if (!titleCategories.has(category)) return number
      for (let next = firsts.length; next <= number; next += 1) {
        const form = inOneForm(category, compared[next]!)
        if (!firstOf.has(form)) firstOf.set(form, next)
        firsts.push(firstOf.get(form)!)
      }
      return firsts[number]!
    },
    is: (number, words) => inOneForm(category, compared[number]!) === inOneForm(category, words),
    having({ text: sought, at }) {
      appendNew()
      const term = { text: inOneForm(category, sought), at }
      const key = `${term.at} ${term.text}`
      const before = remembered.get(key) ?? { known: 0, found: [] }
      if (before.known < starts.length) {
        let line = before.known
        for (let place = text.indexOf(term.text, starts[line]); place >= 0; ) {
          line = lineOf(place, line)
          const next = starts[line + 1] ?? text.length
          const stands = standsAt(text, term, place)
          if (stands) before.found.push(line)
          place = text.indexOf(term.text, stands ? next : place + 1)
        }
        before.known = starts.length
      }
      remembered.set(key, before)
      return before.found
    },
  }
}
