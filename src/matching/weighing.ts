/**
 * The arithmetic of the percentage. Pure, and the one file of the engine that the browser loads too: a list that is weighed
 * anew there must come to the very numbers that the server comes to.
 */
import type { CriteriaChoice } from './criteria.ts'
import { fullSkillList } from './scoring/weights.ts'

/** What weighing needs to know of a match. */
export interface Weighable {
  components: readonly { name: string; answered: boolean; score: number }[]
  /** Skills, years, degree and title by the id of their criterion. */
  requirements: readonly { id: string; score: number; state: RequirementState }[]
}

/** 'partly': something near it is shown. 'unknown': the document leaves it open. */
export type RequirementState = 'met' | 'partly' | 'missing' | 'unknown'

export interface Weighed {
  /** Σ weight × score ÷ Σ weight, from 0 to 1. */
  share: number
  percentage: number
  /** Share of the possible weight that the documents could answer, from 0 to 1. */
  confidence: number
  /** Ids of must-haves that are not shown. */
  missingMusts: string[]
  /** Weight and score of each component, in the order given. */
  parts: { name: string; weight: number; score: number }[]
}

type Choice = Pick<CriteriaChoice, 'weights' | 'skills' | 'years' | 'degree'>

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000

/** Skills of one kind together: what they earn of what they could, and how much of the component's weight such a list deserves. */
export function skillPart(skills: CriteriaChoice['skills'], must: boolean, scores: ReadonlyMap<string, number>) {
  let possible = 0
  let earned = 0
  for (const skill of skills) {
    const score = skill.must === must && skill.weight > 0 ? scores.get(skill.id) : undefined
    if (score === undefined) continue
    possible += skill.weight
    earned += skill.weight * score
  }
  return {
    answered: possible > 0,
    score: possible > 0 ? fourDecimals(earned / possible) : 0,
    counts: Math.min(1, possible / fullSkillList),
  }
}

/** What a match comes to under these criteria. */
export function weigh({ components, requirements }: Weighable, choice: Choice): Weighed {
  const total = Object.values(choice.weights).reduce((sum, weight) => sum + weight, 0)
  const scores = new Map(requirements.map(({ id, score }) => [id, score]))
  const parts = components.map(({ name, answered, score }) => {
    const full = total > 0 ? (choice.weights[name as keyof Choice['weights']] ?? 0) / total : 0
    if (name === 'must-have skills' || name === 'nice-to-have skills') {
      const part = skillPart(choice.skills, name === 'must-have skills', scores)
      return { name, weight: part.answered ? fourDecimals(full * part.counts) : 0, score: part.score }
    }
    return { name, weight: answered ? fourDecimals(full) : 0, score }
  })
  const possible = parts.reduce((sum, { weight }) => sum + weight, 0)
  const share = possible > 0 ? parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / possible : 0
  return {
    share,
    percentage: Math.round(share * 100),
    confidence: Math.round(possible * 100) / 100,
    missingMusts: missingMusts(requirements, choice),
    parts,
  }
}

function missingMusts(requirements: Weighable['requirements'], { skills, years, degree }: Choice): string[] {
  const musts = new Set(skills.filter(({ must }) => must).map(({ id }) => id))
  if (years?.must) musts.add('years')
  if (degree?.must) musts.add('degree')
  return requirements.filter(({ id, state }) => musts.has(id) && state !== 'met').map(({ id }) => id)
}

/** Best first; equal shares by confidence, then by id, so that the same list always has the same order. */
export const byShare = (a: Weighed & { id: string }, b: Weighed & { id: string }) =>
  b.share - a.share || b.confidence - a.confidence || (a.id < b.id ? -1 : 1)

export const steadinessDraws = 200
export const steadinessSpread = 0.2
const top = 5

/**
 * How often each row stays in the top five when every weight is moved by up to 20 % at random: id → share of the draws, from
 * 0 to 1. Seeded, so that the same list always gives the same answer. With five rows or fewer everybody stays.
 */
export function steadiness(rows: readonly (Weighable & { id: string })[], choice: Choice, seed: string): Map<string, number> {
  const stays = new Map(rows.map(({ id }) => [id, 0]))
  const random = seededRandom(seed)
  const moved = (weight: number) => weight * (1 + steadinessSpread * (2 * random() - 1))
  for (let draw = 0; draw < steadinessDraws; draw += 1) {
    const weights = Object.fromEntries(Object.entries(choice.weights).map(([name, weight]) => [name, moved(weight)]))
    const skills = choice.skills.map((skill) => ({ ...skill, weight: moved(skill.weight) }))
    const drawn = { ...choice, weights: weights as Choice['weights'], skills }
    const best = rows.map((row) => ({ id: row.id, ...weigh(row, drawn) })).toSorted(byShare)
    for (const { id } of best.slice(0, top)) stays.set(id, stays.get(id)! + 1)
  }
  return new Map([...stays].map(([id, count]) => [id, count / steadinessDraws]))
}

/** Mulberry32 over a hash of the seed: small, and the same on every machine. */
function seededRandom(seed: string) {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
