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

/** What of the parameters is a condition. What is none is left out. */
export const fieldConditionsFrom = (given: string | readonly string[] | undefined): FieldCondition[] =>
  [given ?? []]
    .flat()
    .slice(0, most)
    .flatMap((text) => {
      const [, fieldId = '', name = '', value = ''] = /^([\w-]{1,100}):([a-z]+):?(.*)$/s.exec(text.slice(0, longest)) ?? []
      const operator = fieldOperators.find((each) => each === name)
      const needsValue = operator !== 'any' && operator !== 'none'
      return operator && (!needsValue || value.trim() !== '') ? [{ fieldId, operator, value: value.trim() }] : []
    })
