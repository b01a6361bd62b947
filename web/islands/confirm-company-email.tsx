import { Button } from '@radix-ui/themes'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { CallFailure, CallResult } from '../api/client.ts'
import { confirmCompanyEmail, disownRegistration, registrationOf } from '../api/jobportal.ts'
import { realms } from '../auth-realms.ts'
import { FailedState } from '../components/failed-state.tsx'
import { PasswordField } from '../components/field.tsx'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'
import { Waiting } from '../components/spinner.tsx'

export interface ConfirmCompanyEmailProps {
  token: string
  email: string
}

const { login, forgot } = realms.company

/**
 * Opening the link verifies nothing: whoever registered knows the password, and whoever did not can say so. A mail scanner that
 * follows links does neither.
 */
export default function ConfirmCompanyEmail({ token, email }: ConfirmCompanyEmailProps) {
  const [known, setKnown] = useState<CallResult<{ companyName: string }> | null>(null)
  const [done, setDone] = useState<'verified' | 'deleted' | null>(null)
  const asked = useRef(false)
  const ask = useCallback(async () => {
    setKnown(null)
    setKnown(await registrationOf({ token, email }))
  }, [token, email])
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void ask()
  }, [ask])

  if (done === 'verified')
    return (
      <Notice tone="success" announce>
        <strong>Email address verified</strong>
        <p>Your email address is verified.</p>
        <Button asChild>
          <a href={login}>Go to Login</a>
        </Button>
      </Notice>
    )
  if (done === 'deleted')
    return (
      <Notice tone="success" announce>
        <strong>The registration is deleted</strong>
        <p>Nobody can use this address in the job portal unless you register it yourself.</p>
      </Notice>
    )
  if (known === null) return <Waiting text="Looking up the registration..." />
  if (!known.ok) return <DeadLink failure={known.failure} onRetry={ask} />
  return (
    <Registration
      companyName={known.data.companyName}
      link={{ token, email }}
      onDone={setDone}
      onDead={(failure) => setKnown({ ok: false, failure })}
    />
  )
}

const DeadLink = ({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) => {
  if (failure.status === 0 || failure.status >= 500)
    return <FailedState title="The registration could not be looked up" failure={failure} onRetry={onRetry} />
  // A second click has nothing left to do.
  const isUsed = failure.code === 'LINK_USED'
  return (
    <Notice tone={isUsed ? undefined : 'error'} announce>
      {!isUsed && <strong>Your email address could not be verified</strong>}
      <p>{failure.error}</p>
      <p>
        <a href={login}>Log in</a>
        {!isUsed && ' to ask for a new link.'}
      </p>
    </Notice>
  )
}

interface RegistrationProps {
  companyName: string
  link: ConfirmCompanyEmailProps
  onDone: (outcome: 'verified' | 'deleted') => void
  /** The link does not work any more. */
  onDead: (failure: CallFailure) => void
}

const Registration = ({ companyName, link, onDone, onDead }: RegistrationProps) => {
  const [busy, setBusy] = useState<'verified' | 'deleted' | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [disowning, setDisowning] = useState(false)
  const field = useRef<HTMLDivElement>(null)

  const run = async (outcome: 'verified' | 'deleted', call: () => Promise<CallResult<unknown>>) => {
    setBusy(outcome)
    setFailure(null)
    const answer = await call()
    setBusy(null)
    if (answer.ok) return onDone(outcome)
    if (answer.failure.status === 410) return onDead(answer.failure)
    setFailure(answer.failure)
    if (outcome === 'verified') field.current?.querySelector('input')?.focus()
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { password } = formValues(event.currentTarget, 'password')
    void run('verified', () => confirmCompanyEmail({ ...link, password }))
  }

  if (disowning)
    return (
      <div className="stack">
        <p>
          Somebody registered <strong>{companyName}</strong> with your address. Delete the registration, with everything that was
          written in it?
        </p>
        {failure && (
          <Notice tone="error" announce>
            <p>{failure.error}</p>
          </Notice>
        )}
        <div className="row gap-3">
          <Button
            size="3"
            color="red"
            autoFocus
            disabled={busy !== null}
            onClick={() => void run('deleted', () => disownRegistration(link))}
          >
            {busy ? 'Deleting...' : 'Delete the registration'}
          </Button>
          <Button size="3" variant="soft" color="gray" disabled={busy !== null} onClick={() => setDisowning(false)}>
            Go back
          </Button>
        </div>
      </div>
    )
  return (
    <form method="post" className="stack" onSubmit={handleSubmit}>
      <p>
        <strong>{companyName}</strong> was registered with this address. Enter the password that you chose then.
      </p>
      <div ref={field}>
        <PasswordField label="Password" name="password" autoComplete="current-password" error={failure?.error ?? null} required />
      </div>
      <Button type="submit" size="3" disabled={busy !== null}>
        {busy ? 'Verifying...' : 'Verify this address'}
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={() => setDisowning(true)}>
        This was not me
      </Button>
      <p>
        <a href={forgot}>Forgot the password?</a>
      </p>
    </form>
  )
}
