import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { OwnIdentityRecord } from '#src/accounts/views.ts'
import { at } from '../../../address.ts'
import { type CallResult, said } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { linkIdentity, unlinkIdentity } from './security-data.ts'

interface IdentitiesCardProps {
  answer: CallResult<{ identities: OwnIdentityRecord[]; problem: string | null }>
  /** Somebody came here from a provider, in a window of its own, to prove who they are. */
  proved: boolean
  onChanged: () => Promise<void>
}

/** Accounts elsewhere that open this one. Nothing where the server knows no provider. */
export const IdentitiesCard = ({ answer, proved, onChanged }: IdentitiesCardProps) => {
  const [busy, setBusy] = useState<string | null>(null)
  const showToast = useShowToast()
  if (answer.ok && answer.data.identities.length === 0) return null

  const handleLink = async ({ provider, label }: OwnIdentityRecord) => {
    const refuse = refusalAt()
    setBusy(provider)
    const begun = await linkIdentity(provider)
    if (begun.ok) return window.location.assign(at(begun.data.address))
    setBusy(null)
    refuse(said(begun.failure, `${label} could not be asked. Please try again.`))
  }

  const handleUnlink = async ({ provider }: OwnIdentityRecord) => {
    const refuse = refusalAt()
    setBusy(provider)
    const ended = await unlinkIdentity(provider)
    await onChanged()
    setBusy(null)
    if (ended.ok) showToast('success', ended.data.message)
    else refuse(said(ended.failure, 'The link could not be taken away. Please try again.'))
  }

  return (
    <section className="panel stack gap-3" aria-labelledby="identities">
      <h2 id="identities">Sign in with another account</h2>
      <p className="muted">
        Signing in to a linked account signs you in here too, without our password or code. The provider decides what it asks for.
      </p>
      {answer.ok ? (
        <>
          {answer.data.problem && (
            <Notice tone="error" announce>
              <p>{answer.data.problem}</p>
            </Notice>
          )}
          {proved && (
            <Notice tone="success" announce>
              <p>Thank you. Close this window and continue where you were.</p>
            </Notice>
          )}
          <ul className="rows">
            {answer.data.identities.map((each) => (
              <li key={each.provider}>
                <span>
                  <strong>{each.label}</strong>{' '}
                  {each.linkedAt && (
                    <>
                      <StatusBadge tone="success">Linked</StatusBadge>{' '}
                      <span className="small muted">since {dayOf(each.linkedAt)}</span>
                    </>
                  )}
                </span>
                <Button
                  size="2"
                  variant="soft"
                  color="gray"
                  disabled={busy !== null}
                  aria-label={`${each.linkedAt ? 'Unlink' : 'Link'} ${each.label}`}
                  onClick={() => (each.linkedAt ? handleUnlink(each) : handleLink(each))}
                >
                  {busy === each.provider ? 'Processing...' : each.linkedAt ? 'Unlink' : 'Link'}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <FailedState title="Failed to load linked accounts" failure={answer.failure} onRetry={onChanged} />
      )}
    </section>
  )
}
