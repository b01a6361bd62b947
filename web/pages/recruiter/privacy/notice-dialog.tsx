import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CallFailure, type CallResult, said } from '../../../api/client.ts'
import { candidateNotice, type NoticeStateRecord, sendNotice } from '../../../api/notices.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Where a workspace says what its notice has to say. */
export const noticeTextsAddress = '/dashboard/privacy#privacy-notice'

interface NoticeDialogProps {
  candidateId: string
  name: string
  onSent?: (state: NoticeStateRecord) => void
  onClose: () => void
}

/** Tells somebody what is kept of them, or says why that cannot be done. */
export const NoticeDialog = ({ candidateId, name, onSent, onClose }: NoticeDialogProps) => {
  const [state, setState] = useState<CallResult<NoticeStateRecord> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isOver = false
    setState(null)
    candidateNotice(candidateId).then((answer) => !isOver && setState(answer))
    return () => {
      isOver = true
    }
  }, [candidateId, attempt])
  const handleSend = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await sendNotice(candidateId)
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    onSent?.(answer.data)
    onClose()
    showToast('success', `The privacy notice to ${name} is on its way`)
  }
  const found = state?.ok ? state.data : null
  return (
    <Dialog
      open
      still
      width="32rem"
      title={`Tell ${name} what is kept about them`}
      description="The email says who holds the data, where it came from, what for and for how long, and brings a private link to see, correct or delete it."
      onClose={() => !busy && onClose()}
    >
      <div aria-live="polite" aria-busy={state === null}>
        {state === null && <Waiting text="Looking whether they were told..." />}
        {state?.ok === false && (
          <FailedState
            title="This could not be loaded"
            failure={state.failure}
            onRetry={() => setAttempt((before) => before + 1)}
          />
        )}
        {found && <Reach state={found} />}
      </div>
      <DialogActions refusal={failure && said(failure, 'Nothing was sent. Check your connection and try again.')}>
        <Button variant="soft" color="gray" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button onClick={handleSend} disabled={busy || !found?.address || !found.isReady || found.hasApplied}>
          {busy ? 'Sending...' : found?.notice ? 'Send again' : 'Send privacy notice'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Reach = ({ state: { address, hasApplied, isReady, notice } }: { state: NoticeStateRecord }) => {
  if (hasApplied) return <p>They applied here themselves: the form told them, and they have the page of their application.</p>
  if (!isReady) return <NotReady />
  if (!address)
    return (
      <Notice tone="warning">
        <p>No email address was found in the resume. Tell them another way, or add a resume with an address.</p>
      </Notice>
    )
  return (
    <p>
      It goes to <strong>{address}</strong>.{notice && ` They were told on ${dayOf(notice.sentAt)}: this brings a new link.`}
    </p>
  )
}

/** Nothing is made up: what a notice says has to be said first. */
export const NotReady = () => (
  <Notice tone="warning">
    <p>
      Your workspace has not said yet who holds the data, what for, on which legal ground, and whom to write to.{' '}
      <Link to={noticeTextsAddress}>Write the privacy notice</Link>
    </p>
  </Notice>
)
