import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { SecondFactorRecord } from '#src/accounts/views.ts'
import type { CallResult } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { dayOf } from '../../../dates.ts'
import { ProofDialog } from './proof-dialog.tsx'

interface SecondFactorCardProps {
  answer: CallResult<SecondFactorRecord>
  onChanged: () => Promise<void>
}

type Step = 'set-up' | 'off' | 'codes' | null

export const SecondFactorCard = ({ answer, onChanged }: SecondFactorCardProps) => {
  const [step, setStep] = useState<Step>(null)
  const { part: SetUpDialog, load } = useLazyComponent(async () => (await import('./set-up-dialog.tsx')).SetUpDialog)
  const close = () => setStep(null)
  const finish = async () => {
    close()
    await onChanged()
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="second-factor">
      <h2 id="second-factor">Authenticator app</h2>
      {answer.ok ? (
        <State state={answer.data} onSetUp={async () => setStep((await load()) ? 'set-up' : null)} onStep={setStep} />
      ) : (
        <FailedState title="Failed to load two-factor sign-in" failure={answer.failure} onRetry={onChanged} />
      )}
      {SetUpDialog && step === 'set-up' && <SetUpDialog onClose={finish} />}
      {(step === 'off' || step === 'codes') && <ProofDialog purpose={step} onClose={finish} />}
    </section>
  )
}

interface StateProps {
  state: SecondFactorRecord
  onSetUp: () => Promise<void>
  onStep: (step: Step) => void
}

const State = ({ state, onSetUp, onStep }: StateProps) => {
  if (state.since === null)
    return (
      <>
        <p className="muted">
          Signing in with your password then also needs a code from an app on your phone, so a stolen password is not enough.
        </p>
        <div>
          <Button onClick={onSetUp}>Set up two-factor sign-in</Button>
        </div>
      </>
    )
  const left = state.recoveryCodesLeft
  return (
    <>
      <p>
        <StatusBadge tone="success">On</StatusBadge> <span className="muted">since {dayOf(state.since)}</span>
      </p>
      {left <= 2 ? (
        <Notice tone="warning">
          <p>
            {left === 0 ? 'No recovery code is left.' : `Only ${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left.`}{' '}
            Make new ones, so that a lost phone does not lock you out.
          </p>
        </Notice>
      ) : (
        <p className="muted">{left} recovery codes are left, in case you lose your phone.</p>
      )}
      <div className="row">
        <Button variant="soft" color="gray" onClick={() => onStep('codes')}>
          New recovery codes
        </Button>
        <Button variant="soft" color="red" onClick={() => onStep('off')}>
          Turn off
        </Button>
      </div>
    </>
  )
}
