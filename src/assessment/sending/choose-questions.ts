import type { BankSkill, QuestionBank } from '../question-bank/read-bank.ts'
import type { BankTitle, Level, MultipleChoiceQuestion, VoiceQuestion } from '../question-bank/schema.ts'
import type { DraftContent, Needs } from '../sending-ports.ts'
import { createDraw } from './draw.ts'
import { nearestTitle } from './nearest-title.ts'

export interface Wanted {
  needs: Needs
  count: number
  /** The same seed and the same bank choose the same questions. */
  seed: string
  /** Ids of the bank that must not come: retired ones, and those that are there already. */
  without: ReadonlySet<string>
}

export interface Chosen {
  questions: DraftContent[]
  /** The title whose questions were taken when the bank has none of the job's own; null otherwise. */
  nearest: string | null
}

/** How the levels are mixed, by the years that are asked for. */
function levelShares(years: number | null): Record<Level, number> {
  if (years !== null && years < 2) return { 1: 5, 2: 4, 3: 1 }
  if (years !== null && years > 5) return { 1: 1, 2: 4, 3: 5 }
  return { 1: 3, 2: 4, 3: 3 }
}

/** Whose turn it is, so that after any number of turns everybody has had a share near their weight. */
function createTurns<Key>(weights: Map<Key, number>, random: () => number) {
  const taken = new Map<Key, number>()
  // Ties fall by chance, not by the alphabet.
  const luck = new Map([...weights.keys()].map((key) => [key, random()]))
  const claim = (key: Key) => weights.get(key)! / (2 * (taken.get(key) ?? 0) + 1)
  return {
    /** Those that may still have a turn, the next one first. */
    order: () => [...weights.keys()].sort((one, other) => claim(other) - claim(one) || luck.get(one)! - luck.get(other)!),
    take: (key: Key) => void taken.set(key, (taken.get(key) ?? 0) + 1),
    remove: (key: Key) => void weights.delete(key),
  }
}

/** Nearest level first; of two that are as near the easier one. */
const nearestLevels = (level: Level) =>
  ([1, 2, 3] as const).toSorted((one, other) => Math.abs(one - level) - Math.abs(other - level) || one - other)

/** How much each skill of the bank counts for this job and this resume; only those that do. */
function skillWeights({ skills, claimed }: Needs, known: readonly BankSkill[], title: BankTitle): Map<string, number> {
  const names = new Set(known.map(({ skill }) => skill))
  const claims = new Set(claimed)
  const weights = new Map<string, number>()
  const add = (name: string, weight: number) => {
    if (names.has(name)) weights.set(name, Math.max(weight, weights.get(name) ?? 0))
  }
  for (const { skill, alternatives, must } of skills) {
    const all = [skill, ...alternatives].filter((name) => names.has(name))
    // Of several that do as well, the one that the resume claims is asked about.
    const name = all.find((each) => claims.has(each)) ?? all[0]
    if (name) add(name, (must ? 4 : 2) * (claims.has(name) ? 1.5 : 1))
  }
  for (const { skill, titles } of known) if (titles.includes(title)) add(skill, claims.has(skill) ? 1 : 0.5)
  return weights
}

const asContent = (skill: string, { id, level, stem, options, key }: MultipleChoiceQuestion): DraftContent => ({
  text: stem,
  source: 'bank',
  bankId: id,
  skill,
  level,
  options: options.map((option) => ({ ...option })),
  key,
  points: [],
})

/**
 * Multiple-choice questions of the bank: must-haves of the job description first and those the resume claims before others, then
 * what is nice to have, then what belongs to the title; of mixed levels, the easier ones first, none twice.
 */
export async function chooseQuestions(bank: QuestionBank, { needs, count, seed, without }: Wanted): Promise<Chosen> {
  const known = await bank.skills()
  const { title, isSame } = nearestTitle(needs, known)
  const draw = createDraw(`mcq:${seed}`)
  const turns = createTurns(skillWeights(needs, known, title), draw.next)
  const levels = createTurns(
    new Map(Object.entries(levelShares(needs.years)).map(([level, share]) => [Number(level) as Level, share])),
    draw.next,
  )
  const pools = new Map<string, MultipleChoiceQuestion[]>()
  const poolOf = async (skill: string) => {
    const file = pools.has(skill) ? null : await bank.ofSkill(skill)
    const pool = pools.get(skill) ?? (file?.questions ?? []).filter(({ id }) => !without.has(id))
    pools.set(skill, pool)
    return pool
  }
  const chosen: DraftContent[] = []
  while (chosen.length < count) {
    const skill = turns.order()[0]
    if (skill === undefined) break
    const pool = await poolOf(skill)
    if (pool.length === 0) {
      turns.remove(skill)
      continue
    }
    const wantedLevel = levels.order()[0]!
    const level = nearestLevels(wantedLevel).find((each) => pool.some((question) => question.level === each))!
    const question = draw.pick(pool.filter((each) => each.level === level))
    pools.set(
      skill,
      pool.filter((each) => each !== question),
    )
    turns.take(skill)
    levels.take(level)
    chosen.push(asContent(skill, question))
  }
  const asked = new Set(needs.skills.flatMap(({ skill, alternatives }) => [skill, ...alternatives]))
  const isAllAsked = chosen.every(({ skill }) => skill !== null && asked.has(skill))
  return {
    questions: chosen.toSorted((one, other) => one.level! - other.level!),
    nearest: isSame || isAllAsked ? null : title,
  }
}

const asOpenContent = ({ id, level, question, points }: VoiceQuestion): DraftContent => ({
  text: question,
  source: 'bank',
  bankId: id,
  skill: null,
  level,
  options: [],
  key: null,
  points: points.map((point) => ({ ...point, words: [...point.words] })),
})

/** Open questions of the bank: those of the title, of mixed levels, the easier ones first, none twice. */
export async function chooseOpenQuestions(bank: QuestionBank, { needs, count, seed, without }: Wanted): Promise<Chosen> {
  const { title, isSame } = nearestTitle(needs, await bank.skills())
  const draw = createDraw(`voice:${seed}`)
  const levels = createTurns(
    new Map(Object.entries(levelShares(needs.years)).map(([level, share]) => [Number(level) as Level, share])),
    draw.next,
  )
  // Whoever wants more than one title has gets those of its neighbours.
  const titles = [title, ...neighbours(title)]
  const chosen: DraftContent[] = []
  for (const each of titles) {
    let pool = ((await bank.ofTitle(each))?.questions ?? []).filter(({ id }) => !without.has(id))
    while (chosen.length < count && pool.length > 0) {
      const level = nearestLevels(levels.order()[0]!).find((one) => pool.some((question) => question.level === one))!
      const question = draw.pick(pool.filter((one) => one.level === level))
      pool = pool.filter((one) => one !== question)
      levels.take(level)
      chosen.push(asOpenContent(question))
    }
    if (chosen.length >= count) break
  }
  return { questions: chosen.toSorted((one, other) => one.level! - other.level!), nearest: isSame ? null : title }
}

const groups: BankTitle[][] = [
  ['AI Engineer', 'Machine Learning Engineer', 'Data Scientist', 'Data Analyst'],
  ['Backend Developer', 'Full Stack Developer', 'Software Engineer', 'Python Developer', 'DevOps Engineer', 'UiPath Developer'],
  ['Product Manager', 'Business Analyst'],
]

const neighbours = (title: BankTitle) => (groups.find((group) => group.includes(title)) ?? []).filter((each) => each !== title)
