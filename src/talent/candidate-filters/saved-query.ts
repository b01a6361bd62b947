import { categories } from './filters.ts'

/** Everything of an address that may be repeated, each time with one value. */
const filterNames: readonly string[] = [...categories, 'stage', 'tag', 'notice', 'field']

/** The parameters as a page writes them, with no comma that is not part of a value and written as %2C. */
export const queryToSave = (query: string): string => new URLSearchParams(query).toString()

/**
 * What was saved, with every value a parameter of its own. A bare comma is in none that `queryToSave` wrote: a program joined values
 * by it when lists were still cut at commas, and goes on finding what it found.
 */
export function savedQuery(query: string): string {
  if (!query.includes(',')) return query
  const parts = query.split('&').map((part) => {
    const [name = '', value] = part.split(/=(.*)/s)
    return filterNames.includes(name) && value ? value.split(',').map((each) => `${name}=${each}`) : part
  })
  return queryToSave(parts.flat().join('&'))
}
