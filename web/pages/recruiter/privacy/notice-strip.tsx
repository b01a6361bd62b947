import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CallResult, said } from '../../../api/client.ts'
import { candidateNotice, type NoticeStateRecord, noteLookedAt } from '../../../api/notices.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange } from '../../../state/user.ts'
import { correctionHeading } from '../../jobportal/applications/sheet/words.ts'
import { NoticeDialog, noticeTextsAddress } from './notice-dialog.tsx'

interface NoticeStripProps {
  candidateId: string
  name: string
}

/** Whether the person was told what is kept of them, and what they want about it. */
export const NoticeStrip = ({ candidateId, name }: NoticeStripProps) => {
  const [answer, setAnswer] = useState<CallResult<NoticeStateRecord> | null>(null)
  const load = useCallback(async () => setAnswer(await candidateNotice(candidateId)), [candidateId])
  useEffect(() => {
    setAnswer(null)
    void load()
  }, [load])
  useLive((event, data) => {
    if (event === 'workflowUpdated' && data.candidateId === candidateId) void load()
  }, load)
  // Somebody deleted them: the page says so.
  if (answer?.ok === false && answer.failure.status === 404) return null
  return (
    <section className="row gap-1-3 flex-none mb-3" aria-label="Privacy notice">
      <h2 className="text-2">Privacy notice</h2>
      {answer === null && <span className="muted">Loading...</span>}
      {answer?.ok === false && (
        <span className="m-0 text-danger" role="alert">
          It could not be loaded.{' '}
          <button type="button" className="link-button" onClick={() => void load()}>
            Try again
          </button>
        </span>
      )}
      {answer?.ok && (
        <Standing
          candidateId={candidateId}
          name={name}
          state={answer.data}
          onChanged={(data) => setAnswer({ ok: true, data, total: null })}
        />
      )}
    </section>
  )
}

interface StandingProps extends NoticeStripProps {
  state: NoticeStateRecord
  onChanged: (state: NoticeStateRecord) => void
}

const Standing = ({ candidateId, name, state, onChanged }: StandingProps) => {
  const { address, hasApplied, isLate, isReady, notice, corrections } = state
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMayChange()
  if (hasApplied && !notice) return <span className="muted small">Applied here: told on the form, with a page of their own.</span>
  return (
    <>
      <Told state={state} />
      {isLate && <StatusBadge tone="warning">For more than 30 days</StatusBadge>}
      {notice?.objectedAt && <StatusBadge tone="error">Objected on {dayOf(notice.objectedAt)}</StatusBadge>}
      {notice?.deletionAskedAt && <StatusBadge tone="error">Asked to be deleted</StatusBadge>}
      {notice?.needsReview && <StatusBadge tone="warning">Asked for a person</StatusBadge>}
      {mayChange && notice?.needsReview && <LookedAt candidateId={candidateId} onChanged={onChanged} />}
      {mayChange && (
        <Button
          size="1"
          variant="soft"
          color="gray"
          disabled={!address || !isReady}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {notice ? 'Send again' : 'Send privacy notice'}
        </Button>
      )}
      {!address && <span className="muted small">No email address was found in the resume.</span>}
      {address && !isReady && (
        <span className="small">
          <Link to={noticeTextsAddress}>Write what the notice says first</Link>
        </span>
      )}
      <Words state={state} />
      {corrections.length > 0 && (
        <details className="notice-words basis-full">
          <summary>
            {corrections.length === 1 ? '1 correction by the person' : `${corrections.length} corrections by the person`}
          </summary>
          <ul className="bare">
            {corrections.map((correction) => (
              <li key={correction.id}>
                <strong>{correctionHeading(correction)}</strong>
                {correction.comment && ` “${correction.comment}”`}{' '}
                <span className="muted small">
                  {correction.quote ? `found in the resume, counts: “${correction.quote.quote}”` : 'their own word'},{' '}
                  {dayOf(correction.at)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOpen && <NoticeDialog candidateId={candidateId} name={name} onSent={onChanged} onClose={() => setOpen(false)} />}
    </>
  )
}

const Told = ({ state: { notice, knownSince } }: { state: NoticeStateRecord }) =>
  notice ? (
    <span className="muted small">
      Sent on {dayOf(notice.sentAt)}
      {notice.sentBy && ` by ${notice.sentBy}`}
      {notice.openedAt ? `, opened on ${dayOf(notice.openedAt)}` : ', not opened yet'}
    </span>
  ) : (
    <>
      <StatusBadge>Not told yet</StatusBadge>
      {knownSince && <span className="muted small">here since {dayOf(knownSince)}</span>}
    </>
  )

/** What they wrote. */
const Words = ({ state: { notice } }: { state: NoticeStateRecord }) =>
  notice && (notice.objection || (notice.needsReview && notice.reviewReason)) ? (
    <details className="notice-words basis-full">
      <summary>In their words</summary>
      {notice.objection && <p>“{notice.objection}”</p>}
      {notice.needsReview && notice.reviewReason && <p>“{notice.reviewReason}”</p>}
    </details>
  ) : null

const LookedAt = ({ candidateId, onChanged }: { candidateId: string; onChanged: (state: NoticeStateRecord) => void }) => {
  const [busy, setBusy] = useState(false)
  const handleClick = async () => {
    const refuse = refusalAt()
    setBusy(true)
    const answer = await noteLookedAt(candidateId)
    setBusy(false)
    if (answer.ok) return onChanged(answer.data)
    refuse(said(answer.failure, 'This could not be saved. Check your connection and try again.'))
  }
  return (
    <Button size="1" variant="soft" color="gray" disabled={busy} onClick={handleClick}>
      {busy ? 'Saving...' : 'A person has looked'}
    </Button>
  )
}
