import { type FormEvent, useState } from 'react'
import { elsewhere, signIn } from '../api/accounts.ts'
import { said } from '../api/client.ts'
import { Dialog, SubmitActions } from './dialog.tsx'
import { formValues } from './form-values.ts'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'
import { SignInFields } from './sign-in-fields.tsx'

interface SignInAgainProps {
  open: boolean
  /** Fills the email address of the person whose session ended. */
  email?: string
  onSignedIn: () => void
  onClose: () => void
}

/** For a session that ends in the middle of something: signs in without leaving the page, so nothing on it is lost. */
export const SignInAgain = ({ open, email, onSignedIn, onClose }: SignInAgainProps) => {
  const [busy, setBusy] = useState(false)
  const [askForCode, setAskForCode] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog may stand inside a page's form in React's tree.
    event.stopPropagation()
    const { email: address, password, code } = formValues(event.currentTarget, 'email', 'password', 'code')
    setBusy(true)
    setProblem(null)
    const answer = await signIn({ email: address, password, ...(code ? { code } : {}) })
    setBusy(false)
    if (answer.ok) return onSignedIn()
    if (answer.failure.code === 'SECOND_FACTOR_REQUIRED' && !askForCode) return setAskForCode(true)
    setProblem(said(answer.failure, 'Login failed'))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign in again"
      description="Your session has ended. Sign in to go on; everything on this page stays as it is."
      still
    >
      <form className="stack" onSubmit={handleSubmit}>
        <SignInFields askForCode={askForCode} email={email} />
        {open && <SignInElsewhere {...elsewhere} onDone={onSignedIn} />}
        <SubmitActions busy={busy} refusal={problem} onCancel={onClose}>
          Login
        </SubmitActions>
      </form>
    </Dialog>
  )
}
