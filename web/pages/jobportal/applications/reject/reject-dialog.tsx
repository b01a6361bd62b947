import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { maximumReasonText, type RejectionReason, rejectionReasons, undoMinutes } from '#src/hiring/constants.ts'
import { reasonPlaceholder, rejectionLetters } from '#src/jobportal/applications/constants.ts'
import { type ApplicationDetail, type ApplicationRecord, rejectApplication } from '../../../../api/applications.ts'
import { type CallFailure, said } from '../../../../api/client.ts'
import { fieldError } from '../../../../api/hiring.ts'
import { Dialog, SubmitActions } from '../../../../components/dialog.tsx'
import { TextAreaField } from '../../../../components/field.tsx'
import { RejectionReasonSelect } from '../../../../components/rejection-reason-select.tsx'
import { callAsCompany } from '../../../../state/company.ts'
import { lastRejections } from '../../../../state/last-rejection.ts'
import { mostShown } from '../../../recruiter/workflow/undoable.ts'
import { EvidencePart } from './evidence-part.tsx'
import { RejectionLetter } from './rejection-letter.tsx'
import { useEvidence } from './use-evidence.ts'

export interface RejectDialogProps {
  record: ApplicationRecord
  /** The details where they are on the screen already: then the evidence has been opened. */
  detail: ApplicationDetail | null
  onRejected: (record: ApplicationRecord) => void
  onClose: () => void
}

const [firstLetter] = rejectionLetters

/** A rejection by a person: the evidence first, then a reason, then what the applicant is told. */
export const RejectDialog = ({ record, detail, onRejected, onClose }: RejectDialogProps) => {
  const { _id, candidateName, match, status } = record
  const { opened, seen, open } = useEvidence(record, detail)
  const hasSeen = seen !== null
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const [text, setText] = useState('')
  const [tells, setTells] = useState(false)
  const [letter, setLetter] = useState({ subject: firstLetter.subject as string, body: firstLetter.body as string })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const setLastRejections = useSetAtom(lastRejections)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog may stand inside another form in React's tree.
    event.stopPropagation()
    setTried(true)
    if (!hasSeen || reason === '') return
    setBusy(true)
    setFailure(null)
    const tell = tells ? { ...letter, reason: letter.body.includes(reasonPlaceholder) } : null
    const answer = await callAsCompany(rejectApplication(_id, { reason, text, tell }))
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    // Over the details it says so itself.
    if (!detail)
      setLastRejections((before) => [
        ...before.filter(({ id }) => id !== _id).slice(1 - mostShown),
        { id: _id, name: candidateName, from: status, isTold: tells },
      ])
    onRejected(answer.data)
  }

  const chosen = rejectionReasons.find(({ key }) => key === reason)
  const why = chosen ? [chosen.label, text.trim()].filter(Boolean).join(': ') : ''
  const unseen = match.isWaiting
    ? 'The resume is still being read. Please wait a few seconds.'
    : 'Please open the evidence of this applicant before you reject them.'
  const isElsewhere = failure && !['text', 'subject', 'body'].includes(failure.details?.field ?? '')
  const suggestion = fieldError(failure, 'text') ? failure?.details?.suggestion : undefined
  return (
    <Dialog
      open
      still
      width="36rem"
      title={`Reject ${candidateName}`}
      description={`You decide, not the score. You can undo it for ${undoMinutes} minutes; an email waits until then.`}
      onClose={() => !busy && onClose()}
    >
      <form className="stack" onSubmit={(event) => void handleSubmit(event)} noValidate>
        <section className="stack gap-2" aria-label="Evidence">
          {hasSeen && <p className="muted">You have opened the evidence of this applicant.</p>}
          <EvidencePart record={record} opened={opened} onOpen={() => void open()} />
        </section>
        <RejectionReasonSelect label="Reason" value={reason} tried={tried} onChange={setReason} />
        <TextAreaField
          label="Explanation"
          optional={reason !== 'other'}
          hint="About the job and what was shown, never about the person. The applicant reads it only if you give the reason below."
          rows={3}
          maxLength={maximumReasonText}
          value={text}
          error={fieldError(failure, 'text')}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setFailure(null)
          }}
        />
        {suggestion && <p className="small muted">Suggested wording: {suggestion}</p>}
        <label className="check">
          <input type="checkbox" checked={tells} onChange={() => setTells(!tells)} />
          <span>Tell the applicant by email</span>
        </label>
        {tells && (
          <RejectionLetter record={record} detail={seen} letter={letter} reason={why} failure={failure} onChange={setLetter} />
        )}
        <SubmitActions
          color="red"
          busy={busy}
          refusal={
            (tried && !hasSeen && unseen) ||
            (isElsewhere && said(failure, 'Nothing was changed: the server could not be reached. What you typed is still here.'))
          }
          onCancel={onClose}
        >
          Reject
        </SubmitActions>
      </form>
    </Dialog>
  )
}
