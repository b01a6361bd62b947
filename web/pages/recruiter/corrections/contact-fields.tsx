import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { TextField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { type CorrectingProps, refusalOf } from './correcting.ts'

const fields = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'email', label: 'Email', type: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel' },
] as const

/** Name and ways to reach them; each is saved alone. They never count. */
export const ContactFields = (props: CorrectingProps) => (
  <section aria-labelledby="correct-contact">
    <h3 className="mb-2 large" id="correct-contact">
      Name and contact
    </h3>
    {fields.map(({ field, label, type }) => (
      <ContactField key={`${field} ${props.facts[field]}`} field={field} label={label} type={type} {...props} />
    ))}
  </section>
)

interface ContactFieldProps extends CorrectingProps {
  field: 'name' | 'email' | 'phone'
  label: string
  type: string
}

const ContactField = ({ field, label, type, facts, busy, onCorrect, ...standing }: ContactFieldProps) => {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('value') ?? '').trim()
    void onCorrect(field, { field, value: value || null })
  }
  return (
    <form className="grid gap-2 items-end mb-2 grid-1-auto" onSubmit={handleSubmit} noValidate>
      <TextField
        label={label}
        name="value"
        type={type}
        defaultValue={facts[field] ?? ''}
        maxLength={200}
        autoComplete="off"
        error={refusalOf(standing, field)}
      />
      <FormFooter>
        <Button type="submit" variant="soft" color="gray" disabled={busy}>
          Save<span className="visually-hidden"> {label.toLowerCase()}</span>
        </Button>
      </FormFooter>
    </form>
  )
}
