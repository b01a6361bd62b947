import { Button } from '@radix-ui/themes'
import { Field } from '../../../components/field.tsx'
import { useShowToast } from '../../../state/toasts.ts'

/** Said where a link is there and its mail is not. */
export const mailIsTriedAgain =
  'The mail is tried again by itself. The link works all the same: you can give it to the candidate yourself.'

/** A link that is shown this once, and a way to copy it. */
export const LinkField = ({ link }: { link: string }) => {
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
    <Field label="The candidate’s link" hint="Shown only now. Whoever has it can take this assessment in the candidate’s name.">
      {(control) => (
        <div className="link-field">
          <input {...control} className="input" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Button type="button" variant="soft" onClick={() => void handleCopy()}>
            Copy<span className="visually-hidden"> the link</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
