import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { registerCompany } from '../api/jobportal.ts'
import { PasswordField, TextField } from '../components/field.tsx'
import { formValues } from '../components/form-values.ts'
import { refusalAt } from '../components/refusal-note.ts'
import { BusyOverlay } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { VerifyEmailDialog } from '../components/verify-email-dialog.tsx'
import { useShowToast } from '../state/toasts.ts'

export default function CompanyRegisterForm() {
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const refuse = refusalAt()
    event.preventDefault()
    const values = formValues(event.currentTarget, 'fullName', 'email', 'password', 'companyName')
    setBusy(true)
    const answer = await registerCompany(values)
    setBusy(false)
    if (!answer.ok) return refuse(`Registration failed. ${answer.failure.error}`.trim())
    showToast('success', answer.data.message)
    setSentTo(values.email)
  }
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
      <VerifyEmailDialog sentTo={sentTo} next="/jobportal/login">
        Please check your Inbox, Spam or Junk folders and open the link. You can sign in already; only verified companies can post
        jobs.
      </VerifyEmailDialog>
    </>
  )
}
