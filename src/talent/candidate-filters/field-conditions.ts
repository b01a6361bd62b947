/** One condition on a field, as it stands in an address: `{field}:{operator}:{value}`. */
export interface FieldCondition {
  fieldId: string
  operator: FieldOperator
  value: string
}

/** `is` names a choice, `has` letters of a text, `from` and `to` bounds of a number or a day; `any` and `none` take no value. */
export const fieldOperators = ['is', 'has', 'from', 'to', 'any', 'none'] as const
export type FieldOperator = (typeof fieldOperators)[number]

const most = 50
const longest = 300

/** A field that whoever asks sees, with its choices in their order. */
export interface SeenField {
  id: string
  choices: readonly { id: string }[]
}

/** A saved view with a field that was removed finds nobody, rather than everybody. */
const nobodyHas: FieldCondition = { fieldId: '', operator: 'any', value: '' }

/** What of the parameters is a condition. What is none is left out; of a field that is not seen, or is gone, nobody has anything. */
export const fieldConditionsFrom = (
  given: string | readonly string[] | undefined,
  seen: readonly SeenField[],
): FieldCondition[] =>
  [given ?? []]
    .flat()
    .slice(0, most)
    .flatMap((text) => {
      const [, fieldId = '', name = '', value = ''] = /^([\w-]{1,100}):([a-z]+):?(.*)$/s.exec(text.slice(0, longest)) ?? []
      const operator = fieldOperators.find((each) => each === name)
      const needsValue = operator !== 'any' && operator !== 'none'
      if (!operator || (needsValue && value.trim() === '')) return []
      return seen.some(({ id }) => id === fieldId) ? [{ fieldId, operator, value: value.trim() }] : [nobodyHas]
    })
