import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { resendVerification } from '../api/accounts.ts'
import { useShowToast } from '../state/toasts.ts'

export const ResendVerification = ({ email }: { email: string }) => {
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const handleResend = async () => {
    setBusy(true)
    const answer = await resendVerification(email)
    setBusy(false)
    if (answer.ok) showToast('success', answer.data.message)
    else showToast('error', answer.failure.error || 'The link could not be sent. Please try again.')
  }
  return (
    <Button type="button" variant="soft" onClick={handleResend} disabled={busy}>
      {busy ? 'Processing...' : 'Send a new verification link'}
    </Button>
  )
}
