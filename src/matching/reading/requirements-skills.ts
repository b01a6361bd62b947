import type { Fact, Quote, SkillRequirement } from '../facts.ts'
import { type FoundSkill, findSkills, impliedBy, skillInfo } from '../knowledge/skills.ts'
import type { Interval } from '../knowledge/terms.ts'
import { degreeAskedIn } from './requirements-degree.ts'
import type { DividedText, Statement } from './requirements-sections.ts'

const wished =
  /\b(?:preferred|preferably|a (?:big |huge |strong |definite |real )?plus|nice[ -]to[ -]have|bonus|ideally|desirable|desired|advantage(?:ous)?|optional|would be (?:great|good|nice|helpful|beneficial)|is (?:helpful|beneficial)|even better|not required)\b/i
const demanded = /\b(?:must|required?|requires|requirement|mandatory|essential|minimum|need to (?:have|know)|at least)\b/i

/** A statement that asks for something outside the sections made for it. */
const asks =
  /\b(?:experience|experienced|proficien(?:t|cy)|knowledge|familiar(?:ity)?|expertise|skilled|skills|understanding of|background in|fluen(?:t|cy)|hands[ -]on|ability to|certifi(?:ed|cation)|degree|track record)\b/i

const mostRequired = 30
const mostWished = 15

/** Below this weight a skill counts only where the text asks for it, not where duties mention it. */
const leastMentioned = 0.5

/** Skills of the trade count in full; the long tail of the classifications and soft skills, which every text names, less. */
const weightOf = ({ kind, skill }: FoundSkill) => {
  if (kind === 'soft') return 0.2
  if (kind === 'field' || kind === 'knowledge' || kind === 'product') return 0.5
  if (kind === 'concept' || kind === 'method') return 0.6
  return skillInfo(skill)?.curated ? 1 : 0.6
}

interface SkillsAsked {
  mustHave: Fact<SkillRequirement>[]
  niceToHave: Fact<SkillRequirement>[]
}

const collected = (
  found: { skill: FoundSkill; statement: Statement }[],
  quoteOf: (skill: FoundSkill) => Quote,
  most: number,
): Fact<SkillRequirement>[] => {
  const bySkill = Map.groupBy(found, ({ skill }) => skill.skill)
  return [...bySkill.values()].slice(0, most).map((mentions) => ({
    value: { skill: mentions[0]!.skill.skill, known: true, weight: weightOf(mentions[0]!.skill) },
    confidence: mentions.some(({ skill }) => !skill.ambiguous) ? 0.9 : 0.6,
    quotes: mentions.slice(0, 3).map(({ skill }) => quoteOf(skill)),
  }))
}

/** The part of the statement a skill stands in: "SQL required, Python preferred" are two. */
const clauseAround = (text: string, statement: Statement, skill: FoundSkill) => {
  const before = text.slice(statement.start, skill.start)
  const after = text.slice(skill.end, statement.end)
  const from = Math.max(before.lastIndexOf(';'), before.lastIndexOf('. '), before.lastIndexOf('\n'))
  const to = after.search(/;|\.\s|\bbut\b|, (?=[^,]{0,40}\b(?:preferred|a plus|required|nice to have)\b)/)
  return text.slice(statement.start + from + 1, to < 0 ? statement.end : skill.end + to)
}

/** "degree in computer science or statistics": what was studied is not a skill asked for. */
const fieldOfStudy = (text: string, { start, end }: Statement): Interval | null => {
  const sentence = text.slice(start, end)
  const degree = degreeAskedIn(sentence)
  if (!degree) return null
  const rest = sentence.slice(degree.end)
  const stop = rest.search(/[;.]\s|\b(?:experience|years?|knowledge|skills?|proficien|familiar)/i)
  return { start: start + degree.start, end: stop < 0 ? end : start + degree.end + stop }
}

/**
 * The skills that a job description asks for, divided by how firmly. With a part for requirements, skills that only the duties
 * mention are nice to have; without one, every statement that asks for something counts as a requirement.
 */
export const skillsAskedIn = (
  text: string,
  { statements, hasRequired }: DividedText,
  quoteOf: (skill: FoundSkill) => Quote,
): SkillsAsked => {
  const required: { skill: FoundSkill; statement: Statement }[] = []
  const preferred: typeof required = []
  const mentioned: typeof required = []
  for (const statement of statements) {
    if (statement.kind === 'boilerplate') continue
    const study = fieldOfStudy(text, statement)
    for (const skill of findSkills(text, statement)) {
      if (study && skill.start >= study.start && skill.end <= study.end) continue
      const clause = clauseAround(text, statement, skill)
      const entry = { skill, statement }
      if (wished.test(clause)) preferred.push(entry)
      else if (statement.kind === 'required') required.push(entry)
      else if (statement.kind === 'preferred') (demanded.test(clause) ? required : preferred).push(entry)
      else if (!statement.heading && (demanded.test(clause) || (!hasRequired && asks.test(clause)))) required.push(entry)
      else mentioned.push(entry)
    }
  }
  const enough = required.filter(({ skill }) => weightOf(skill) >= leastMentioned).length >= 2
  const inPassing = mentioned.filter(({ skill }) => weightOf(skill) >= leastMentioned)
  const mustHave = collected(enough ? required : [...required, ...mentioned], quoteOf, mostRequired)
  const covered = new Set(mustHave.flatMap(({ value }) => [value.skill, ...impliedBy(value.skill)]))
  const wishes = collected(enough ? [...preferred, ...inPassing] : preferred, quoteOf, mostRequired)
  return { mustHave, niceToHave: wishes.filter(({ value }) => !covered.has(value.skill)).slice(0, mostWished) }
}
