import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { maximumWords } from '#src/scheduling/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { cancelOffer, type OfferRecord } from '../../../api/scheduling.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { TextAreaField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { refusalAt } from '../../../components/refusal-note.ts'

interface CancelOfferDialogProps {
  offer: OfferRecord
  onDone: () => void
  onClose: () => void
}

/** Takes an offer back or cancels the interview. Whoever has heard of it is told. */
export const CancelOfferDialog = ({ offer, onDone, onClose }: CancelOfferDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const isBooked = offer.interview !== null
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const refuse = refusalAt()
    event.preventDefault()
    const { words } = formValues(event.currentTarget, 'words')
    setBusy(true)
    setFailure(null)
    const answer = await cancelOffer(offer._id, words)
    setBusy(false)
    if (answer.ok) return onDone()
    if (answer.failure.status !== 409 && answer.failure.status !== 404) return setFailure(answer.failure)
    // There is nothing left to cancel: the dialog goes.
    refuse(answer.failure.error)
    onDone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isBooked ? 'Cancel this interview?' : 'Withdraw this offer?'}
      description={
        isBooked
          ? 'The candidate and the interviewer get an email, and the time is free again.'
          : 'The link stops working. A candidate who already got the invitation is told.'
      }
    >
      <form className="stack gap-3" onSubmit={handleSubmit}>
        <TextAreaField label="A few words to the candidate" optional name="words" rows={3} maxLength={maximumWords} />
        <DialogActions refusal={failure && said(failure, 'It could not be canceled. Check your connection and try again.')}>
          <Button type="button" variant="soft" color="gray" onClick={onClose} disabled={busy}>
            Keep it
          </Button>
          <Button type="submit" color="red" disabled={busy}>
            {busy ? 'Processing...' : isBooked ? 'Cancel the interview' : 'Withdraw the offer'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
