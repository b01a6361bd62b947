import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { noteWelcomed, signIn } from '../api/accounts.ts'
import { said } from '../api/client.ts'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'
import { ResendVerification } from '../components/resend-verification.tsx'
import { SignInFields } from '../components/sign-in-fields.tsx'
import { BusyOverlay } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { WelcomeDialog } from '../components/welcome-dialog.tsx'
import { homeOf } from '../guard.ts'
import { useShowToast } from '../state/toasts.ts'

export interface LoginFormProps {
  /** Where the visitor wanted to go before being asked to sign in. */
  next: string | null
  /** From the start: a browser without scripts comes back for the code. */
  asksForCode?: boolean
}

export default function LoginForm({ next, asksForCode = false }: LoginFormProps) {
  const [busy, setBusy] = useState(false)
  const [askForCode, setAskForCode] = useState(asksForCode)
  const [unverified, setUnverified] = useState<string | null>(null)
  const [welcomed, setWelcomed] = useState<string | null>(null)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email, password, code } = formValues(event.currentTarget, 'email', 'password', 'code')
    setBusy(true)
    setUnverified(null)
    const answer = await signIn({ email, password, ...(code ? { code } : {}) })
    setBusy(false)
    if (answer.ok) {
      if (!answer.data.isFirstTime) return window.location.assign(next ?? homeOf(answer.data.user))
      void noteWelcomed()
      return setWelcomed(answer.data.user.fullName)
    }
    const { code: reason } = answer.failure
    if (reason === 'SECOND_FACTOR_REQUIRED' && !askForCode) return setAskForCode(true)
    if (reason === 'EMAIL_NOT_VERIFIED') setUnverified(email)
    showToast('error', said(answer.failure, 'Login failed'))
  }

  return (
    <>
      <form method="post" action="/login" className="stack" onSubmit={handleSubmit}>
        {unverified && (
          <Notice tone="warning">
            <p>Your e-mail address is not verified yet. Open the link we sent to {unverified}, or ask for a new one.</p>
            <ResendVerification email={unverified} />
          </Notice>
        )}
        <SignInFields askForCode={askForCode} />
        {next && <input type="hidden" name="next" value={next} />}
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Login'}
        </Button>
      </form>
      {busy && <BusyOverlay text="Logging in, please wait..." />}
      <ToastRegion />
      <WelcomeDialog name={welcomed} next={next} onClose={() => window.location.assign('/dashboard/upload')} />
    </>
  )
}
