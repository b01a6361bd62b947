import type { CriteriaChoice, SkillCriterion } from '../criteria.ts'
import type { Quote, ResumeFacts } from '../facts.ts'
import { impliedBy } from '../knowledge/implications.ts'
import type { RequirementResult } from '../match.ts'
import { skillPart } from '../weighing.ts'
import { type Judged, judged, listed, unanswered } from './component.ts'
import { partialCredit } from './weights.ts'

interface Held {
  quotes: Map<string, Quote>
  /** Skills that only a language model pointed out. */
  fromModel: Set<string>
  /** Skill that a held one includes → the held one. */
  included: Map<string, string>
}

const heldSkills = ({ skills }: ResumeFacts): Held => {
  const quotes = new Map<string, Quote>()
  const fromModel = new Set<string>()
  for (const { value, quotes: places, source } of skills) {
    if (!places[0] || quotes.has(value.skill)) continue
    quotes.set(value.skill, places[0])
    if (source === 'model') fromModel.add(value.skill)
  }
  const included = new Map<string, string>()
  for (const skill of quotes.keys()) for (const parent of impliedBy(skill)) if (!included.has(parent)) included.set(parent, skill)
  return { quotes, fromModel, included }
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

interface Found {
  /** Of the skill and its alternatives the one that earns most. */
  name: string
  /** The held skill that earns it. */
  through: string
  credit: number
}

const bestOf = ({ skill, alternatives }: SkillCriterion, held: Held): Found =>
  [skill, ...alternatives]
    .map((name) => ({ name, ...(creditFor(name, held) ?? { credit: 0, through: name }) }))
    .reduce((top, one) => (one.credit > top.credit ? one : top))

const summaryOf = ({ name, through, credit }: Found) => {
  if (credit === 0) return 'Not found in the resume.'
  if (credit === 1) return `The resume names ${name}.`
  return credit >= partialCredit.included
    ? `Through ${through}, which includes ${name}.`
    : `Not named; ${through} is near to ${name}.`
}

/** What is known of each skill that the criteria ask for. */
const judgeSkill = (criterion: SkillCriterion, held: Held): RequirementResult & { found: Found } => {
  const found = bestOf(criterion, held)
  const { credit, through } = found
  const quote = credit > 0 ? held.quotes.get(through) : undefined
  return {
    id: criterion.id,
    label: inWords([criterion.skill, ...criterion.alternatives]),
    component: criterion.must ? 'must-have skills' : 'nice-to-have skills',
    must: criterion.must,
    weight: criterion.weight,
    score: credit,
    state: credit >= partialCredit.included ? 'met' : credit > 0 ? 'partly' : 'missing',
    summary: summaryOf(found),
    evidence: quote ? [quote] : [],
    ...(held.fromModel.has(through) && quote ? { source: 'model' as const } : {}),
    found,
  }
}

const coverage = (
  name: 'must-have skills' | 'nice-to-have skills',
  criteria: CriteriaChoice['skills'],
  held: Held,
  word: string,
): Judged => {
  const asked = criteria.filter(({ must, weight }) => must === (name === 'must-have skills') && weight > 0)
  const results = asked.map((criterion) => judgeSkill(criterion, held))
  const scores = new Map(results.map(({ id, score }) => [id, score]))
  const part = skillPart(asked, name === 'must-have skills', scores)
  if (!part.answered) return unanswered(name, `The job description names no ${word} skills.`)
  const shown = results.filter(({ state }) => state === 'met')
  const names = shown.map(({ found }) => (found.through === found.name ? found.name : `${found.name} (through ${found.through})`))
  const absent = results
    .filter(({ state, weight }) => state !== 'met' && weight >= leastReported)
    .map(({ label, found }) => (found.credit > 0 ? `${label} (near: ${found.through})` : label))
  const missing = word === 'required' ? absent.map((skill) => `Required skill: ${skill}`) : [`Nice to have: ${listed(absent)}`]
  return judged(name, {
    score: part.score,
    summary: `${shown.length} of ${asked.length} ${word} ${asked.length === 1 ? 'skill' : 'skills'}${names.length ? `: ${listed(names)}` : ''}.`,
    evidence: [...new Set(results.flatMap(({ evidence }) => evidence))],
    missing: absent.length > 0 ? missing : [],
    requirements: results.map(({ found: _, ...result }) => result),
  })
}

export const judgeSkills = (facts: ResumeFacts, { skills }: Pick<CriteriaChoice, 'skills'>): Judged[] => {
  const held = heldSkills(facts)
  return [coverage('must-have skills', skills, held, 'required'), coverage('nice-to-have skills', skills, held, 'nice-to-have')]
}
