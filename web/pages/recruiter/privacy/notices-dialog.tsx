import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { type CallFailure, said } from '../../../api/client.ts'
import { type NoticesSent, sendNotices } from '../../../api/notices.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { NotReady } from './notice-dialog.tsx'

interface NoticesDialogProps {
  /** Ids of the chosen candidates, at most 1,000. */
  ids: string[]
  onClose: () => void
  onDone: () => void
}

/** Tells several people what is kept of them, and names those who were not told, each with the reason. */
export const NoticesDialog = ({ ids, onClose, onDone }: NoticesDialogProps) => {
  const [sent, setSent] = useState<NoticesSent | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const handleSend = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await sendNotices(ids)
    setBusy(false)
    if (answer.ok) setSent(answer.data)
    else setFailure(answer.failure)
  }
  const isNotReady = failure?.code === 'NOTICE_NOT_READY'
  const people = ids.length === 1 ? '1 candidate' : `${ids.length.toLocaleString('en')} candidates`
  return (
    <Dialog
      open
      still
      width="32rem"
      title="Tell them what is kept about them"
      description={
        sent
          ? sent.message
          : `An email to each of the people behind ${people}, who were not told before. Somebody who was ranked for several jobs gets one.`
      }
      onClose={() => !busy && (sent ? onDone() : onClose())}
    >
      {sent && sent.left.length > 0 && (
        <ul className="grid gap-3 mt-3 scroll-y max-h-24">
          {sent.left.map(({ _id, name, reason }) => (
            <li key={_id}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {isNotReady && <NotReady />}
      <DialogActions refusal={failure && !isNotReady && said(failure, 'Nothing was sent. Check your connection and try again.')}>
        {sent ? (
          <Button onClick={onDone}>Done</Button>
        ) : (
          <>
            <Button variant="soft" color="gray" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button onClick={handleSend} disabled={busy || isNotReady}>
              {busy ? 'Sending...' : 'Send privacy notices'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
