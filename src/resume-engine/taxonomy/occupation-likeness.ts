import type { OccupationProfile, Role, TitleMeaning } from '../facts.ts'
import { titleKey } from './gendered-text.ts'
import { relatedness } from './related-occupations.ts'
import { titleMeaning } from './titles.ts'

/** How near two occupations are, from 0 to 1: by the characters of their codes that agree, or by the table of related occupations. */
const codeLikeness = (a: string, b: string): number => {
  if (a === b) return 1
  if (a.slice(0, 7) === b.slice(0, 7)) return 0.9
  const group =
    a.slice(0, 6) === b.slice(0, 6) ? 0.65 : a.slice(0, 4) === b.slice(0, 4) ? 0.45 : a.slice(0, 2) === b.slice(0, 2) ? 0.2 : 0
  return Math.max(group, relatedness(a, b))
}

type Work = Pick<TitleMeaning, 'family' | 'occupations' | 'shares'>

/** Shares of what was read before they were kept: the likelier come first. */
const sharesOf = ({ occupations, shares }: Work): number[] => {
  if (shares) return shares
  const sum = occupations.reduce((total, _, place) => total + 1 / (place + 1), 0)
  return occupations.map((_, place) => 1 / (place + 1) / sum)
}

/** Occupations as shares of the work, ready to be compared. */
type Shared = readonly (readonly [code: string, share: number])[]

const sharedOf = (work: Work): Shared => {
  const shares = sharesOf(work)
  return work.occupations.map((code, place) => [code, shares[place]!] as const)
}

const product = (a: Shared, b: Shared) => {
  let sum = 0
  for (const [one, share] of a) for (const [other, otherShare] of b) sum += share * otherShare * codeLikeness(one, other)
  return sum
}

/** Titles of one occupation that go by other names. */
const sameOccupation = 0.95

/** How alike the work of titles is to that of one, from 0 to 1, levels aside: 1 in one family; null when one of them is unknown. */
export const workLikenessTo = (asked: Work): ((work: Work) => number | null) => {
  const shared = sharedOf(asked)
  const self = product(shared, shared)
  const ofCode = new Map<string, number>()
  const towards = (code: string) => {
    const known = ofCode.get(code)
    if (known !== undefined) return known
    const likeness = product([[code, 1]], shared)
    ofCode.set(code, likeness)
    return likeness
  }
  return (work) => {
    if (work.family !== null && work.family === asked.family) return 1
    if (work.occupations.length === 0 || shared.length === 0) return null
    const own = sharedOf(work)
    const length = Math.sqrt(self * product(own, own))
    const likeness = own.reduce((sum, [code, share]) => sum + share * towards(code), 0)
    return length === 0 ? 0 : Math.min(1, likeness / length) * sameOccupation
  }
}

const comparisons = new WeakMap<object, (work: Work) => number | null>()

/** How alike the work of two titles is, from 0 to 1, levels aside: 1 in one family; null when one of them is unknown. */
export const workLikeness = (work: Work, asked: Work): number | null => {
  const known = comparisons.get(asked)
  if (known) return known(work)
  const compare = workLikenessTo(asked)
  comparisons.set(asked, compare)
  return compare(work)
}

/** Rank of a title that states no level. */
const usualRank = 2
/** An intern is further from everybody else than one step. */
const internRank = -2
/** Steps that cost nothing, what each further one costs, and the most that levels take away. */
const [freeSteps, perStep, mostLost] = [1, 0.07, 0.5]

const rankOf = (seniority: number | null) => (seniority === null ? usualRank : seniority === 0 ? internRank : seniority)

/** What the distance between two levels leaves of a title's worth, from .5 to 1. */
export const levelLikeness = (a: number | null, b: number | null): number => {
  const steps = Math.abs(rankOf(a) - rankOf(b))
  return 1 - Math.min(mostLost, perStep * Math.max(0, steps - freeSteps))
}

/** How alike two titles are, from 0 to 1, their levels included; null when one of them is unknown. */
export const titleLikeness = (title: Omit<TitleMeaning, 'title'>, asked: TitleMeaning): number | null => {
  const work = workLikeness(title, asked)
  return work === null ? null : work * levelLikeness(title.seniority, asked.seniority)
}

/** From this likeness on, a position held bears out what somebody calls themselves. */
const bearsOut = 0.45
/** The same for what the sentences about positions are about, which is always vaguer than a title. */
const wordsBearOut = 0.12

const likenessToProfile = (title: Work, profile: OccupationProfile) =>
  profile.reduce((sum, [code, share]) => sum + share * product(sharedOf(title), [[code, 1]]), 0)

/** What words about the work bear out, where no position has a title. */
const byWords = 0.8

/**
 * How far each title is borne out by a position, from 0 to 1: in full by one that has it, as far as its work is alike by another. A position has
 * an employer or dates. Where none has a title that could be read, `told` decides, the occupations that the words about the work speak of.
 */
export const bearing = (titles: readonly string[], roles: readonly Role[], told: () => OccupationProfile): number[] => {
  if (titles.length === 0) return []
  const held = roles.flatMap(({ title, company, dates }) => (title && (company || dates) ? [title.value] : []))
  if (held.length === 0) {
    const profile = told()
    return titles.map((title) => (likenessToProfile(titleMeaning(title), profile) >= wordsBearOut ? byWords : 0))
  }
  const keys = new Set(held.map(titleKey))
  const meanings = held.map(titleMeaning)
  return titles.map((title) => {
    if (keys.has(titleKey(title))) return 1
    const own = titleMeaning(title)
    const most = Math.max(0, ...meanings.map((other) => workLikeness(own, other) ?? 0))
    return most >= bearsOut ? Math.round(most * 10) / 10 : 0
  })
}

/** The meaning of a title with how far a position bears it out. */
export const withBearing = ({ borneOut: _, ...meaning }: TitleMeaning, borneOut: number): TitleMeaning =>
  borneOut === 1 ? meaning : { ...meaning, borneOut }
