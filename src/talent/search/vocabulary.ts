import type { TitleMeaning } from '#src/resume-engine/facts.ts'
import { termWeight } from '#src/resume-engine/taxonomy/term-rarity.ts'

export type TitleWork = Omit<TitleMeaning, 'title'>

/**
 * Small numbers for what resumes are compared by, so that an index holds two bytes in place of a word. Only what the knowledge
 * tables know gets a number: whatever the resumes say, it cannot grow beyond them. Shared by the indexes of all workspaces.
 */
export interface Vocabulary {
  /** Null for a term that weighs nothing in a comparison. */
  term(stem: string): number | null
  /** By number of the term: what one occurrence weighs. */
  termWeights: number[]
  /** Of an occupation code, or of the group that its first characters name. */
  group(code: string): number
  groupCount(): number
  work(title: TitleWork): number
  /** By number: the works that titles stand for. */
  works: TitleWork[]
}

const mostNumbers = 65_535

export function createVocabulary(): Vocabulary {
  const terms = new Map<string, number>()
  const termWeights: number[] = []
  const groups = new Map<string, number>()
  const workNumbers = new Map<string, number>()
  // The first is the work of a title that nobody knows.
  const works: TitleWork[] = [{ family: null, occupations: [], seniority: null }]
  return {
    termWeights,
    works,
    term(stem) {
      const known = terms.get(stem)
      if (known !== undefined) return known
      const weight = termWeight(stem, 1)
      if (weight <= 0 || terms.size === mostNumbers) return null
      terms.set(stem, termWeights.length)
      return termWeights.push(weight) - 1
    },
    group(code) {
      const known = groups.get(code)
      if (known !== undefined) return known
      if (groups.size === mostNumbers) return mostNumbers - 1
      groups.set(code, groups.size)
      return groups.size - 1
    },
    groupCount: () => groups.size,
    work({ family, occupations, shares, seniority, borneOut }) {
      const key = [family, occupations.join(' '), shares?.join(' '), seniority, borneOut].join('\n')
      const known = workNumbers.get(key)
      if (known !== undefined) return known
      if (works.length === mostNumbers) return 0
      workNumbers.set(key, works.length)
      const work = { family, occupations, seniority, ...(shares && { shares }), ...(borneOut !== undefined && { borneOut }) }
      return works.push(work) - 1
    },
  }
}

/** 32 bits of a skill's name. Two names in four billion share one; the score itself is computed from the names. */
export function skillHash(skill: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < skill.length; at += 1) hash = Math.imul(hash ^ skill.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
