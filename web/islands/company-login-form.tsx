import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { at } from '../address.ts'
import { beginCompanyPasskeySignIn, signInCompanyWithPasskey } from '../api/company-passkeys.ts'
import { signInCompany } from '../api/jobportal.ts'
import { formValues } from '../components/form-values.ts'
import { PasskeyButton } from '../components/passkey-button.tsx'
import { type Refuse, refusalAt } from '../components/refusal-note.ts'
import { SignInFields } from '../components/sign-in-fields.tsx'
import { BusyOverlay } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { leaveMessage } from '../state/flash.ts'
import { keepJobToken } from '../state/job-token.ts'

export interface CompanyLoginFormProps {
  /** Whether passkeys work at this server's address. */
  passkeys: boolean
}

export default function CompanyLoginForm({ passkeys }: CompanyLoginFormProps) {
  const [busy, setBusy] = useState(false)

  const enter = ({ token }: { token: string }, refuse: Refuse): boolean => {
    if (!keepJobToken(token)) {
      refuse('Login failed. Your browser does not let this page keep you signed in.')
      return false
    }
    leaveMessage('success', 'Login successful')
    window.location.assign(at('/jobportal/dashboard'))
    return true
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refuse = refusalAt()
    setBusy(true)
    const answer = await signInCompany(formValues(event.currentTarget, 'email', 'password'))
    if (answer.ok && enter(answer.data, refuse)) return
    setBusy(false)
    if (!answer.ok) refuse(`Login failed. ${answer.failure.error}`.trim())
  }

  return (
    <>
      <form method="post" action="/jobportal/login" className="stack" onSubmit={handleSubmit}>
        <SignInFields askForCode={false} offersPasskeys={passkeys} />
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Login'}
        </Button>
        {passkeys && (
          <PasskeyButton
            begin={beginCompanyPasskeySignIn}
            enter={signInCompanyWithPasskey}
            busy={busy}
            onBusy={setBusy}
            onSignedIn={enter}
          />
        )}
      </form>
      {busy && <BusyOverlay text="Logging in, please wait..." />}
      <ToastRegion place="top-center" />
    </>
  )
}
