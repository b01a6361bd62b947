import { askCategories, operatorRule } from './category-constants.ts'
import type { Condition } from './condition.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** '2026-11-09' → 'Nov 9, 2026'. */
export const dayInWords = (day: string) => {
  const [year, month, date] = day.split('-')
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`
}

export const listed = (words: readonly string[], last = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

const daysInWords = ({ operator, values: [first = '', last = ''] }: Condition) => {
  if (operator === 'since') return `since ${dayInWords(first)}`
  if (operator === 'before') return `before ${dayInWords(first)}`
  return first === last ? `on ${dayInWords(first)}` : `from ${dayInWords(first)} to ${dayInWords(last)}`
}

const figureInWords = ({ operator, values }: Condition, unit: string) =>
  operator === 'between' ? `between ${values[0]} and ${values[1]}${unit}` : `${operator.replace('-', ' ')} ${values[0]}${unit}`

const yearsUnit = ({ values }: Condition) => (values.length === 1 && values[0] === '1' ? ' year' : ' years')

const dated = (operator: string) => ['between', 'since', 'before'].includes(operator)

/** What stands on the chip of a condition, without its denial. */
export function chipText(condition: Condition): string {
  const { category, operator, values } = condition
  const { label } = askCategories[category]
  if (operator === 'unknown') return 'Experience is not known'
  if (category === 'years') return `Experience: ${figureInWords(condition, yearsUnit(condition))}`
  if (category === 'score') return `Match: ${figureInWords(condition, '%')}`
  if (dated(operator)) return `${label}: ${daysInWords(condition)}`
  if (category === 'contacted') return 'Contacted by email'
  if (category === 'tag' && operator === 'any') return 'Has a tag'
  if (category === 'degree' && operator === 'any') return 'Has a degree'
  if (category === 'contact')
    return `Has ${listed(
      values.map((value) => contactWords[value] ?? value),
      'or',
    )}`
  const rule = operatorRule(category, operator)
  const how = operator === 'is' ? '' : `${rule?.words ?? operator} `
  return `${label}: ${how}${listed(values, 'or')}`
}

const contactWords: Record<string, string> = { phone: 'a phone number', email: 'an email address' }
const degreeWords = (level: string) =>
  /^(?:bachelor|master)$/.test(level) ? `${level}’s degree` : level === 'associate' ? 'associate degree' : level

/** What the condition says of somebody, after 'those who'. */
export function predicate(condition: Condition): string {
  const { category, operator, values, negated } = condition
  const either = listed(values, 'or')
  const say = (yes: string, no: string) => (negated ? no : yes)
  switch (category) {
    case 'skill':
      return say(`name ${either}`, `do not name ${either}`)
    case 'title':
      return say(`have held the title ${either}`, `have not held the title ${either}`)
    case 'company':
      return say(`have worked at ${either}`, `do not name ${either} as an employer`)
    case 'degree':
      if (operator === 'any') return say('name a degree', 'name no degree')
      if (operator === 'is') return say(`have the degree ${either}`, `do not name the degree ${either}`)
      return operator === 'level'
        ? say(`have a ${listed(values.map(degreeWords), 'or')}`, `do not name a ${listed(values.map(degreeWords), 'or')}`)
        : say(`have at least a ${degreeWords(either)}`, `name nothing like a ${degreeWords(either)} or above`)
    case 'years':
      if (operator === 'unknown') return say('do not say how many years they have', 'say how many years they have')
      return `${say('have', 'do not have')} ${figureInWords(condition, yearsUnit(condition))} of experience`
    case 'type':
      return say(`are ${listed(values.map(typeWords), 'or')}`, `are not ${listed(values.map(typeWords), 'or')}`)
    case 'score':
      return `${say('match', 'do not match')} ${figureInWords(condition, '%')}`
    case 'job':
      return say(`were ranked for ${either}`, `were not ranked for ${either}`)
    case 'stage':
      return say(`are in the stage ${either}`, `are not in the stage ${either}`)
    case 'status':
      return say(`are ${statusWords(values)}`, `are not ${statusWords(values)}`)
    case 'moved':
      return `${say('came', 'did not come')} to their stage ${daysInWords(condition)}`
    case 'tag':
      return operator === 'any' ? say('carry a tag', 'carry no tag') : say(`are tagged ${either}`, `are not tagged ${either}`)
    case 'contacted':
      return operator === 'any'
        ? say('have been written to', 'have not been written to')
        : `${say('were last written to', 'were not last written to')} ${daysInWords(condition)}`
    case 'contact':
      return `${say('give', 'do not give')} ${listed(
        values.map((value) => contactWords[value] ?? value),
        'or',
      )}`
    case 'added':
      return `${say('were added', 'were not added')} ${daysInWords(condition)}`
    case 'name':
      return say(`are called ${either}`, `are not called ${either}`)
  }
}

const typeWords = (value: string) => (value === 'Fresher' ? 'freshers' : 'experienced')
const statusWords = (values: readonly string[]) =>
  listed(
    values.map((value) => (value === 'open' ? 'still in process' : value)),
    'or',
  )
