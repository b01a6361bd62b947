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

const coverage = (
  name: 'must-have skills' | 'nice-to-have skills',
  asked: Fact<SkillRequirement>[],
  held: Held,
  word: string,
): Judged => {
  const possible = asked.reduce((sum, { value }) => sum + value.weight, 0)
  if (possible === 0) return unanswered(name, `The job description names no ${word} skills.`)
  const found = asked.map(({ value }) => ({ ...value, held: creditFor(value.skill, held) }))
  const earned = found.reduce((sum, { weight, held }) => sum + weight * (held?.credit ?? 0), 0)
  const shown = found.filter((skill) => skill.held && skill.held.credit >= partialCredit.included)
  const names = shown.map(({ skill, held }) => (held!.through === skill ? skill : `${skill} (through ${held!.through})`))
  const absent = found
    .filter((skill) => !shown.includes(skill) && skill.weight >= leastReported)
    .map(({ skill, held }) => (held ? `${skill} (near: ${held.through})` : skill))
  const missing = word === 'required' ? absent.map((skill) => `Required skill: ${skill}`) : [`Nice to have: ${listed(absent)}`]
  return judged(name, {
    score: earned / possible,
    counts: Math.min(1, possible / fullSkillList),
    summary: `${shown.length} of ${asked.length} ${word} ${asked.length === 1 ? 'skill' : 'skills'}${names.length ? `: ${listed(names)}` : ''}.`,
    evidence: [...new Set(found.flatMap(({ held: credit }) => (credit ? [held.quotes.get(credit.through)!] : [])))],
    missing: absent.length > 0 ? missing : [],
  })
}

export const judgeSkills = (facts: ResumeFacts, must: Fact<SkillRequirement>[], nice: Fact<SkillRequirement>[]): Judged[] => {
  const held = heldSkills(facts)
  return [coverage('must-have skills', must, held, 'required'), coverage('nice-to-have skills', nice, held, 'nice-to-have')]
}
