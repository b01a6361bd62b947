import { type FormEvent, useState } from 'react'
import { rejectMany } from '../../../api/bulk.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { SubmitActions } from '../../../components/dialog.tsx'
import { MessageFields } from '../workflow/message-fields.tsx'
import { type ManyFormProps, outcomesOf } from './outcome.ts'
import { useSameKey } from './same-key.ts'

/** The same email to each of them, with its fields filled in for each; preview shows it as the first would read it. */
export const MailMany = ({ people, onDone, onBusy, onClose }: ManyFormProps) => {
  const [message, setMessage] = useState({ subject: '', body: '' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const key = useSameKey()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    onBusy(true)
    setFailure(null)
    const ids = people.map(({ _id }) => _id)
    const answer = await rejectMany(ids, { kind: 'message', ...message }, key([ids, message]))
    setBusy(false)
    onBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    onDone(outcomesOf(people, answer.data, 'gets the email in ten minutes'))
  }
  const isAtField = ['subject', 'body', 'to'].includes(failure?.details?.field ?? '')
  const refusal =
    failure && !isAtField
      ? said(failure, 'Nothing was sent: the server could not be reached. What you typed is still here.')
      : null
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      <MessageFields candidateId={people[0]!._id} message={message} failure={isAtField ? failure : null} onChange={setMessage} />
      <p className="small muted">Each gets an email of their own. It waits for ten minutes, in which you can take it back.</p>
      <SubmitActions doing="Sending" busy={busy} refusal={refusal} onCancel={onClose}>
        Email {people.length.toLocaleString('en')}
      </SubmitActions>
    </form>
  )
}
