import type { OperatorRule } from '#src/talent/ask/category-constants.ts'
import { TextAreaField, TextField } from '../../../components/field.tsx'

interface ConditionValuesProps {
  rule: OperatorRule
  values: readonly string[]
  problem: string | null
  onChange: (values: string[]) => void
}

/** The values of a filter, in the form that their kind asks for. */
export const ConditionValues = ({ rule, values, problem, onChange }: ConditionValuesProps) => {
  const { kind, count, choices = [] } = rule
  if (kind === 'none') return null
  if (kind === 'words')
    return (
      <TextAreaField
        label="Any of these"
        hint="One a line."
        rows={3}
        error={problem}
        defaultValue={values.join('\n')}
        onChange={({ currentTarget: { value } }) => onChange(value.split('\n'))}
      />
    )
  if (kind === 'choice')
    return (
      <fieldset className="stack gap-2">
        <legend className="field-label">{count === 1 ? 'Which' : 'Any of these'}</legend>
        {problem && (
          <span className="field-error" role="alert">
            {problem}
          </span>
        )}
        {choices.map((choice) => (
          <label key={choice} className="row gap-2">
            <input
              type={count === 1 ? 'radio' : 'checkbox'}
              name="choice"
              checked={values.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(count === 1 ? [choice] : checked ? [...values, choice] : values.filter((value) => value !== choice))
              }
            />
            {choice}
          </label>
        ))}
      </fieldset>
    )
  const labels = kind === 'day' ? ['From', 'To'] : ['From', 'to']
  return (
    <div className="row gap-3">
      {Array.from({ length: count ?? 1 }, (_, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the first is the first
          key={at}
          label={count === 2 ? labels[at]! : kind === 'day' ? 'Day' : 'Number'}
          type={kind === 'day' ? 'date' : 'number'}
          min={kind === 'number' ? 0 : undefined}
          max={kind === 'number' ? 100 : undefined}
          error={at === 0 ? problem : null}
          defaultValue={values[at] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(Array.from({ length: count ?? 1 }, (__, place) => (place === at ? value : (values[place] ?? ''))))
          }
        />
      ))}
    </div>
  )
}
