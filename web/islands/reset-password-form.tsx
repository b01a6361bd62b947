import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { resetAddress, resetPassword } from '../api/accounts.ts'
import { saidAfter } from '../api/client.ts'
import { type Realm, realms } from '../auth-realms.ts'
import { PasswordField } from '../components/field.tsx'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'
import { refusalAt } from '../components/refusal-note.ts'
import { ToastRegion } from '../components/toast-region.tsx'
import { useShowToast } from '../state/toasts.ts'

export interface ResetPasswordFormProps {
  realm: Realm
  token: string
  email: string
}

export default function ResetPasswordForm({ realm, token, email }: ResetPasswordFormProps) {
  const { login, forgot, toasts } = realms[realm]
  const [busy, setBusy] = useState(false)
  const [different, setDifferent] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const refuse = refusalAt()
    event.preventDefault()
    const form = event.currentTarget
    const { password, confirmPassword } = formValues(form, 'password', 'confirmPassword')
    setDifferent(password !== confirmPassword)
    // Why stands at the field.
    if (password !== confirmPassword) return form.querySelector<HTMLElement>('[name=confirmPassword]')?.focus()
    setBusy(true)
    const answer = await resetPassword(realm, { token, email, password, confirmPassword })
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return refuse(saidAfter('Failed to reset password', answer.failure))
    showToast('success', 'Password updated successfully!')
    setDone('Password updated successfully!')
  }

  if (done)
    return (
      <>
        <Notice tone="success" announce>
          <strong>{done}</strong>
          <p>You are signed out everywhere. Sign in with the new password.</p>
          <Button asChild>
            <a href={login}>Login</a>
          </Button>
        </Notice>
        <ToastRegion place={toasts} />
      </>
    )
  return (
    <>
      <form method="post" action={resetAddress(realm)} className="stack" onSubmit={handleSubmit}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        {failed && (
          <Notice tone="warning">
            <p>
              If the link was already used or is more than 30 minutes old, <a href={forgot}>ask for a new one</a>.
            </p>
          </Notice>
        )}
        <PasswordField
          label="New Password"
          hint="8 characters or more."
          name="password"
          autoComplete="new-password"
          minLength={8}
          required
        />
        <PasswordField
          label="Confirm Password"
          error={different ? 'Passwords do not match' : null}
          name="confirmPassword"
          autoComplete="new-password"
          minLength={8}
          required
        />
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Reset Password'}
        </Button>
      </form>
      <ToastRegion place={toasts} />
    </>
  )
}
