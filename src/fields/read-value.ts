import { linesOf } from '#src/shared/typed-text.ts'
import { fieldLimits } from './constants.ts'
import { InvalidFieldInput } from './errors.ts'
import type { Field, FieldValue } from './field.ts'

/** What somebody gives a field: a text, a number, a day, or ids of choices. */
export type GivenValue = string | number | string[]

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether it is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!dayForm.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

type Rules = Pick<Field, 'name' | 'kind' | 'choices' | 'unit' | 'minimum' | 'maximum'>

/**
 * The value as the field can keep it; null for an empty one. Rejects with `InvalidFieldInput` under `at`, in words for whoever typed it. `kept` are choices that
 * may stay although they are retired: those that were chosen before.
 */
export function readValue(field: Rules, given: GivenValue, at = 'value', kept: readonly string[] = []): FieldValue | null {
  const refuse = (sentence: string) => {
    throw new InvalidFieldInput(at, sentence)
  }
  switch (field.kind) {
    case 'text': {
      if (typeof given !== 'string') return refuse(`${field.name} is a text.`)
      const text = linesOf(given)
      if (text.length > fieldLimits.text)
        refuse(`${field.name} can have ${fieldLimits.text.toLocaleString('en')} characters at most.`)
      return text === '' ? null : { kind: 'text', text }
    }
    case 'number':
      return numberOf(field, given, refuse)
    case 'date': {
      if (typeof given !== 'string') return refuse(`${field.name} is a day, such as 2026-03-31.`)
      const day = given.trim()
      if (day === '') return null
      return isDay(day) ? { kind: 'date', day } : refuse(`${field.name} is a day, such as 2026-03-31.`)
    }
    case 'choice':
    case 'choices': {
      const ids = [...new Set((Array.isArray(given) ? given : [String(given)]).filter((id) => id !== ''))]
      if (field.kind === 'choice' && ids.length > 1) refuse(`${field.name} takes one choice.`)
      for (const id of ids) {
        const choice = field.choices.find((each) => each.id === id)
        if (!choice) refuse('This choice is not there any more.')
        else if (choice.retired && !kept.includes(id)) refuse(`"${choice.name}" can be chosen no more.`)
      }
      return ids.length === 0
        ? null
        : { kind: 'choices', ids: field.choices.filter(({ id }) => ids.includes(id)).map(({ id }) => id) }
    }
    case 'file':
      return refuse(`${field.name} takes a file.`)
  }
}

/** As people type them: a comma may part the decimals where no point does. */
const typedNumber = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/

function numberOf(
  { name, minimum, maximum, unit }: Rules,
  given: GivenValue,
  refuse: (sentence: string) => never,
): FieldValue | null {
  const typed = typeof given === 'string' ? given.trim() : given
  if (typed === '') return null
  const bare = typeof typed === 'string' && unit && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed
  const number =
    typeof bare === 'number'
      ? bare
      : typeof bare === 'string' && typedNumber.test(bare)
        ? Number(bare.replace(',', '.'))
        : Number.NaN
  if (!Number.isFinite(number) || Math.abs(number) > 1e15) return refuse(`${name} is a number.`)
  if (minimum !== null && number < minimum) return refuse(`${name} is ${minimum} or more.`)
  if (maximum !== null && number > maximum) return refuse(`${name} is ${maximum} at most.`)
  return { kind: 'number', number }
}
