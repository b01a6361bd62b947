import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../../components/dialog.tsx'
import { Review } from './review.tsx'
import type { Whom } from './sending.ts'
import { SendingFailure } from './sending-failure.tsx'
import { SentPanel } from './sent-panel.tsx'
import { StepList } from './step-list.tsx'
import { useSending } from './use-sending.ts'

export interface SendDialogProps {
  whom: Whom
  /** Stops at the questions, whatever the workspace has chosen. */
  review?: boolean
  onClose: () => void
}

/** Prepares the questions of an assessment and mails its link. */
export const SendDialog = ({ whom, review = false, onClose }: SendDialogProps) => {
  const sending = useSending(whom, { review })
  const [leaving, setLeaving] = useState(false)
  const { stage, failed, touched } = sending
  // The questions stay in the document while the mail is on its way: who comes back to them finds them as they were.
  const [reviewed, setReviewed] = useState(false)
  if (stage.at === 'review' && !reviewed) setReviewed(true)
  const isReview = stage.at === 'review' || (reviewed && stage.at === 'working' && stage.step === 'mail')
  const handleClose = () => (touched && stage.at !== 'sent' ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        open
        onClose={handleClose}
        still
        title="Preparing Assessment"
        description={[whom.name, whom.jobTitle].filter(Boolean).join(', ')}
        width={isReview ? '64rem' : '30rem'}
      >
        {stage.at === 'working' && !isReview && (
          <div className="stack gap-4">
            <StepList step={stage.step} />
            <DialogActions>
              <Button variant="soft" color="gray" onClick={onClose}>
                Cancel
              </Button>
            </DialogActions>
          </div>
        )}
        {stage.at === 'failed' && failed && (
          <DialogActions refusal={<SendingFailure failed={failed} />}>
            <Button variant="soft" color="gray" onClick={onClose}>
              Close
            </Button>
            {!failed.final && <Button onClick={sending.again}>Try again</Button>}
          </DialogActions>
        )}
        {isReview && <Review whom={whom} sending={sending} onClose={handleClose} />}
        {stage.at === 'sent' && <SentPanel to={stage.to} link={stage.link} onClose={onClose} />}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title="Close without sending?"
        confirmText="Close"
        cancelText="Keep editing"
        destructive
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        Your changes to the questions and to the link are lost.
      </ConfirmDialog>
    </>
  )
}
