import { knownWordsOf } from './known-words.ts'
import { longestFrom } from './phrases.ts'
import { sharedTokensOf } from './shared-tokens.ts'
import { type Candidate, contextSpeaksFor, type FoundSkill } from './skill-context.ts'
import { type Tokens, wordAt } from './tokens.ts'

export { impliedBy } from './implications.ts'
export type { FoundSkill } from './skill-context.ts'
export { type SkillInfo, type SkillKind, skillInfo } from './skill-data.ts'

/** Where to look: an interval of the text, and whether it is known to be a list of skills (a skills section). */
export interface FindSkillsOptions {
  start?: number
  end?: number
  listContext?: boolean
}

const candidatesIn = (tokens: Tokens, from: number, to: number): Candidate[] => {
  const known = knownWordsOf(tokens)
  const found: Candidate[] = []
  for (let at = wordAt(tokens, from); at < known.length && tokens.starts[at]! < to; ) {
    const { skills, unversioned } = known[at]!
    const hit = (skills && longestFrom(skills, tokens, at)) ?? unversioned
    const end = hit && tokens.ends[at + hit.length - 1]!
    if (!hit || end === undefined || end > to) {
      at += 1
      continue
    }
    const { info, doubts } = hit.meaning
    found.push({
      skill: info.skill,
      kind: info.kind,
      start: tokens.starts[at]!,
      end,
      ambiguous: doubts.length > 0,
      employer: doubts.includes('employer'),
      doubts,
      curated: info.curated,
    })
    at += hit.length
  }
  return found
}

/** Several readers of one document ask for all of its skills, one after the other. */
let latest: { text: string; found: FoundSkill[] } | undefined

/**
 * The skills that a text names, in order, without overlaps; the longest name wins ("React Native" is not React).
 * Names with another meaning count only where their context speaks for the skill.
 */
export const findSkills = (text: string, options?: FindSkillsOptions): FoundSkill[] => {
  if (options) return skillsWithin(text, options)
  if (latest?.text !== text) latest = { text, found: skillsWithin(text, {}) }
  return [...latest.found]
}

const skillsWithin = (text: string, { start = 0, end = text.length, listContext = false }: FindSkillsOptions): FoundSkill[] => {
  const candidates = candidatesIn(sharedTokensOf(text), start, end)
  return candidates
    .filter((_, index) => contextSpeaksFor(text, candidates, index, listContext))
    .map(({ skill, kind, start, end, ambiguous, employer }) => ({ skill, kind, start, end, ambiguous, employer }))
}
