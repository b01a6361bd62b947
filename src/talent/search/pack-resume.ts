import type { Month, OccupationProfile, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { ReferenceDay } from '#src/resume-engine/match.ts'
import { datedMonths, monthOf, titleOf } from '#src/resume-engine/scoring/experience.ts'
import { codeLevels, countsOf, squareOf } from '#src/resume-engine/scoring/likeness.ts'
import { bestPlaces, borneOutAt, isShown } from '#src/resume-engine/scoring/places.ts'
import { skillHash, type Vocabulary } from './vocabulary.ts'

/**
 * What a score takes of one resume, in about a thousand bytes. `words` are 16 bit numbers, one section after the other, each led
 * by its length: titles, skills shown at work, other skills, months of work, occupation groups, terms of the telling lines, other terms.
 */
export interface PackedResume {
  words: number[]
  /** What one count of a term is worth, by where resumes like this one tell of the work. */
  termScale: number
  /** The square of the length of all its words. */
  termSquare: number
  /** What a share of an occupation group is multiplied by. */
  groupScale: number
  /** Years that the resume states in words; -1 when it states none. */
  statedYears: number
  /** Rank of the best degree; -1 when none is known. */
  degreeRank: number
  /** False when there is too little text to compare words. */
  comparable: boolean
}

/** Titles that dated work can be told apart by; the last one stands for work without a known title. */
export const untitledSlot = 15

const fullShare = 65_535

export function packResume(facts: ResumeFacts, day: ReferenceDay, vocabulary: Vocabulary): PackedResume {
  const titles = facts.titles.map((title) => vocabulary.work(title))
  const { groups, groupScale } = packGroups(facts.occupations, vocabulary)
  const { telling, others, scale } = packTerms(facts, vocabulary)
  const { shown, said } = packSkills(facts)
  const sections = [titles, shown, said, packMonths(facts, monthOf(day)), groups, telling, others]
  const ranks = facts.degrees.flatMap(({ value, quotes }) => (value.rank !== null && quotes.length > 0 ? [value.rank] : []))
  return {
    words: sections.flatMap((section) => [section.length, ...section]),
    termScale: scale,
    termSquare: squareOf(facts),
    groupScale,
    statedYears: facts.statedYears?.value ?? -1,
    degreeRank: Math.max(-1, ...ranks),
    comparable: facts.excerpts.length > 0 && facts.occupations.length > 0,
  }
}

/** What a skill's places are worth is kept in hundredths. */
export const worthScale = 100

/** Low and high half of each skill's hash, and what its best place is worth: those shown at work, and those only said or listed. */
const packSkills = (facts: ResumeFacts) => {
  const best = new Map<number, { worth: number; shown: boolean }>()
  for (const { value, quotes } of facts.skills) {
    const hash = skillHash(value.skill)
    // the first of a name counts, as in the score
    if (quotes.length === 0 || best.has(hash)) continue
    const { place } = bestPlaces(facts, quotes)[0]!
    best.set(hash, { worth: Math.round(borneOutAt[place] * worthScale), shown: isShown(place) })
  }
  const words = (wanted: boolean) =>
    [...best].flatMap(([hash, { worth, shown }]) => (shown === wanted ? [hash & 0xffff, hash >>> 16, worth] : []))
  return { shown: words(true), said: words(false) }
}

/** How many months were worked under which titles, as pairs: months, and a bit for each title held then. */
function packMonths(facts: ResumeFacts, now: Month) {
  const held = new Map<Month, number>()
  for (const { role, start, end } of datedMonths(facts, now)) {
    const place = titleOf(role, facts.titles)
    const bit = 1 << (place < 0 || place > untitledSlot ? untitledSlot : place)
    for (let month = start; month <= end; month += 1) held.set(month, (held.get(month) ?? 0) | bit)
  }
  const months = new Map<number, number>()
  for (const bits of held.values()) months.set(bits, (months.get(bits) ?? 0) + 1)
  return [...months].flatMap(([bits, count]) => [count, bits])
}

/**
 * The three vectors of a profile, each of length one, as one list: the sum of products with another profile's list is the sum
 * of the three cosines.
 */
export function groupShares(profile: OccupationProfile): Map<string, number> {
  const all = new Map<string, number>()
  for (const characters of codeLevels) {
    const shares = new Map<string, number>()
    for (const [code, share] of profile) {
      const group = code.slice(0, characters)
      shares.set(group, (shares.get(group) ?? 0) + share)
    }
    const length = Math.hypot(...shares.values())
    for (const [group, share] of shares) if (length > 0) all.set(group, share / length)
  }
  return all
}

function packGroups(profile: OccupationProfile, vocabulary: Vocabulary) {
  const shares = groupShares(profile)
  const largest = Math.max(0, ...shares.values())
  const groups = [...shares].flatMap(([group, share]) => [vocabulary.group(group), Math.round((share / largest) * fullShare)])
  return { groups, groupScale: largest / fullShare / codeLevels.length }
}

const mostCount = 65_535

/**
 * Terms as runs: how often, how many, and the numbers of those that occur so often. Those of the telling lines apart, as a score
 * for words needs one of them for its evidence.
 */
function packTerms(facts: ResumeFacts, vocabulary: Vocabulary) {
  const quoted = new Set(facts.excerpts.flatMap(({ terms }) => terms))
  const telling = new Map<number, number[]>()
  const others = new Map<number, number[]>()
  const { counts, scale } = countsOf(facts)
  for (const [place, [stem]] of facts.terms.entries()) {
    const term = vocabulary.term(stem)
    const count = counts[place]!
    if (term === null || count <= 0) continue
    const runs = quoted.has(stem) ? telling : others
    const often = Math.min(count, mostCount)
    const run = runs.get(often)
    if (run) run.push(term)
    else runs.set(often, [term])
  }
  const asWords = (runs: Map<number, number[]>) => [...runs].flatMap(([often, run]) => [often, run.length, ...run])
  return { telling: asWords(telling), others: asWords(others), scale }
}
