import { type FormEvent, useState } from 'react'
import { maximumReasonText, type RejectionReason, undoMinutes } from '#src/hiring/constants.ts'
import { rejectMany, standingOfMany } from '../../../api/bulk.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { SubmitActions } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/field.tsx'
import { RejectionReasonSelect } from '../../../components/rejection-reason-select.tsx'
import { EvidenceSummary } from '../workflow/evidence-summary.tsx'
import { MessageFields } from '../workflow/message-fields.tsx'
import { type ManyFormProps, outcomesOf } from './outcome.ts'
import { mostToReject, type OwnReasons, PeopleToReject, tooManyToReject } from './people-to-reject.tsx'
import { useSameKey } from './same-key.ts'

/**
 * A rejection of several, by a person: one reason for all, or another for some, and each only once their evidence was opened. Whoever's was
 * not stays, and is named in the result.
 */
export const RejectMany = ({ people, onDone, onBusy, onClose }: ManyFormProps) => {
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const [text, setText] = useState('')
  const [own, setOwn] = useState<OwnReasons>({})
  const [withMessage, setWithMessage] = useState(true)
  const [message, setMessage] = useState({ subject: '', body: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const key = useSameKey()
  const isTooMany = people.length > mostToReject
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isTooMany || reason === '') return
    const turn = (is: boolean) => {
      setBusy(is)
      onBusy(is)
    }
    turn(true)
    setFailure(null)
    const ids = people.map(({ _id }) => _id)
    const standing = await standingOfMany(ids)
    if (!standing.ok) {
      turn(false)
      return setFailure(standing.failure)
    }
    const wish = {
      kind: 'reject' as const,
      reasons: Object.fromEntries(ids.map((id) => [id, { reason: own[id] ?? reason, text }])),
      seen: standing.data.seen,
      ...(withMessage ? { message } : {}),
    }
    const answer = await rejectMany(ids, wish, key([ids, wish.reasons, wish.message]))
    turn(false)
    if (!answer.ok) return setFailure(answer.failure)
    onDone(outcomesOf(people, answer.data, withMessage ? 'was rejected, the email waits' : 'was rejected, without an email'))
  }
  const field = failure?.details?.field ?? ''
  const isInMail = ['subject', 'body', 'to'].includes(field)
  const refusal = isTooMany
    ? tooManyToReject
    : failure && !isInMail && field !== 'text'
      ? said(failure, 'Nobody was rejected: the server could not be reached. What you typed is still here.')
      : null
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      <RejectionReasonSelect label="Reason for all" value={reason} tried={tried} onChange={setReason} />
      <TextField
        label="Explanation"
        optional={reason !== 'other'}
        hint="About the job, never about the person."
        value={text}
        maxLength={maximumReasonText}
        error={field === 'text' ? (failure?.error ?? null) : null}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <PeopleToReject
        people={people}
        own={own}
        onOwn={setOwn}
        evidence={({ _id }, onOpened) => <EvidenceSummary candidateId={_id} opensItself onOpened={onOpened} />}
      />
      <label className="row gap-2">
        <input type="checkbox" checked={withMessage} onChange={({ currentTarget }) => setWithMessage(currentTarget.checked)} />
        Email them
      </label>
      {withMessage && (
        <MessageFields
          candidateId={people[0]!._id}
          message={message}
          failure={isInMail ? failure : null}
          purpose="rejection"
          onChange={setMessage}
        />
      )}
      <p className="small muted">It can be taken back for {undoMinutes} minutes. Emails wait until then.</p>
      <SubmitActions doing="Rejecting" color="red" busy={busy} refusal={refusal} onCancel={onClose}>
        Reject {people.length}
      </SubmitActions>
    </form>
  )
}
