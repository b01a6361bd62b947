import { perStep } from '#src/resume-engine/scoring/degree.ts'
import { leastRelated } from '#src/resume-engine/scoring/experience.ts'
import { likenessOf } from '#src/resume-engine/scoring/likeness.ts'
import { ofOwnAccount } from '#src/resume-engine/scoring/places.ts'
import { olderTitle, titlesInFull } from '#src/resume-engine/scoring/title.ts'
import { calibrated } from '#src/resume-engine/scoring/weights.ts'
import { type Block, numbersPerResume } from './blocks.ts'
import type { Lens } from './compiled-query.ts'
import { untitledSlot, worthScale } from './pack-resume.ts'
import type { Best } from './top-k.ts'

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000

/**
 * Weighs the first `count` resumes of a block as `scoreMatch` would, from numbers alone, and notes those that can be among the best. What is
 * cheap to know comes first: a resume that could not get there even if all the rest were perfect is left at that.
 */
export function rankBlock({ words, starts, numbers, comparable, ids }: Block, count: number, lens: Lens, best: Best) {
  const { weights, skills, years } = lens
  const criteria = skills.shares.length
  /** By criterion: what is earned by skills shown at work, and by those that the field of work has to bear out. */
  const shown = new Float64Array(criteria)
  const said = new Float64Array(criteria)
  const earn = (from: number, to: number, earned: Float64Array) => {
    let touched = false
    for (let at = from; at < to; at += 3) {
      const low = words[at]!
      if (skills.worthALook[low] === 0) continue
      const earns = skills.credits.get((words[at + 1]! * 65_536 + low) >>> 0)
      if (!earns) continue
      touched = true
      const worth = words[at + 2]! / worthScale
      for (const { criterion, credit } of earns) if (credit * worth > earned[criterion]!) earned[criterion] = credit * worth
    }
    return touched
  }
  const skillsWorth = (account: number) => {
    let must = 0
    let nice = 0
    for (let criterion = 0; criterion < criteria; criterion += 1) {
      const credit = fourDecimals(Math.max(shown[criterion]!, said[criterion]! * account))
      if (skills.must[criterion]) must += skills.shares[criterion]! * credit
      else nice += skills.shares[criterion]! * credit
    }
    return weights.must * fourDecimals(must) + weights.nice * fourDecimals(nice)
  }
  for (let resume = 0; resume < count; resume += 1) {
    const id = ids[resume]
    if (id === null || id === undefined) continue
    const begin = starts[resume]!
    const own = resume * numbersPerResume
    const titlesEnd = begin + 1 + words[begin]!
    const shownEnd = titlesEnd + 1 + words[titlesEnd]!
    const saidEnd = shownEnd + 1 + words[shownEnd]!
    const monthsEnd = saidEnd + 1 + words[saidEnd]!

    let possible = weights.must + weights.nice
    let sum = 0
    let touched = false
    if (criteria > 0) {
      shown.fill(0)
      said.fill(0)
      const atWork = earn(titlesEnd + 1, shownEnd, shown)
      const elsewhere = earn(shownEnd + 1, saidEnd, said)
      touched = atWork || elsewhere
    }
    /** Until the field of work is known, what skills could come to at most. */
    let skillsOpen = touched ? skillsWorth(1) : 0
    if (weights.title > 0) {
      const title = bestTitle(words, begin + 1, titlesEnd, lens.titles)
      if (title >= 0) {
        possible += weights.title
        sum += weights.title * fourDecimals(title)
      }
    }
    const degreeRank = numbers[own + 3]!
    if (lens.degree > 0 && degreeRank >= 0) {
      possible += weights.degree
      sum += weights.degree * fourDecimals(Math.max(0, 1 - perStep * Math.max(0, lens.degree - degreeRank)))
    }
    const statedYears = numbers[own + 2]!
    const answersYears = years > 0 && (monthsEnd > saidEnd + 1 || statedYears >= 0)
    if (answersYears) possible += weights.experience
    const comparesWords = comparable[resume] === 1 && lens.comparable
    if (comparesWords) possible += weights.field + weights.duties
    let open = (answersYears ? weights.experience : 0) + (comparesWords ? weights.field + weights.duties : 0)
    if (possible === 0 || (sum + skillsOpen + open) / possible < best.least()) continue

    const groupsEnd = monthsEnd + 1 + words[monthsEnd]!
    const field = comparesWords
      ? calibrated('field of work', likeness(words, monthsEnd + 1, groupsEnd, lens.groups) * numbers[own + 1]!)
      : 0
    if (touched && comparesWords) skillsOpen = skillsWorth(ofOwnAccount(field))
    sum += skillsOpen
    if (answersYears) {
      const experience = relatedYears(words, saidEnd + 1, monthsEnd, statedYears, lens.related, begin + 1, field)
      sum += weights.experience * fourDecimals(Math.min(1, experience / years))
      open -= weights.experience
    }
    if (comparesWords) {
      // Without a telling line that shares a word there is no evidence, and so neither of the two earns anything.
      open -= weights.field
      if ((sum + weights.field * field + open) / possible < best.least()) continue
      const tellingEnd = groupsEnd + 1 + words[groupsEnd]!
      const shared = { product: 0, square: 0 }
      addShared(words, groupsEnd + 1, tellingEnd, lens, shared)
      if (shared.product > 0) {
        const othersEnd = tellingEnd + 1 + words[tellingEnd]!
        addShared(words, tellingEnd + 1, othersEnd, lens, shared)
        const scale = numbers[own]!
        sum += weights.field * fourDecimals(field)
        const like = likenessOf(shared.product * scale, shared.square * scale * scale, numbers[own + 4]!)
        sum += weights.duties * fourDecimals(calibrated('duties', like))
      }
    }
    best.add(id, sum / possible, Math.round(possible * 100) / 100)
  }
}

