import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { at } from '../address.ts'
import { signOut } from '../api/accounts.ts'
import { said } from '../api/client.ts'
import { beginPasskeyProof, ownPasskeys, proveByPasskey } from '../api/passkeys.ts'
import { proveByCode } from '../api/team.ts'
import { AddPasskeyDialog } from '../components/add-passkey-dialog.tsx'
import { FormFooter } from '../components/form-footer.tsx'
import { formValues } from '../components/form-values.ts'
import { Notice } from '../components/notice.tsx'
import { CodeField } from '../components/sign-in-fields.tsx'
import { StepUpPlace } from '../components/step-up-place.tsx'
import { ToastRegion } from '../components/toast-region.tsx'
import { SetUpDialog } from '../pages/accounts/security/set-up-dialog.tsx'
import { signWithPasskey } from '../state/passkeys.ts'

export interface SecondStepFormProps {
  owes: 'set-up' | 'give'
  /** Where the visitor wanted to go. */
  next: string
  person: { email: string; fullName: string }
  /** Why there are no passkeys at this address; null where there are. */
  problem: string | null
  hasPasskeys: boolean
}

export default function SecondStepForm({ owes, next, person, problem, hasPasskeys }: SecondStepFormProps) {
  const goOn = () => window.location.assign(at(next))
  const handleSignOut = async () => {
    await signOut()
    window.location.assign(at('/login'))
  }
  return (
    <div className="stack">
      {owes === 'set-up' ? (
        <SetUp person={person} problem={problem} onDone={goOn} />
      ) : (
        <Give hasPasskeys={hasPasskeys} onDone={goOn} />
      )}
      <Button type="button" variant="soft" color="gray" onClick={handleSignOut}>
        Logout
      </Button>
      <StepUpPlace />
      <ToastRegion />
    </div>
  )
}

const SetUp = ({ person, problem, onDone }: Pick<SecondStepFormProps, 'person' | 'problem'> & { onDone: () => void }) => {
  const [step, setStep] = useState<'passkey' | 'app' | null>(null)
  return (
    <>
      {problem === null ? (
        <>
          <p>With a passkey you sign in with your finger, face or PIN. Your device or your password manager keeps it.</p>
          <Button type="button" size="3" onClick={() => setStep('passkey')}>
            Make a passkey
          </Button>
        </>
      ) : (
        <Notice tone="info">
          <p>{problem}</p>
        </Notice>
      )}
      <Button
        type="button"
        size="3"
        variant={problem === null ? 'soft' : 'solid'}
        color={problem === null ? 'gray' : undefined}
        onClick={() => setStep('app')}
      >
        Use an authenticator app
      </Button>
      {step === 'passkey' && (
        <AddPasskeyDialog calls={ownPasskeys} person={person} onClose={(added) => (added ? onDone() : setStep(null))} />
      )}
      {step === 'app' && <SetUpDialog onClose={(isOn) => (isOn ? onDone() : setStep(null))} />}
    </>
  )
}

const Give = ({ hasPasskeys, onDone }: { hasPasskeys: boolean; onDone: () => void }) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const failed = 'That did not work. Please try again.'

  const handlePasskey = async () => {
    setProblem(null)
    const begun = await beginPasskeyProof()
    if (!begun.ok) return setProblem(said(begun.failure, failed))
    const signed = await signWithPasskey(begun.data, { verified: true })
    if (!signed.ok) return setProblem(signed.why)
    const answer = await proveByPasskey(signed.answer)
    if (answer.ok) onDone()
    else setProblem(said(answer.failure, failed))
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const answer = await proveByCode(formValues(event.currentTarget, 'code').code)
    setBusy(false)
    if (answer.ok) onDone()
    else setProblem(said(answer.failure, failed))
  }

  return (
    <form className="stack" onSubmit={handleSubmit}>
      <CodeField />
      <FormFooter refusal={problem}>
        <Button type="submit" size="3" disabled={busy}>
          {busy ? 'Processing...' : 'Continue'}
        </Button>
        {hasPasskeys && (
          <Button type="button" size="3" variant="soft" color="gray" onClick={handlePasskey}>
            Use a passkey
          </Button>
        )}
      </FormFooter>
    </form>
  )
}
