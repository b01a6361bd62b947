import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { maximumHoldReason } from '#src/privacy/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { fieldError } from '../../../api/hiring.ts'
import { type CandidatePrivacy, type HoldRecord, holdCandidate, liftHold } from '../../../api/privacy.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { TextAreaField } from '../../../components/field.tsx'
import { useShowToast } from '../../../state/toasts.ts'

interface HoldDialogProps {
  candidateId: string
  name: string
  /** The hold that is on the person now: the dialog lifts it then. */
  hold: HoldRecord | null
  onChanged: (privacy: CandidatePrivacy) => void
  onClose: () => void
}

export const HoldDialog = (props: HoldDialogProps) => (props.hold ? <LiftDialog {...props} /> : <PutDialog {...props} />)

const PutDialog = ({ candidateId, name, onChanged, onClose }: HoldDialogProps) => {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const answer = await holdCandidate(candidateId, reason)
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
      description="While the hold lasts, no retention period and no deletion takes this person. Everybody in the workspace sees the reason."
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
        <DialogActions
          refusal={failure && !inField && said(failure, 'The hold could not be saved. Check your connection and try again.')}
        >
          <Button type="button" variant="soft" color="gray" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Hold'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const LiftDialog = ({ candidateId, name, hold, onChanged, onClose }: HoldDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const handleConfirm = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await liftHold(candidateId)
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
      The reason was: {hold?.reason}. From then on retention periods and deletion take this person like anybody else.
    </ConfirmDialog>
  )
}
