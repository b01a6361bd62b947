/**
 * The arithmetic of the percentage. Pure, and the one file of the engine that the browser loads too: a list that is weighed
 * anew there must come to the very numbers that the server comes to.
 */
import type { CriteriaChoice } from './criteria-choice.ts'
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

/** Components that went by another name: scores and criteria that were saved before carry it. */
const namesBefore: Record<string, string> = { duties: 'vocabulary' }
const namesSince: Record<string, string> = { vocabulary: 'duties' }

/** The weight that the criteria give to a component, under its name of today or of earlier. */
export function weightOf({ weights }: Pick<Choice, 'weights'>, name: string): number {
  const known: Partial<Record<string, number>> = weights
  return known[name] ?? known[namesBefore[name] ?? ''] ?? known[namesSince[name] ?? ''] ?? 0
}

/** What a match comes to under these criteria. */
export function weigh({ components, requirements }: Weighable, choice: Choice): Weighed {
  const total = Object.values(choice.weights).reduce((sum, weight) => sum + weight, 0)
  const scores = new Map(requirements.map(({ id, score }) => [id, score]))
  const parts = components.map(({ name, answered, score }) => {
    const full = total > 0 ? weightOf(choice, name) / total : 0
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
 * 0 to 1. Seeded, so that the same list always gives the same answer. With five rows or fewer everybody stays; rows that come
 * to the same share stay or leave together, so that nobody's name or id decides.
 */
export function steadiness(rows: readonly (Weighable & { id: string })[], choice: Choice, seed: string): Map<string, number> {
  const draws = drawSteadiness(rows, choice, seed)
  draws.draw(steadinessDraws)
  return draws.shares()
}

/**
 * The same, a few draws at a time, so that a page can do something else in between. Comes to what `weigh` would come to in each
 * draw, without making its objects: a thousand rows are weighed 200,000 times.
 */
export function drawSteadiness(rows: readonly (Weighable & { id: string })[], choice: Choice, seed: string) {
  const random = seededRandom(seed)
  const moved = (weight: number) => weight * (1 + steadinessSpread * (2 * random() - 1))
  const names = Object.keys(choice.weights) as (keyof Choice['weights'])[]
  const sheets = rows.map((row) => sheetOf(row, names, choice.skills))
  const stays = new Int32Array(rows.length)
  /** The five highest shares of a draw. */
  const best = new Float64Array(top)
  let drawn = 0

  const drawOnce = () => {
    const weights = names.map((name) => moved(choice.weights[name]))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const full = weights.map((weight) => (total > 0 ? weight / total : 0))
    const skills = choice.skills.map(({ weight }) => moved(weight))
    best.fill(-1)
    for (const sheet of sheets) {
      weighSheet(sheet, full, skills)
      let place = top
      for (; place > 0 && sheet.share > best[place - 1]!; place -= 1) if (place < top) best[place] = best[place - 1]!
      if (place < top) best[place] = sheet.share
    }
    const last = best[top - 1]!
    for (let at = 0; at < sheets.length; at += 1) if (sheets[at]!.share >= last) stays[at]! += 1
  }
  return {
    /** Draws up to `count` more; true once all 200 are drawn. */
    draw(count: number): boolean {
      for (let left = count; left > 0 && drawn < steadinessDraws; left -= 1, drawn += 1) drawOnce()
      return drawn >= steadinessDraws
    },
    /** Of all draws: complete when `draw` has said so. */
    shares: () => new Map(rows.map(({ id }, at) => [id, stays[at]! / steadinessDraws])),
  }
}

/** A row with its names looked up. */
interface Sheet {
  components: { kind: 'must' | 'nice' | 'plain'; weight: number; answered: boolean; score: number }[]
  /** Places of the skills that the row has a score for, and the scores. */
  must: { skills: number[]; scores: number[] }
  nice: { skills: number[]; scores: number[] }
  share: number
}

const placeOf = (names: string[], name: string) =>
  Math.max(names.indexOf(name), names.indexOf(namesBefore[name] ?? ''), names.indexOf(namesSince[name] ?? ''))

function sheetOf({ components, requirements }: Weighable, names: string[], skills: Choice['skills']): Sheet {
  const scores = new Map(requirements.map((requirement) => [requirement.id, requirement.score]))
  const ofKind = (must: boolean) => {
    const places = skills.flatMap((skill, at) => (skill.must === must && scores.has(skill.id) ? [at] : []))
    return { skills: places, scores: places.map((at) => scores.get(skills[at]!.id)!) }
  }
  return {
    components: components.map(({ name, answered, score }) => ({
      kind: name === 'must-have skills' ? 'must' : name === 'nice-to-have skills' ? 'nice' : 'plain',
      weight: placeOf(names, name),
      answered,
      score,
    })),
    must: ofKind(true),
    nice: ofKind(false),
    share: 0,
  }
}

/** `weigh`, step by step the same roundings; the result is left in the sheet. */
function weighSheet(sheet: Sheet, full: number[], skillWeights: number[]) {
  let possible = 0
  let earned = 0
  for (const { kind, weight: at, answered, score: plain } of sheet.components) {
    const share = at < 0 ? 0 : full[at]!
    let weight = 0
    let score = plain
    if (kind === 'plain') weight = answered ? fourDecimals(share) : 0
    else {
      const { skills, scores } = sheet[kind]
      let sum = 0
      let reached = 0
      for (let place = 0; place < skills.length; place += 1) {
        const each = skillWeights[skills[place]!]!
        sum += each
        reached += each * scores[place]!
      }
      score = sum > 0 ? fourDecimals(reached / sum) : 0
      weight = sum > 0 ? fourDecimals(share * Math.min(1, sum / fullSkillList)) : 0
    }
    possible += weight
    earned += weight * score
  }
  sheet.share = possible > 0 ? earned / possible : 0
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
