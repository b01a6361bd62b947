import { LruMap } from '#src/shared/lru-map.ts'
import type { Tools } from '../tools.ts'

const mostRemembered = 500
const longestQuery = 80
export const mostSuggestions = 10

/**
 * Names of skills that go on from what somebody has typed. The taxonomy lives in the reading processes, so answers are
 * remembered: most people begin with the same letters.
 */
export function suggestSkills({ matching }: Tools) {
  const remembered = new LruMap<string, string[]>(mostRemembered)
  return async (typed: string): Promise<string[]> => {
    const query = typed.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery)
    if (query === '') return []
    const known = remembered.get(query)
    if (known) return known
    const skills = await matching.skillsLike(query, mostSuggestions)
    remembered.set(query, skills)
    return skills
  }
}
