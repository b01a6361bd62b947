import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { at } from '../address.ts'
import { noteWelcomed, signIn } from '../api/accounts.ts'
import type { AnswerTo } from '../api/api.ts'
import { said } from '../api/client.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../api/passkeys.ts'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'
import { PasskeyButton } from '../components/passkey-button.tsx'
import { refusalAt } from '../components/refusal-note.ts'
import { ResendVerification } from '../components/resend-verification.tsx'
import { SignInFields } from '../components/sign-in-fields.tsx'
import { BusyOverlay } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { WelcomeDialog } from '../components/welcome-dialog.tsx'
import { homeOf } from '../guard.ts'

export interface LoginFormProps {
  /** Where the visitor wanted to go before being asked to sign in. */
  next: string | null
  /** From the start: a browser without scripts comes back for the code. */
  asksForCode?: boolean
  /** Whether passkeys work at this server's address. */
  passkeys?: boolean
}

export default function LoginForm({ next, asksForCode = false, passkeys = false }: LoginFormProps) {
  const [busy, setBusy] = useState(false)
  const [askForCode, setAskForCode] = useState(asksForCode)
  const [mayUsePasskey, setMayUsePasskey] = useState(false)
  const [unverified, setUnverified] = useState<string | null>(null)
  const [welcomed, setWelcomed] = useState<string | null>(null)

  const welcome = ({ user, isFirstTime }: AnswerTo<'POST /login'>) => {
    if (!isFirstTime) return window.location.assign(at(next ?? homeOf(user)))
    void noteWelcomed()
    setWelcomed(user.fullName)
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refuse = refusalAt()
    const { email, password, code } = formValues(event.currentTarget, 'email', 'password', 'code')
    setBusy(true)
    setUnverified(null)
    const answer = await signIn({ email, password, ...(code ? { code } : {}) })
    setBusy(false)
    if (answer.ok) return welcome(answer.data)
    const { code: reason } = answer.failure
    if (reason === 'SECOND_FACTOR_REQUIRED') {
      setMayUsePasskey(Boolean(answer.failure.details?.challenge))
      if (!askForCode) return setAskForCode(true)
    }
    if (reason === 'EMAIL_NOT_VERIFIED') setUnverified(email)
    refuse(said(answer.failure, 'Login failed'))
  }

  return (
    <>
      <form method="post" action="/login" className="stack" onSubmit={handleSubmit}>
        {unverified && (
          <Notice tone="warning">
            <p>Your email address is not verified yet. Open the link we sent to {unverified}, or ask for a new one.</p>
            <ResendVerification email={unverified} />
          </Notice>
        )}
        <SignInFields askForCode={askForCode} offersPasskeys={passkeys} />
        {next && <input type="hidden" name="next" value={next} />}
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Login'}
        </Button>
        {mayUsePasskey ? (
          <Button type="submit" size="3" variant="soft" color="gray" disabled={busy} formNoValidate>
            Use a passkey instead of a code
          </Button>
        ) : (
          passkeys && (
            <PasskeyButton
              begin={beginPasskeySignIn}
              enter={signInWithPasskey}
              busy={busy}
              onBusy={setBusy}
              onSignedIn={welcome}
            />
          )
        )}
      </form>
      {busy && <BusyOverlay text="Logging in, please wait..." />}
      <ToastRegion />
      <WelcomeDialog name={welcomed} next={next} onClose={() => window.location.assign(at('/dashboard/upload'))} />
    </>
  )
}
