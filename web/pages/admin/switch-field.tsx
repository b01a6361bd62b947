import { useId } from 'react'

interface SwitchFieldProps {
  name: string
  label: string
  hint: string
  isOn: boolean
}

/** A checkbox that looks like a switch; for keyboards and screen readers it stays a checkbox. */
export const SwitchField = ({ name, label, hint, isOn }: SwitchFieldProps) => {
  const id = useId()
  return (
    <div className="switch-field grid items-center grid-auto-1 gap-0-3">
      <input
        type="checkbox"
        className="switch relative m-0 rounded-pill pointer"
        id={id}
        name={name}
        defaultChecked={isOn}
        aria-describedby={`${id}-hint`}
      />
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <span className="field-hint col-2" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}
