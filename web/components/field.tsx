import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useWordsIfAny } from '../words/words.ts'

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | null
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint below it, error next to what is wrong; the control gets the wiring: `{(control) => <input {...control} />}`. */
export const Field = ({ label, hint, error, optional = false, children }: FieldProps) => {
  const id = useId()
  const words = useWordsIfAny('common')
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional">{` ${words?.optional ?? '(optional)'}`}</span>}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  )
}

type FieldOptions = Omit<FieldProps, 'children'>

export const TextField = ({ label, hint, error, optional, ...input }: FieldOptions & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => <input className="input" {...input} {...control} />}
  </Field>
)

export const TextAreaField = ({ label, hint, error, optional, ...input }: FieldOptions & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => <textarea className="input" {...input} {...control} />}
  </Field>
)

export const SelectField = ({ label, hint, error, optional, children, ...input }: FieldOptions & ComponentProps<'select'>) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => (
      <select className="input" {...input} {...control}>
        {children}
      </select>
    )}
  </Field>
)

/** A password that can be shown: what was typed stays in the field when it changes its type. */
export const PasswordField = ({ label, hint, error, optional, ...input }: FieldOptions & ComponentProps<'input'>) => {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="input-with-button">
          <input className="input" {...input} {...control} type={shown ? 'text' : 'password'} />
          <button type="button" className="input-button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
