import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { resendVerification } from '../api/accounts.ts'
import { type CallResult, said } from '../api/client.ts'
import { useShowToast } from '../state/toasts.ts'
import { refusalAt } from './refusal-note.ts'

interface ResendVerificationProps {
  email: string
  /** How it is asked for; the call of recruiters when nothing is said. */
  resend?: (email: string) => Promise<CallResult<{ message: string }>>
}

export const ResendVerification = ({ email, resend = resendVerification }: ResendVerificationProps) => {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const handleResend = async () => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await resend(email)
    setBusy(false)
    if (answer.ok) showToast('success', answer.data.message)
    else refuse(said(answer.failure, 'The link could not be sent. Please try again.'))
  }
  return (
    <Button type="button" variant="soft" color="gray" onClick={handleResend} disabled={busy}>
      {busy ? 'Processing...' : 'Send a new verification link'}
    </Button>
  )
}
