import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { forgotAddress, forgotPassword } from '../api/accounts.ts'
import { saidAfter } from '../api/client.ts'
import { type Realm, realms } from '../auth-realms.ts'
import { Dialog, DialogActions } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import { formValues } from '../components/form-values.ts'
import { refusalAt } from '../components/refusal-note.ts'
import { ToastRegion } from '../components/toast-region.tsx'

export interface ForgotPasswordFormProps {
  realm: Realm
}

export default function ForgotPasswordForm({ realm }: ForgotPasswordFormProps) {
  const { login, toasts } = realms[realm]
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const refuse = refusalAt()
    event.preventDefault()
    const { email } = formValues(event.currentTarget, 'email')
    setBusy(true)
    const answer = await forgotPassword(realm, email)
    setBusy(false)
    if (answer.ok) setSent(answer.data.message)
    else refuse(saidAfter('Failed to send reset link', answer.failure))
  }

  return (
    <>
      <form method="post" action={forgotAddress(realm)} className="stack" onSubmit={handleSubmit}>
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Send Reset Link'}
        </Button>
      </form>
      <ToastRegion place={toasts} />
      <Dialog open={sent !== null} onClose={() => setSent(null)} title="Email Sent" description={sent}>
        <p className="muted">The link works for 30 minutes. If nothing arrives, look in Spam or Junk.</p>
        <DialogActions>
          <Button asChild size="3">
            <a href={login}>Back to Login</a>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
