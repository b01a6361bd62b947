import { Button } from '@radix-ui/themes'
import { useShowToast } from '../state/toasts.ts'
import { Field } from './field.tsx'

interface CopyLinkFieldProps {
  label: string
  hint?: string
  link: string
  /** Which link the button copies, for those who only hear it: 'the link'. */
  which: string
}

/** A link to take along: selected when it is touched, with a button that copies it. */
export const CopyLinkField = ({ label, hint, link, which }: CopyLinkFieldProps) => {
  const showToast = useShowToast()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast('success', 'Link copied to clipboard!')
    } catch {
      showToast('error', 'Your browser does not let this page copy. Select the link and copy it yourself.')
    }
  }
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="link-field">
          <input {...control} className="input" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Button type="button" variant="soft" onClick={() => void handleCopy()}>
            Copy<span className="visually-hidden"> {which}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
