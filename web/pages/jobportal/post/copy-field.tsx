import { Button } from '@radix-ui/themes'
import { Field } from '../../../components/field.tsx'
import { useCopy } from './use-copy.ts'

interface CopyFieldProps {
  label: string
  hint?: string
  value: string
  buttonText?: string
  /** What the toast says: 'Link copied to clipboard!' unless told. */
  copiedText?: string
}

/** A text to take along: read-only, selected when touched, with a button that copies it. */
export const CopyField = ({ label, hint, value, buttonText = 'Copy', copiedText }: CopyFieldProps) => {
  const { copied, copy } = useCopy(copiedText)
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="link-field flex gap-2">
          <input {...control} className="input" value={value} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
          <Button className="beside-field" type="button" variant="soft" color="gray" onClick={() => void copy(value)}>
            {copied ? 'Copied!' : buttonText}
          </Button>
        </div>
      )}
    </Field>
  )
}
