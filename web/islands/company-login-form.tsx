import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { signInCompany } from '../api/jobportal.ts'
import { formValues } from '../components/form-values.ts'
import { SignInFields } from '../components/sign-in-fields.tsx'
import { BusyOverlay } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { leaveMessage } from '../state/flash.ts'
import { keepJobToken } from '../state/job-token.ts'
import { useShowToast } from '../state/toasts.ts'

export default function CompanyLoginForm() {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await signInCompany(formValues(event.currentTarget, 'email', 'password'))
    if (answer.ok && keepJobToken(answer.data.token)) {
      leaveMessage('success', 'Login successful')
      return window.location.assign('/jobportal/dashboard')
    }
    setBusy(false)
    const reason = answer.ok ? 'Your browser does not let this page keep you signed in.' : answer.failure.error
    showToast('error', `Login failed. ${reason}`.trim())
  }

  return (
    <>
      <form method="post" action="/jobportal/login" className="stack" onSubmit={handleSubmit}>
        <SignInFields askForCode={false} />
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Login'}
        </Button>
      </form>
      {busy && <BusyOverlay text="Logging in, please wait..." />}
      <ToastRegion place="top-center" />
    </>
  )
}
