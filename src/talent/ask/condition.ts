import { type AskCategory, askCategories, operatorRule } from './category-constants.ts'
import { longestConditionValue, mostConditions, mostConditionValues } from './constants.ts'

/** One thing that must hold, or must not, of the candidates a question is about. Any of its values will do. */
export interface Condition {
  category: AskCategory
  operator: string
  /** Numbers and days ('YYYY-MM-DD', both ends counted in) as text. */
  values: string[]
  negated: boolean
  /** The part of the question it came from; '' for one that a person added. */
  words: string
}

const isCategory = (name: string): name is AskCategory => Object.hasOwn(askCategories, name)

/** Whether days of the calendar: 31 February is none. */
const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const clean = (value: string) =>
  value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestConditionValue)

/** The condition as it can be asked, or null where it makes no sense. */
export function checkedCondition(given: {
  category: string
  operator: string
  values?: readonly string[]
  negated?: boolean
  words?: string
}): Condition | null {
  if (!isCategory(given.category)) return null
  const rule = operatorRule(given.category, given.operator)
  if (!rule) return null
  let values = (given.values ?? []).map(clean).filter(Boolean).slice(0, mostConditionValues)
  if (rule.kind === 'none') values = []
  if (rule.kind === 'choice')
    values = values.flatMap((value) => rule.choices!.filter((choice) => choice.toLowerCase() === value.toLowerCase()))
  if (rule.kind === 'number')
    values = values
      .map(Number)
      .filter((value) => value >= 0 && value <= 1000)
      .map(String)
  if (rule.kind === 'day') values = values.filter(isDay)
  if (rule.kind === 'words' || rule.kind === 'choice')
    values = [...new Map(values.map((value) => [value.toLowerCase(), value])).values()]
  if (rule.count !== undefined && values.length < rule.count) return null
  if (rule.count === undefined && values.length === 0) return null
  if (rule.count !== undefined) values = values.slice(0, rule.count)
  if (given.operator === 'between')
    values = rule.kind === 'number' ? values.toSorted((a, b) => Number(a) - Number(b)) : values.toSorted()
  return {
    category: given.category,
    operator: given.operator,
    values,
    negated: given.negated === true,
    words: clean(given.words ?? ''),
  }
}

const sameCondition = (a: Condition, b: Condition) =>
  a.category === b.category &&
  a.operator === b.operator &&
  a.negated === b.negated &&
  a.values.length === b.values.length &&
  a.values.every((value, at) => value.toLowerCase() === b.values[at]!.toLowerCase())

/** Each once, and no more than one can read. */
export const withoutRepeats = (conditions: readonly Condition[]) =>
  conditions
    .filter((condition, at) => conditions.findIndex((other) => sameCondition(condition, other)) === at)
    .slice(0, mostConditions)

/** What is asked about those who fit. */
export interface Asks {
  kind: 'list' | 'count' | 'top' | 'average' | 'most' | 'least' | 'compare'
  of: 'score' | 'years' | 'added'
  /** How many of the first are asked for. */
  n: number
}

export const plainList: Asks = { kind: 'list', of: 'score', n: 0 }