/** How near the best title is, or -1 when none can be compared. */
function bestTitle(words: Uint16Array, from: number, to: number, likenesses: Float64Array) {
  let most = -1
  for (let at = from; at < to; at += 1) {
    const likeness = likenesses[words[at]!]! * (at - from < titlesInFull ? 1 : olderTitle)
    if (likeness > most) most = likeness
  }
  return most
}

function likeness(words: Uint16Array, from: number, to: number, groups: Float64Array) {
  let sum = 0
  for (let at = from; at < to; at += 2) sum += groups[words[at]!]! * words[at + 1]!
  return sum
}

/** Years of work, each month counted as far as the most related of the works then held. */
function relatedYears(
  words: Uint16Array,
  from: number,
  to: number,
  statedYears: number,
  related: Float64Array,
  titles: number,
  field: number,
) {
  const byField = Math.max(leastRelated, field)
  if (from === to) return statedYears * byField
  let months = 0
  for (let at = from; at < to; at += 2) {
    const bits = words[at + 1]!
    let most = 0
    for (let slot = 0; slot <= untitledSlot; slot += 1) {
      if ((bits & (1 << slot)) === 0) continue
      const of = slot === untitledSlot ? Number.NaN : related[words[titles + slot]!]!
      most = Math.max(most, Number.isNaN(of) ? byField : of)
    }
    months += words[at]! * most
  }
  return months / 12
}

function addShared(
  words: Uint16Array,
  from: number,
  to: number,
  { terms, squares }: Pick<Lens, 'terms' | 'squares'>,
  shared: { product: number; square: number },
) {
  for (let at = from; at < to; ) {
    const often = words[at]!
    const end = at + 2 + words[at + 1]!
    let once = 0
    let square = 0
    for (let term = at + 2; term < end; term += 1) {
      const number = words[term]!
      const product = terms[number]!
      if (product === 0) continue
      once += product
      square += squares[number]!
    }
    shared.product += often * once
    shared.square += often * often * square
    at = end
  }
}
