import { LruMap } from '#src/shared/lru-map.ts'
import type { Tools } from '../tools.ts'

const mostRemembered = 500
const longestQuery = 80
const mostSuggestions = 10

/** As it is looked up: in lower case, with single spaces. */
const tidied = (typed: string) => typed.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery)

/** The taxonomy lives in the reading processes, so answers are remembered: most people begin with the same letters. */
function remembering(ask: (query: string, most: number) => Promise<string[]>) {
  const remembered = new LruMap<string, string[]>(mostRemembered)
  return async (query: string): Promise<string[]> => {
    if (query === '') return []
    const known = remembered.get(query)
    if (known) return known
    const names = await ask(query, mostSuggestions)
    remembered.set(query, names)
    return names
  }
}

/** Names of skills that go on from what somebody has typed, at most ten. */
export function suggestSkills({ matching }: Tools) {
  const known = remembering(matching.skillsLike)
  return (typed: string): Promise<string[]> => known(tidied(typed))
}

/** Job titles that go on from what somebody has typed, at most ten: those of the instance's own list first, then those of O*NET. */
export function suggestTitles({ jobTitles, matching }: Tools) {
  const known = remembering(matching.titlesLike)
  return async (typed: string): Promise<string[]> => {
    const query = tidied(typed)
    if (query === '') return []
    const [offered, others] = await Promise.all([jobTitles.offered(), known(query)])
    const own = offered.map(({ name }) => name).filter((name) => ` ${name.toLowerCase()}`.includes(` ${query}`))
    const taken = new Set(own.map((name) => name.toLowerCase()))
    return [...own, ...others.filter((name) => !taken.has(name.toLowerCase()))].slice(0, mostSuggestions)
  }
}
