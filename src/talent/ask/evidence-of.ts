import type { Fact, Quote, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { SkillNames } from '../ask-ports.ts'
import { asCompared, inOneForm, linesOf } from '../candidate-filters/filters.ts'
import { occursIn } from '../candidate-filters/search-terms.ts'
import type { Condition } from './condition.ts'

/** Where a resume says what a condition asks for. */
export interface ConditionEvidence {
  /** Place of the condition in the list of them. */
  condition: number
  quote: Quote
}

/** Quotes shown for one condition. */
const mostQuotes = 2

const isTitled = (title: string, words: string) =>
  occursIn(linesOf('designation', asCompared(title)), { text: inOneForm('designation', asCompared(words)), at: 'word' })

const hasWords = (text: string, words: string) => occursIn(asCompared(text), { text: asCompared(words), at: 'word' })

/** The quotes behind the conditions that a resume can answer; what must not be there has none. */
export function evidenceOf(facts: ResumeFacts, conditions: readonly Condition[], skills: ReadonlyMap<string, SkillNames>) {
  return conditions.flatMap((condition, at): ConditionEvidence[] => {
    if (condition.negated) return []
    const found = quotesFor(facts, condition, skills)
    const once = [...new Map(found.map((quote) => [quote.start, quote])).values()]
    return once.slice(0, mostQuotes).map((quote) => ({ condition: at, quote }))
  })
}

const first = <Value>({ quotes }: Fact<Value>) => quotes.slice(0, 1)

function quotesFor(
  facts: ResumeFacts,
  { category, operator, values }: Condition,
  skills: ReadonlyMap<string, SkillNames>,
): Quote[] {
  switch (category) {
    case 'skill': {
      const wanted = values.map((value) => skills.get(value))
      const names = new Set(wanted.flatMap((each) => (each ? [each.name.toLowerCase()] : [])))
      const exact = facts.skills.filter(({ value }) => names.has(value.skill.toLowerCase()))
      const forms = wanted.flatMap((each) => (each && !each.known ? each.forms : []))
      const likely =
        exact.length > 0 ? exact : facts.skills.filter(({ value }) => forms.some((form) => hasWords(value.skill, form)))
      return likely.flatMap(first)
    }
    case 'title':
      return facts.designations.filter(({ value }) => values.some((words) => isTitled(value, words))).flatMap(first)
    case 'company':
      return facts.companies.filter(({ value }) => values.some((words) => hasWords(value, words))).flatMap(first)
    case 'degree':
      return facts.degrees
        .filter(
          ({ value }) =>
            operator !== 'is' ||
            values.some((words) => value.canonical?.toLowerCase() === words.toLowerCase() || hasWords(value.title, words)),
        )
        .flatMap(first)
    case 'years':
    case 'type':
      return operator === 'unknown'
        ? []
        : facts.statedYears
          ? first(facts.statedYears)
          : facts.roles.filter(({ counts }) => counts).flatMap(({ dates }) => (dates ? first(dates) : []))
    default:
      return []
  }
}
