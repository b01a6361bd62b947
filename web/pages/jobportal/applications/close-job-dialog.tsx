import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import {
  type OwnJobRecord,
  type UnansweredApplicant,
  unansweredApplicants,
  writeToUnanswered,
} from '../../../api/applications.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { setJobStatus } from '../../../api/jobportal.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { callAsCompany, type Fetched } from '../../../state/company.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { closingLetter } from './closing-letter.ts'
import { ClosingLetterFields } from './closing-letter-fields.tsx'

interface CloseJobDialogProps {
  job: Pick<OwnJobRecord, '_id' | 'title' | 'companyName' | 'applications'>
  /** The job is closed; the letters, if any, are on their way. */
  onDone: (job: OwnJobRecord) => void
  onCancel: () => void
}

/** Closes a job, after offering to write to everybody who applied and has heard nothing. Mounted while it is open. */
export const CloseJobDialog = ({ job, onDone, onCancel }: CloseJobDialogProps) => {
  const { fetched, load } = useUnanswered(job._id)
  const [letter, setLetter] = useState(closingLetter)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState<'writing' | 'closing' | null>(null)
  /** Letters are sent once, also when closing has to be tried again. */
  const [written, setWritten] = useState<number | null>(null)
  const showToast = useShowToast()

  const waiting = fetched.state === 'ready' ? fetched.data : []
  const chosen = waiting.filter(({ _id }) => !left.has(_id))

  const close = async (sent: number) => {
    setBusy('closing')
    const answer = await callAsCompany(setJobStatus(job._id, 'Closed'))
    setBusy(null)
    if (!answer.ok) return setFailure(answer.failure)
    showToast('success', sent > 0 ? `Job closed. ${lettersInWords(sent)} on the way.` : 'Job closed')
    onDone(answer.data.job)
  }
  const writeAndClose = async () => {
    setFailure(null)
    if (written !== null) return close(written)
    setBusy('writing')
    const answer = await callAsCompany(writeToUnanswered(job._id, { ...letter, applicationIds: chosen.map(({ _id }) => _id) }))
    setBusy(null)
    if (!answer.ok) return setFailure(answer.failure)
    setWritten(answer.data.sent)
    await close(answer.data.sent)
  }
  const closeOnly = () => {
    setFailure(null)
    void close(0)
  }

  const refusal = failure && (
    <>
      <strong>
        {written === null ? 'This did not work' : `${lettersInWords(written)} on the way, but the job is still open`}
      </strong>
      <p>{said(failure, 'Check your connection and try again.')}</p>
    </>
  )
  const canWrite = chosen.length > 0 && letter.subject.trim() !== '' && letter.body.trim() !== ''
  return (
    <Dialog
      open
      still
      width="44rem"
      onClose={() => busy === null && onCancel()}
      title={`Close “${job.title}”?`}
      description="Its public page will say that it no longer accepts applications. You can reopen it at any time."
    >
      <div className="stack gap-4">
        {fetched.state === 'loading' && <Skeleton lines={3} label="Looking for applicants without an answer..." />}
        {fetched.state === 'failed' && (
          <FailedState title="Applicants without an answer could not be listed" failure={fetched.failure} onRetry={load} />
        )}
        {fetched.state === 'ready' && waiting.length === 0 && (
          <Notice tone={job.applications.length > 0 ? 'success' : 'info'}>
            {job.applications.length > 0
              ? 'Everybody who applied has had an answer from you.'
              : 'Nobody has applied for this job.'}
          </Notice>
        )}
        {waiting.length > 0 && written === null && (
          <ClosingLetterFields
            job={job}
            applicants={waiting}
            left={left}
            onLeft={setLeft}
            letter={letter}
            onLetter={setLetter}
            disabled={busy !== null}
          />
        )}
      </div>
      <DialogActions refusal={refusal}>
        <Button variant="soft" color="gray" onClick={onCancel} disabled={busy !== null}>
          Cancel
        </Button>
        {(waiting.length === 0 || written === null) && (
          <Button
            variant={waiting.length > 0 ? 'soft' : 'solid'}
            color={waiting.length > 0 ? 'gray' : undefined}
            onClick={closeOnly}
            disabled={busy !== null || fetched.state === 'loading'}
          >
            {busy === 'closing' && (waiting.length === 0 || !canWrite)
              ? 'Closing...'
              : waiting.length > 0
                ? 'Close without writing'
                : 'Close job'}
          </Button>
        )}
        {waiting.length > 0 && (
          <Button onClick={() => void writeAndClose()} disabled={busy !== null || !canWrite}>
            {busy === 'writing' ? 'Sending...' : busy === 'closing' ? 'Closing...' : buttonText(chosen.length, written)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const lettersInWords = (count: number) => (count === 1 ? '1 message is' : `${count} messages are`)

const buttonText = (count: number, written: number | null) => {
  if (written !== null) return 'Close job'
  return count === 1 ? 'Write to 1 and close' : `Write to ${count} and close`
}

const useUnanswered = (jobId: string) => {
  const [fetched, setFetched] = useState<Fetched<UnansweredApplicant[]>>({ state: 'loading' })
  const load = async () => {
    setFetched({ state: 'loading' })
    const answer = await callAsCompany(unansweredApplicants(jobId))
    setFetched(answer.ok ? { state: 'ready', data: answer.data } : { state: 'failed', failure: answer.failure })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job
  useEffect(() => void load(), [jobId])
  return { fetched, load: () => void load() }
}
