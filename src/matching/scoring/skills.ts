import type { Fact, Quote, ResumeFacts, SkillRequirement } from '../facts.ts'
import { impliedBy } from '../knowledge/implications.ts'
import { type Judged, judged, listed, unanswered } from './component.ts'
import { fullSkillList, partialCredit } from './weights.ts'

interface Held {
  quotes: Map<string, Quote>
  /** Skill that a held one includes → the held one. */
  included: Map<string, string>
}

const heldSkills = ({ skills }: ResumeFacts): Held => {
  const quotes = new Map<string, Quote>()
  for (const { value, quotes: places } of skills) if (places[0] && !quotes.has(value.skill)) quotes.set(value.skill, places[0])
  const included = new Map<string, string>()
  for (const skill of quotes.keys()) for (const parent of impliedBy(skill)) if (!included.has(parent)) included.set(parent, skill)
  return { quotes, included }
}

interface Credit {
  credit: number
  /** The held skill that earns it. */
  through: string
}

const creditFor = (skill: string, { quotes, included }: Held): Credit | null => {
  if (quotes.has(skill)) return { credit: 1, through: skill }
  const including = included.get(skill)
  if (including !== undefined) return { credit: partialCredit.included, through: including }
  const wider = impliedBy(skill).find((parent) => quotes.has(parent))
  return wider === undefined ? null : { credit: partialCredit.near, through: wider }
}

/** Skills that every text names are not reported as missing one by one. */
const leastReported = 0.5

/** "Tableau, Power BI or Looker". */
const inWords = (skills: string[]) => (skills.length === 1 ? skills[0]! : `${skills.slice(0, -1).join(', ')} or ${skills.at(-1)}`)

const coverage = (
  name: 'must-have skills' | 'nice-to-have skills',
  asked: Fact<SkillRequirement>[],
  held: Held,
  word: string,
): Judged => {
  const possible = asked.reduce((sum, { value }) => sum + value.weight, 0)
  if (possible === 0) return unanswered(name, `The job description names no ${word} skills.`)
  const found = asked.map(({ value: { skill, alternatives, weight } }) => {
    const credits = [skill, ...alternatives].map((name) => ({ name, ...(creditFor(name, held) ?? { credit: 0, through: name }) }))
    const best = credits.reduce((top, one) => (one.credit > top.credit ? one : top))
    return { ...best, weight, asked: inWords([skill, ...alternatives]) }
  })
  const earned = found.reduce((sum, { weight, credit }) => sum + weight * credit, 0)
  const shown = found.filter(({ credit }) => credit >= partialCredit.included)
  const names = shown.map(({ name, through }) => (through === name ? name : `${name} (through ${through})`))
  const absent = found
    .filter((skill) => !shown.includes(skill) && skill.weight >= leastReported)
    .map(({ asked, credit, through }) => (credit > 0 ? `${asked} (near: ${through})` : asked))
  const missing = word === 'required' ? absent.map((skill) => `Required skill: ${skill}`) : [`Nice to have: ${listed(absent)}`]
  return judged(name, {
    score: earned / possible,
    counts: Math.min(1, possible / fullSkillList),
    summary: `${shown.length} of ${asked.length} ${word} ${asked.length === 1 ? 'skill' : 'skills'}${names.length ? `: ${listed(names)}` : ''}.`,
    evidence: [...new Set(found.flatMap(({ credit, through }) => (credit > 0 ? [held.quotes.get(through)!] : [])))],
    missing: absent.length > 0 ? missing : [],
  })
}

export const judgeSkills = (facts: ResumeFacts, must: Fact<SkillRequirement>[], nice: Fact<SkillRequirement>[]): Judged[] => {
  const held = heldSkills(facts)
  return [coverage('must-have skills', must, held, 'required'), coverage('nice-to-have skills', nice, held, 'nice-to-have')]
}
