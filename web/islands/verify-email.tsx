import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { verifyEmail } from '../api/accounts.ts'
import type { CallResult } from '../api/client.ts'
import { realms } from '../auth-realms.ts'
import { FailedState } from '../components/failed-state.tsx'
import { Notice } from '../components/notice.tsx'
import { ResendVerification } from '../components/resend-verification.tsx'
import { Waiting } from '../components/spinner.tsx'
import { ToastRegion } from '../components/toast-region.tsx'

export interface VerifyEmailProps {
  token: string
  email: string
}

/** Asks in the browser, so that a mail scanner that only fetches the link does not use it up. */
export default function VerifyEmail({ token, email }: VerifyEmailProps) {
  const { login, toasts } = realms.account
  const [answer, setAnswer] = useState<CallResult<{ message: string }> | null>(null)
  const asked = useRef(false)
  const ask = useCallback(async () => {
    setAnswer(null)
    setAnswer(await verifyEmail(token, email))
  }, [token, email])
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  }, [ask])

  if (answer === null) return <Waiting text="Verifying your email address..." />
  if (answer.ok)
    return (
      <Notice tone="success" announce>
        <strong>Email address verified</strong>
        <p>{answer.data.message}</p>
        <Button asChild>
          <a href={login}>Go to Login</a>
        </Button>
      </Notice>
    )
  // A second click has nothing left to do.
  if (answer.failure.code === 'LINK_USED')
    return (
      <Notice announce>
        <p>{answer.failure.error}</p>
        <Button asChild>
          <a href={login}>Go to Login</a>
        </Button>
      </Notice>
    )
  if (answer.failure.status === 0 || answer.failure.status >= 500)
    return <FailedState title="Your email address could not be verified" failure={answer.failure} onRetry={ask} />
  return (
    <>
      <Notice tone="error" announce>
        <strong>Your email address could not be verified</strong>
        <p>{answer.failure.error}</p>
        <ResendVerification email={email} />
      </Notice>
      <ToastRegion place={toasts} />
    </>
  )
}
