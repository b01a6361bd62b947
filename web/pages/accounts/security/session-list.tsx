import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { SessionRecord } from '#src/accounts/views.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { endOtherSessions, endSession } from '../../../api/team.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { momentOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'

interface SessionListProps {
  answer: CallResult<SessionRecord[]>
  onChanged: () => Promise<void>
}

export const SessionList = ({ answer, onChanged }: SessionListProps) => {
  const [busy, setBusy] = useState<string | null>(null)
  const showToast = useShowToast()

  const run = async (name: string, call: () => Promise<CallResult<{ message: string }>>) => {
    setBusy(name)
    const ended = await call()
    await onChanged()
    setBusy(null)
    if (ended.ok) showToast('success', ended.data.message)
    else showToast('error', said(ended.failure, 'The device could not be signed out. Please try again.'))
  }

  return (
    <section className="panel stack gap-3" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {answer.ok ? (
        <>
          <ul className="session-list">
            {answer.data.map((session) => (
              <li key={session._id}>
                <div className="stack gap-1">
                  <span>
                    <strong>{session.device}</strong> {session.isThis && <StatusBadge tone="accent">This device</StatusBadge>}
                  </span>
                  <span className="small muted">
                    {session.address || 'Unknown address'} · last seen {momentOf(session.lastSeenAt)}
                  </span>
                </div>
                {!session.isThis && (
                  <Button
                    size="2"
                    variant="soft"
                    color="gray"
                    disabled={busy !== null}
                    aria-label={`Sign out ${session.device}, last seen ${momentOf(session.lastSeenAt)}`}
                    onClick={() => run(session._id, () => endSession(session._id))}
                  >
                    {busy === session._id ? 'Signing out...' : 'Sign out'}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {answer.data.length > 1 ? (
            <div>
              <Button variant="soft" color="red" disabled={busy !== null} onClick={() => run('others', endOtherSessions)}>
                {busy === 'others' ? 'Signing out...' : 'Sign out everywhere else'}
              </Button>
            </div>
          ) : (
            <p className="muted">You are signed in nowhere else.</p>
          )}
        </>
      ) : (
        <FailedState title="Failed to load your devices" failure={answer.failure} onRetry={onChanged} />
      )}
    </section>
  )
}
