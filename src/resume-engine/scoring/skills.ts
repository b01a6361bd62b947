import type { CriteriaChoice, SkillCriterion } from '../criteria-choice.ts'
import type { Month, ResumeFacts } from '../facts.ts'
import type { RequirementResult } from '../match.ts'
import { impliedBy } from '../taxonomy/implications.ts'
import { skillPart } from '../weighing.ts'
import { type Judged, judged, listed, plural, unanswered } from './component.ts'
import { bestPlaces, type Place, type PlacedQuote, timeOfUse, type Use, worthOf } from './places.ts'
import { leastMet, partialCredit } from './weights.ts'

interface Held {
  /** The places where the resume says so, best first. */
  places: Map<string, PlacedQuote[]>
  /** Skills that only a language model pointed out. */
  fromModel: Set<string>
  /** Skill that held ones include → the one of them that is best borne out. */
  included: Map<string, string>
  /** What the best place of a skill is worth, from 0 to 1. */
  worth(skill: string): number
}

const heldSkills = (facts: ResumeFacts, field: number): Held => {
  const places = new Map<string, PlacedQuote[]>()
  const fromModel = new Set<string>()
  for (const { value, quotes, source } of facts.skills) {
    if (!quotes[0] || places.has(value.skill)) continue
    places.set(value.skill, bestPlaces(facts, quotes))
    if (source === 'model') fromModel.add(value.skill)
  }
  const worth = (skill: string) => {
    const best = places.get(skill)?.[0]
    return best ? worthOf(best.place, field) : 0
  }
  const included = new Map<string, string>()
  for (const skill of places.keys())
    for (const parent of impliedBy(skill)) {
      const other = included.get(parent)
      if (other === undefined || worth(skill) > worth(other)) included.set(parent, skill)
    }
  return { places, fromModel, included, worth }
}

interface Credit {
  credit: number
  /** The held skill that earns it. */
  through: string
  how: 'named' | 'included' | 'near'
}

/** What is named earns what its place bears out; what follows from it less than the thing itself in the same place. */
const creditFor = (skill: string, { places, included, worth }: Held): Credit | null => {
  const including = included.get(skill)
  const wider = impliedBy(skill)
    .filter((parent) => places.has(parent))
    .toSorted((a, b) => worth(b) - worth(a))[0]
  const ways: Credit[] = [
    { credit: worth(skill), through: skill, how: 'named' },
    ...(including === undefined
      ? []
      : [{ credit: worth(including) * partialCredit.included, through: including, how: 'included' } as const]),
    ...(wider === undefined ? [] : [{ credit: worth(wider) * partialCredit.near, through: wider, how: 'near' } as const]),
  ]
  const best = ways.reduce((top, way) => (way.credit > top.credit ? way : top))
  return best.credit > 0 ? best : null
}

/** Skills that every text names are not reported as missing one by one. */
const leastReported = 0.5

/** "Tableau, Power BI or Looker". */
const inWords = (skills: string[]) => (skills.length === 1 ? skills[0]! : `${skills.slice(0, -1).join(', ')} or ${skills.at(-1)}`)

interface Found extends Credit {
  /** Of the skill and its alternatives the one that earns most. */
  name: string
}

const nothing = { credit: 0, how: 'named' } as const

const bestOf = ({ skill, alternatives }: SkillCriterion, held: Held): Found =>
  [skill, ...alternatives]
    .map((name) => ({ name, ...(creditFor(name, held) ?? { ...nothing, through: name }) }))
    .reduce((top, one) => (one.credit > top.credit ? one : top))

const where: Record<Place, string> = {
  position: 'shown at work',
  project: 'shown in a project or a position without dates',
  sentence: 'said in a sentence',
  list: 'named in a list, shown at no work',
  headline: 'only in the headline',
}

const asYear = (month: Month) => Math.floor(month / 12)

const timeInWords = ({ months, last }: Use) =>
  `${months < 12 ? plural(months, 'month') : plural(Math.round(months / 1.2) / 10, 'year')}, ${last === 'present' ? 'to this day' : `until ${asYear(last)}`}`

const summaryOf = ({ name, through, credit, how }: Found, place: Place, use: Use | null) => {
  if (credit === 0) return 'Not found in the resume.'
  const shown = use ? `${where[place]}, ${timeInWords(use)}` : where[place]
  if (how === 'near') return `Not named; ${through} is near to ${name}.`
  return how === 'named' ? `${name}: ${shown}.` : `Through ${through}, which includes ${name}: ${shown}.`
}

/** What is named is there, whatever bears it out; what is only near to it is not. */
const isMet = ({ how, credit }: Found) => how !== 'near' && credit >= leastMet

/** What is known of each skill that the criteria ask for. */
const judgeSkill = (criterion: SkillCriterion, held: Held, now: Month): RequirementResult & { found: Found } => {
  const found = bestOf(criterion, held)
  const { credit, through, how } = found
  const places = credit > 0 ? (held.places.get(through) ?? []) : []
  const best = places[0]
  const use = how === 'near' ? null : timeOfUse(places, now)
  return {
    id: criterion.id,
    label: inWords([criterion.skill, ...criterion.alternatives]),
    component: criterion.must ? 'must-have skills' : 'nice-to-have skills',
    must: criterion.must,
    weight: criterion.weight,
    score: Math.round(credit * 10_000) / 10_000,
    state: isMet(found) ? 'met' : credit > 0 ? 'partly' : 'missing',
    summary: summaryOf(found, best?.place ?? 'list', use),
    evidence: best ? [...new Set([best.quote, ...(use?.quotes.slice(0, 4) ?? [])])] : [],
    ...(best && (held.fromModel.has(through) || use?.source) ? { source: 'model' as const } : {}),
    found,
  }
}

const coverage = (
  name: 'must-have skills' | 'nice-to-have skills',
  criteria: CriteriaChoice['skills'],
  held: Held,
  word: string,
  now: Month,
): Judged => {
  const asked = criteria.filter(({ must, weight }) => must === (name === 'must-have skills') && weight > 0)
  const results = asked.map((criterion) => judgeSkill(criterion, held, now))
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

/** Required and nice-to-have skills; `now` is the month in which open positions end, `field` how near the field of work is. */
export const judgeSkills = (
  facts: ResumeFacts,
  { skills }: Pick<CriteriaChoice, 'skills'>,
  now: Month,
  field: number,
): Judged[] => {
  const held = heldSkills(facts, field)
  return [
    coverage('must-have skills', skills, held, 'required', now),
    coverage('nice-to-have skills', skills, held, 'nice-to-have', now),
  ]
}
