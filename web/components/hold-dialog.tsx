import { type FormEvent, useState } from 'react'
import { maximumHoldReason } from '#src/privacy/constants.ts'
import { type CallFailure, type CallResult, said } from '../api/client.ts'
import { fieldError } from '../api/hiring.ts'
import { useShowToast } from '../state/toasts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, SubmitActions } from './dialog.tsx'
import { TextAreaField } from './field.tsx'

interface HoldDialogProps<Answer> {
  name: string
  /** The hold that is on them now: the dialog lifts it then. */
  hold: { reason: string } | null
  /** What a hold does, and who sees its reason. */
  explanation: string
  /** What follows once it is lifted. */
  afterLift: string
  put: (reason: string) => Promise<CallResult<Answer>>
  lift: () => Promise<CallResult<Answer>>
  onChanged: (answer: Answer) => void
  onClose: () => void
}

/** Puts a hold on somebody's data, or lifts the one that is on it. */
export const HoldDialog = <Answer,>(props: HoldDialogProps<Answer>) =>
  props.hold ? <LiftDialog {...props} /> : <PutDialog {...props} />

const PutDialog = <Answer,>({ name, explanation, put, onChanged, onClose }: HoldDialogProps<Answer>) => {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const answer = await put(reason)
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    onChanged(answer.data)
    onClose()
    showToast('success', `${name} is on hold`)
  }

  const inField = fieldError(failure, 'reason')
  return (
    <Dialog
      open
      still
      width="32rem"
      title={`Hold the data of ${name}`}
      description={explanation}
      onClose={() => !busy && onClose()}
    >
      <form className="stack" onSubmit={handleSubmit} noValidate>
        <TextAreaField
          label="Reason"
          rows={3}
          maxLength={maximumHoldReason}
          value={reason}
          error={inField}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <SubmitActions
          doing="Saving"
          busy={busy}
          refusal={failure && !inField && said(failure, 'The hold could not be saved. Check your connection and try again.')}
          onCancel={onClose}
        >
          Hold
        </SubmitActions>
      </form>
    </Dialog>
  )
}

const LiftDialog = <Answer,>({ name, hold, afterLift, lift, onChanged, onClose }: HoldDialogProps<Answer>) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const handleConfirm = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await lift()
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    onChanged(answer.data)
    onClose()
    showToast('success', `The hold on ${name} is lifted`)
  }
  return (
    <ConfirmDialog
      open
      title={`Lift the hold on ${name}?`}
      busy={busy}
      busyText="Lifting..."
      refusal={failure && said(failure, 'The hold could not be lifted. Try again.')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      The reason was: {hold?.reason}. {afterLift}
    </ConfirmDialog>
  )
}
