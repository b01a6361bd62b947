import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { said } from '../api/client.ts'
import type { ProofWanted } from '../state/step-up.ts'
import { Dialog, SubmitActions } from './dialog.tsx'
import { PasswordField } from './field.tsx'
import { formValues } from './form-values.ts'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'
import { CodeField } from './sign-in-fields.tsx'

interface StepUpDialogProps extends ProofWanted {
  opener: HTMLElement | null
  onProven: () => void
  onClose: () => void
}

/** Asks who sits before the session, before something is done that cannot be taken back. */
export const StepUpDialog = ({ takesCode, send, passkey, elsewhere, opener, onProven, onClose }: StepUpDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [byCode, setByCode] = useState(false)
  const [hasPasskey, setHasPasskey] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog may stand inside a page's form in React's tree.
    event.stopPropagation()
    const { password, code } = formValues(event.currentTarget, 'password', 'code')
    setBusy(true)
    setProblem(null)
    const answer = await send(byCode ? { code } : { password })
    setBusy(false)
    if (answer.ok) return onProven()
    setProblem(said(answer.failure, 'The server could not be reached. Check your connection and try again.'))
  }

  const latest = useRef(passkey)
  useEffect(() => void latest.current?.has().then(setHasPasskey), [])

  const handlePasskey = async () => {
    setBusy(true)
    setProblem(null)
    const why = (await passkey?.prove()) ?? null
    setBusy(false)
    if (why === null) onProven()
    else setProblem(why)
  }

  const handleOtherWay = () => {
    setByCode(!byCode)
    setProblem(null)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Confirm it is you"
      description={`Please enter your ${byCode ? 'code' : 'password'} again. Then your request continues, and you will not be asked again for 10 minutes.`}
      opener={opener}
      still
    >
      <form className="stack" onSubmit={handleSubmit}>
        {byCode ? (
          <CodeField key="code" />
        ) : (
          <PasswordField key="password" label="Password" name="password" autoComplete="current-password" required />
        )}
        {takesCode && (
          <button type="button" className="link-button" onClick={handleOtherWay}>
            {byCode ? 'Use the password instead' : 'Use a code instead'}
          </button>
        )}
        {hasPasskey && (
          <Button type="button" variant="soft" color="gray" disabled={busy} onClick={handlePasskey}>
            Use a passkey instead
          </Button>
        )}
        {elsewhere && <SignInElsewhere {...elsewhere} isProof onDone={onProven} />}
        <SubmitActions busy={busy} refusal={problem} onCancel={onClose}>
          Continue
        </SubmitActions>
      </form>
    </Dialog>
  )
}
