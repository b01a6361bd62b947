import { useId } from 'react'

interface LinkChoiceProps {
  /** The name of the group of which one is chosen; without it a box by itself. */
  group?: string
  text: string
  why: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something to tick, or one of a `group`, with a line that says why. */
export const LinkChoice = ({ group, text, why, checked, disabled, onChange }: LinkChoiceProps) => {
  const id = useId()
  return (
    <div
      className={`link-choice check ${group ? 'choice-frame outlined p-3 rounded-4' : ''}`}
      data-disabled={disabled || undefined}
    >
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-why`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label className="pointer" htmlFor={id}>
          {text}
        </label>
        <p className="muted small" id={`${id}-why`}>
          {why}
        </p>
      </div>
    </div>
  )
}
