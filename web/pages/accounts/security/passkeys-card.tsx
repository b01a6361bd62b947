import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import type { PasskeyRecord, PasskeysRecord } from '#src/accounts/views.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { beginPasskeyProof, type PasskeyCalls, renewCodesByPasskey } from '../../../api/passkeys.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { Notice } from '../../../components/notice.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { dayOf } from '../../../dates.ts'
import { signWithPasskey } from '../../../state/passkeys.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { Moment } from '../../../words/moment.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface PasskeysCardProps {
  answer: CallResult<PasskeysRecord>
  calls: PasskeyCalls
  /** What they are good for. */
  about: string
  /** Whether recovery codes are renewed here; else they are where the authenticator app is, or there are none. */
  hasCodes: boolean
  person: { email: string; fullName: string }
  onChanged: () => Promise<void>
}

type Step = { is: 'add' } | { is: 'remove' | 'rename'; passkey: PasskeyRecord } | { is: 'codes'; codes: string[] } | null

export const PasskeysCard = ({ answer, calls, about, hasCodes, person, onChanged }: PasskeysCardProps) => {
  const [step, setStep] = useState<Step>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const showToast = useShowToast()
  const { part: AddPasskeyDialog, load } = useLazyComponent(
    async () => (await import('../../../components/add-passkey-dialog.tsx')).AddPasskeyDialog,
  )
  const finish = async () => {
    setStep(null)
    await onChanged()
  }

  const handleRemove = async (passkey: PasskeyRecord) => {
    setBusy(true)
    setRefusal(null)
    const removed = await calls.remove(passkey._id)
    setBusy(false)
    if (!removed.ok) return setRefusal(said(removed.failure, 'The passkey could not be removed. Please try again.'))
    showToast('success', removed.data.message)
    await finish()
  }

  const handleCodes = async () => {
    const refuse = refusalAt()
    const failed = 'New recovery codes could not be made. Please try again.'
    const begun = await beginPasskeyProof()
    if (!begun.ok) return refuse(said(begun.failure, failed))
    const signed = await signWithPasskey(begun.data, { verified: true })
    if (!signed.ok) return signed.why ? refuse(signed.why) : undefined
    const renewed = await renewCodesByPasskey(signed.answer)
    if (renewed.ok) setStep({ is: 'codes', codes: renewed.data.recoveryCodes })
    else refuse(said(renewed.failure, failed))
  }

  return (
    <section className="panel stack gap-3" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="muted">{about}</p>
      {answer.ok ? (
        <>
          {answer.data.problem && (
            <Notice tone="info">
              <p>{answer.data.problem}</p>
            </Notice>
          )}
          {answer.data.passkeys.length > 0 && (
            <ul className="rows">
              {answer.data.passkeys.map((passkey) => (
                <PasskeyItem key={passkey._id} passkey={passkey} onStep={setStep} />
              ))}
            </ul>
          )}
          <div className="row">
            {answer.data.problem === null && (
              <Button variant="soft" color="gray" onClick={async () => setStep((await load()) ? { is: 'add' } : null)}>
                Add a passkey
              </Button>
            )}
            {answer.data.passkeys.length > 0 && hasCodes && (
              <Button variant="soft" color="gray" onClick={handleCodes}>
                New recovery codes
              </Button>
            )}
          </div>
        </>
      ) : (
        <FailedState title="Failed to load your passkeys" failure={answer.failure} onRetry={onChanged} />
      )}
      {AddPasskeyDialog && step?.is === 'add' && <AddPasskeyDialog calls={calls} person={person} onClose={finish} />}
      {step?.is === 'rename' && <RenameDialog calls={calls} passkey={step.passkey} onClose={finish} />}
      {step?.is === 'codes' && (
        <Dialog open onClose={finish} title="Your new recovery codes" still>
          <RecoveryCodes codes={step.codes} onDone={finish} />
        </Dialog>
      )}
      <ConfirmDialog
        open={step?.is === 'remove'}
        title={`Remove “${step?.is === 'remove' ? step.passkey.name : ''}”?`}
        confirmText="Remove"
        cancelText="Cancel"
        busy={busy}
        refusal={refusal}
        destructive
        onConfirm={() => step?.is === 'remove' && void handleRemove(step.passkey)}
        onClose={() => {
          setRefusal(null)
          setStep(null)
        }}
      >
        It no longer signs you in here. Your device may keep showing it until you delete it there too.
      </ConfirmDialog>
    </section>
  )
}

const PasskeyItem = ({ passkey, onStep }: { passkey: PasskeyRecord; onStep: (step: Step) => void }) => {
  const { name, opensAlone, isSynced, createdAt, usedAt, blockedAt } = passkey
  return (
    <li>
      <div className="stack gap-1">
        <span>
          <strong>{name}</strong> {blockedAt && <StatusBadge tone="error">Blocked</StatusBadge>}{' '}
          {!opensAlone && <StatusBadge tone="neutral">Second step only</StatusBadge>}
        </span>
        <span className="small muted">
          Added {dayOf(createdAt)} ·{' '}
          {usedAt ? (
            <>
              last used <Moment at={usedAt} />
            </>
          ) : (
            'not used yet'
          )}
          {isSynced && ' · on your other devices, too'}
        </span>
        {blockedAt && (
          <span className="small">Two devices seem to use copies of it. Remove it and add a new one if it is yours.</span>
        )}
      </div>
      <div className="row">
        <Button
          size="2"
          variant="soft"
          color="gray"
          aria-label={`Rename ${name}`}
          onClick={() => onStep({ is: 'rename', passkey })}
        >
          Rename
        </Button>
        <Button
          size="2"
          variant="soft"
          color="red"
          aria-label={`Remove ${name}`}
          onClick={() => onStep({ is: 'remove', passkey })}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

interface RenameDialogProps {
  calls: PasskeyCalls
  passkey: PasskeyRecord
  onClose: () => void
}

const RenameDialog = ({ calls, passkey, onClose }: RenameDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const saved = await calls.rename(passkey._id, formValues(event.currentTarget, 'name').name)
    setBusy(false)
    if (saved.ok) onClose()
    else setProblem(said(saved.failure, 'The name could not be saved. Please try again.'))
  }
  return (
    <Dialog open onClose={onClose} title="Rename passkey" still>
      <form className="stack" onSubmit={handleSubmit}>
        <TextField label="Name" name="name" defaultValue={passkey.name} maxLength={60} error={problem} required autoFocus />
        <SubmitActions doing="Saving" busy={busy} onCancel={onClose}>
          Save
        </SubmitActions>
      </form>
    </Dialog>
  )
}
