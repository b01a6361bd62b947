import { Button } from '@radix-ui/themes'
import { Field } from './field.tsx'
import { useCopying } from './use-copying.ts'

interface CopyLinkFieldProps {
  label: string
  hint?: string
  link: string
  /** Which link the button copies, for those who only hear it: 'the link'. */
  which: string
}

/** A link to take along: selected when it is touched, with a button that copies it. */
export const CopyLinkField = ({ label, hint, link, which }: CopyLinkFieldProps) => {
  const copy = useCopying(
    'Link copied to clipboard!',
    'Your browser does not let this page copy. Select the link and copy it yourself.',
  )
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="link-field flex gap-2">
          <input {...control} className="input" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Button className="beside-field" type="button" variant="soft" color="gray" onClick={() => void copy(link)}>
            Copy<span className="visually-hidden"> {which}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
