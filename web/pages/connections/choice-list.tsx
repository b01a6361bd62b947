import type { ReactNode } from 'react'

interface ChoiceListProps {
  legend: string
  choices: { value: string; text: ReactNode }[]
  chosen: string[]
  /** What is wrong with the choice. */
  error?: string | null
  onChange: (chosen: string[]) => void
}

/** Several of some. */
export const ChoiceList = ({ legend, choices, chosen, error, onChange }: ChoiceListProps) => (
  <fieldset className="stack gap-2 choices">
    <legend className="field-label">{legend}</legend>
    {error && (
      <span className="field-error" role="alert">
        {error}
      </span>
    )}
    {choices.map(({ value, text }) => (
      <label key={value} className="check">
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
)
