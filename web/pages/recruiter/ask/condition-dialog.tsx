import { type FormEvent, useState } from 'react'
import { type AskCategory, askCategories, type OperatorRule, operatorRule } from '#src/talent/ask/category-constants.ts'
import type { AskFilter, ConditionRecord } from '../../../api/ask.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { SelectField } from '../../../components/field.tsx'
import { ConditionValues } from './condition-values.tsx'

interface ConditionDialogProps {
  /** Null for a new one. */
  condition: ConditionRecord | null
  onClose: () => void
  onSave: (condition: AskFilter) => void
}

const operatorsOf = (category: AskCategory): Record<string, OperatorRule> => askCategories[category].operators

/** Changes what a filter is about, how it compares, and with what. */
export const ConditionDialog = ({ condition, onClose, onSave }: ConditionDialogProps) => {
  const [category, setCategory] = useState<AskCategory>(condition?.category ?? 'skill')
  const [operator, setOperator] = useState(condition?.operator ?? 'is')
  const [negated, setNegated] = useState(condition?.negated ?? false)
  const [values, setValues] = useState<readonly string[]>(condition?.values ?? [])
  const [problem, setProblem] = useState<string | null>(null)
  const rule = operatorRule(category, operator)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = values.map((value) => value.trim()).filter(Boolean)
    if (rule && given.length < (rule.count ?? 1))
      return setProblem(rule.kind === 'choice' ? 'Choose at least one.' : 'Fill this in.')
    onSave({ category, operator, values: given, negated })
  }
  const change = (nextCategory: AskCategory, nextOperator: string) => {
    const kept = rule && operatorRule(nextCategory, nextOperator)
    setCategory(nextCategory)
    setOperator(nextOperator)
    setProblem(null)
    // What was typed stays where it can still mean the same.
    if (nextCategory !== category || kept?.kind !== rule?.kind) setValues([])
  }
  return (
    <Dialog open onClose={onClose} title={condition ? 'Change the filter' : 'Add a filter'}>
      <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
        <SelectField
          label="About"
          value={category}
          onChange={({ currentTarget: { value } }) => {
            const next = value as AskCategory
            change(next, Object.keys(operatorsOf(next))[0]!)
          }}
        >
          {Object.entries(askCategories).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        {Object.keys(operatorsOf(category)).length > 1 && (
          <SelectField label="How" value={operator} onChange={({ currentTarget: { value } }) => change(category, value)}>
            {Object.entries(operatorsOf(category)).map(([name, { words }]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
        {rule && (
          <ConditionValues key={`${category} ${operator}`} rule={rule} values={values} problem={problem} onChange={setValues} />
        )}
        <label className="row gap-2">
          <input type="checkbox" checked={negated} onChange={({ currentTarget: { checked } }) => setNegated(checked)} />
          Not: leave out everyone this applies to
        </label>
        <SubmitActions onCancel={onClose}>Apply</SubmitActions>
      </form>
    </Dialog>
  )
}
