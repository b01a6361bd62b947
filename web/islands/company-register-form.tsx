import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { registerCompany } from '../api/jobportal.ts'
import { Dialog, DialogActions } from '../components/dialog.tsx'
import { PasswordField, TextField } from '../components/field.tsx'
import { formValues } from '../components/form-values.ts'
import { BusyOverlay } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { useShowToast } from '../state/toasts.ts'

export default function CompanyRegisterForm() {
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = formValues(event.currentTarget, 'fullName', 'email', 'password', 'companyName')
    setBusy(true)
    const answer = await registerCompany(values)
    setBusy(false)
    if (!answer.ok) return showToast('error', `Registration failed. ${answer.failure.error}`.trim())
    showToast('success', answer.data.message)
    setSentTo(values.email)
  }

  const handleClose = () => window.location.assign('/jobportal/login')
  return (
    <>
      <form method="post" action="/jobportal/register" className="stack" onSubmit={handleSubmit}>
        <TextField label="Full Name" name="fullName" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" placeholder="Enter your company email" autoComplete="email" required />
        <PasswordField
          label="Password"
          hint="8 characters or more."
          name="password"
          autoComplete="new-password"
          minLength={8}
          required
        />
        <TextField label="Company Name" name="companyName" autoComplete="organization" required />
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Register'}
        </Button>
      </form>
      {busy && <BusyOverlay text="Registering, please wait..." />}
      <ToastRegion place="top-center" />
      <Dialog open={sentTo !== null} onClose={handleClose} title="Verify Your Email" still>
        <div className="stack gap-3">
          <p>
            A verification link was sent to <strong>{sentTo}</strong>.
          </p>
          <p className="muted">
            Please check your Inbox, Spam or Junk folders and open the link. You can sign in already; only verified companies can
            post jobs.
          </p>
        </div>
        <DialogActions>
          <Button size="3" onClick={handleClose}>
            Got it!
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
