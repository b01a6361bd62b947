import { type FormEvent, useEffect, useState } from 'react'
import { maximumReasonText, type RejectionReason, undoMinutes } from '#src/hiring/constants.ts'
import { type CallFailure, callApi, said } from '../../../api/client.ts'
import { candidateWorkflow, fieldError, type PlacementRecord, rejectCandidate } from '../../../api/hiring.ts'
import { Dialog, SubmitActions } from '../../../components/dialog.tsx'
import { TextAreaField } from '../../../components/field.tsx'
import { RejectionReasonSelect } from '../../../components/rejection-reason-select.tsx'
import { useMayChange } from '../../../state/user.ts'
import { EvidenceSummary } from './evidence-summary.tsx'
import { MessageFields } from './message-fields.tsx'

interface RejectDialogProps {
  candidate: { _id: string; name: string; version: number }
  /** The stage of rejection; the first one when it is not given. */
  stageId?: string
  onRejected: (placement: PlacementRecord) => void
  /** Somebody else has moved the candidate meanwhile. */
  onStale: () => void
  onClose: () => void
}

/** A rejection by a person: the evidence first, then a reason, then what the candidate is told. */
export const RejectDialog = ({ candidate, stageId, onRejected, onStale, onClose }: RejectDialogProps) => {
  const mayWrite = useMayChange()
  const [hasSeen, setSeen] = useState(false)
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const [text, setText] = useState('')
  const [withMessage, setWithMessage] = useState(false)
  const [message, setMessage] = useState({ subject: '', body: '' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    candidateWorkflow(callApi, candidate._id).then((answer) => answer.ok && answer.data.evidenceOpened && setSeen(true))
  }, [candidate._id])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!hasSeen || reason === '') return
    setBusy(true)
    setFailure(null)
    const answer = await rejectCandidate(candidate._id, {
      version: candidate.version,
      reason,
      text,
      ...(stageId ? { stageId } : {}),
      ...(withMessage ? { message } : {}),
    })
    setBusy(false)
    if (answer.ok) return onRejected(answer.data)
    setFailure(answer.failure)
    if (answer.failure.code === 'MOVED_MEANWHILE') onStale()
  }

  const suggestion = fieldError(failure, 'text') ? failure?.details?.suggestion : undefined
  const isElsewhere = failure && !['text', 'subject', 'body', 'to'].includes(failure.details?.field ?? '')
  const unseen = tried && !hasSeen && 'Please open the evidence of this candidate before you reject them.'
  const refusal =
    unseen ||
    (isElsewhere && said(failure, 'Nothing was changed: the server could not be reached. What you typed is still here.'))
  return (
    <Dialog
      open
      still
      width="36rem"
      title={`Reject ${candidate.name}`}
      description={`You decide, not the score. It can be taken back for ${undoMinutes} minutes; a message waits until then.`}
      onClose={onClose}
    >
      <form className="stack" onSubmit={handleSubmit} noValidate>
        <section className="stack gap-2" aria-label="Evidence">
          {hasSeen && <p className="muted">You have opened the evidence of this candidate.</p>}
          <EvidenceSummary candidateId={candidate._id} onOpened={() => setSeen(true)} />
        </section>
        <RejectionReasonSelect label="Reason" value={reason} tried={tried} onChange={setReason} />
        <TextAreaField
          label="Explanation"
          optional={reason !== 'other'}
          hint="About the job and what was shown, never about the person. Visible on the timeline."
          rows={3}
          maxLength={maximumReasonText}
          value={text}
          error={fieldError(failure, 'text')}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        {suggestion && <p className="small muted">Suggested wording: {suggestion}</p>}
        {mayWrite && (
          <label className="check">
            <input type="checkbox" checked={withMessage} onChange={() => setWithMessage(!withMessage)} />
            <span>Tell the candidate by email</span>
          </label>
        )}
        {!mayWrite && <p className="small muted">Owners and recruiters tell the candidate.</p>}
        {withMessage && (
          <MessageFields
            candidateId={candidate._id}
            message={message}
            failure={failure}
            purpose="rejection"
            onChange={setMessage}
          />
        )}
        <SubmitActions
          color="red"
          busy={busy}
          disabled={failure?.code === 'MOVED_MEANWHILE'}
          refusal={refusal}
          onCancel={onClose}
        >
          Reject
        </SubmitActions>
      </form>
    </Dialog>
  )
}
