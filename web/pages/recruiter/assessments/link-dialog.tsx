import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import {
  type AssessmentRow,
  extendLink,
  resendLink,
  revokeLink,
  type SentLink,
  type UnsentLink,
} from '../../../api/assessments.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { LinkField, mailIsTriedAgain } from './link-field.tsx'
import { calledName, extensions, type LinkAct } from './words.ts'

interface LinkDialogProps {
  act: LinkAct
  row: AssessmentRow
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Asks before a link is sent again, given more days or ended, and shows a new link this once. */
export const LinkDialog = ({ act, row, onChanged, onClose }: LinkDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [sent, setSent] = useState<SentLink | UnsentLink | null>(null)
  const [more, setMore] = useState(7)
  const [tells, setTells] = useState(true)
  const [key] = useState(newIdempotencyKey)
  const showToast = useShowToast()
  const { title, why, button, done } = words(act, row)

  const run = async () => {
    if (act === 'resend') return resendLink(row._id, key)
    return act === 'extend' ? extendLink(row._id, more) : revokeLink(row._id, tells)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(null)
    const answer = await run()
    setBusy(false)
    void onChanged()
    if (!answer.ok) return setFailure(answer.failure)
    if (act === 'resend') return setSent(answer.data as SentLink | UnsentLink)
    showToast('success', done)
    onClose()
  }
  if (sent)
    return (
      <Dialog open onClose={onClose} still title="A new link" description={calledName(row)} width="32rem">
        <div className="stack gap-4">
          {sent.success ? (
            <Notice tone="success" announce>
              <strong>Assessment sent to {row.candidateEmail}</strong>
              <p>The link works until {dayOf(sent.expiresAt)}.</p>
            </Notice>
          ) : (
            <Notice tone="error" announce>
              <strong>{sent.error}</strong>
              <p>{mailIsTriedAgain}</p>
            </Notice>
          )}
          {sent.testLink && <LinkField link={sent.testLink} />}
          <DialogActions>
            <Button onClick={onClose}>Done</Button>
          </DialogActions>
        </div>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={title} description={why}>
      <form className="stack gap-3" onSubmit={handleSubmit}>
        {act === 'extend' && (
          <SelectField label="How much longer" value={more} onChange={(event) => setMore(Number(event.target.value))}>
            {extensions.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? '1 day' : `${count} days`}
              </option>
            ))}
          </SelectField>
        )}
        {act === 'revoke' && (
          <label className="check">
            <input type="checkbox" checked={tells} onChange={(event) => setTells(event.target.checked)} />
            <span>Tell the candidate by email, if the invitation has reached them</span>
          </label>
        )}
        <DialogActions
          refusal={failure && said(failure, 'The server could not be reached. Check your connection and try again.')}
        >
          <Button type="button" variant="soft" color="gray" onClick={onClose} disabled={busy}>
            {act === 'revoke' ? 'Keep the link' : 'Cancel'}
          </Button>
          <Button type="submit" color={act === 'revoke' ? 'red' : undefined} disabled={busy}>
            {busy ? 'Processing...' : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const words = (act: LinkAct, row: AssessmentRow): { title: string; why: string; button: string; done: string } => {
  const { status, candidateEmail, expiresAt } = row
  const name = calledName(row)
  const hasBegun = status === 'in-progress'
  const isOver = status === 'expired'
  switch (act) {
    case 'resend':
      return {
        title: `Send ${name} the link again?`,
        why: hasBegun
          ? `A second link to the same sitting goes to ${candidateEmail}. Their answers are kept, and the clock keeps running.`
          : `A new link to the same questions goes to ${candidateEmail}. The one that was sent before ends.${isOver ? ' It gets the full number of days again.' : ''}`,
        button: 'Send it again',
        done: '',
      }
    case 'extend':
      return {
        title: `Give ${name} more time to begin?`,
        why: isOver
          ? `The link has expired on ${dayOf(expiresAt)}. The days count from now, and the same link works again.`
          : `The link works until ${dayOf(expiresAt)}. The days are added to that.`,
        button: 'Extend the link',
        done: `The link of ${name} works longer now.`,
      }
    case 'revoke':
      return {
        title: `Revoke the link of ${name}?`,
        why: hasBegun
          ? 'The candidate is taking it right now: the sitting ends at once. You keep their answers, without a score.'
          : 'The link stops working at once. You can send another one any time.',
        button: 'Revoke the link',
        done: `The link of ${name} was revoked.`,
      }
  }
}
