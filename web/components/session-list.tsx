import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { SessionRecord } from '#src/accounts/views.ts'
import { type CallResult, said } from '../api/client.ts'
import { momentOf } from '../dates.ts'
import { useShowToast } from '../state/toasts.ts'
import { Moment } from '../words/moment.tsx'
import { FailedState } from './failed-state.tsx'
import { refusalAt } from './refusal-note.ts'
import { StatusBadge } from './status-badge.tsx'

interface SessionListProps {
  answer: CallResult<SessionRecord[]>
  endOne: (id: string) => Promise<CallResult<{ message: string }>>
  endOthers: () => Promise<CallResult<{ message: string }>>
  onChanged: () => Promise<void>
}

/** The browsers in which a person or a company is signed in, to sign them out from here. */
export const SessionList = ({ answer, endOne, endOthers, onChanged }: SessionListProps) => {
  const [busy, setBusy] = useState<string | null>(null)
  const showToast = useShowToast()

  const run = async (name: string, call: () => Promise<CallResult<{ message: string }>>) => {
    const refuse = refusalAt()
    setBusy(name)
    const ended = await call()
    await onChanged()
    setBusy(null)
    if (ended.ok) showToast('success', ended.data.message)
    else refuse(said(ended.failure, 'The device could not be signed out. Please try again.'))
  }

  return (
    <section className="panel stack gap-3" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {answer.ok ? (
        <>
          <ul className="rows">
            {answer.data.map((session) => (
              <li key={session._id}>
                <div className="stack gap-1">
                  <span>
                    <strong>{session.device}</strong> {session.isThis && <StatusBadge tone="accent">This device</StatusBadge>}
                  </span>
                  <span className="small muted">
                    {session.address || 'Unknown address'} · last seen <Moment at={session.lastSeenAt} />
                  </span>
                </div>
                {!session.isThis && (
                  <Button
                    size="2"
                    variant="soft"
                    color="gray"
                    disabled={busy !== null}
                    aria-label={`Sign out ${session.device}, last seen ${momentOf(session.lastSeenAt)}`}
                    onClick={() => run(session._id, () => endOne(session._id))}
                  >
                    {busy === session._id ? 'Signing out...' : 'Sign out'}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {answer.data.length > 1 ? (
            <div>
              <Button variant="soft" color="red" disabled={busy !== null} onClick={() => run('others', endOthers)}>
                {busy === 'others' ? 'Signing out...' : 'Sign out everywhere else'}
              </Button>
            </div>
          ) : (
            <p className="muted">You are not signed in anywhere else.</p>
          )}
        </>
      ) : (
        <FailedState title="Failed to load your devices" failure={answer.failure} onRetry={onChanged} />
      )}
    </section>
  )
}
