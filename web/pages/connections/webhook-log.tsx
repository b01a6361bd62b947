import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import type { DeliveryRecord, WebhookRecord } from '#src/contracts/connections/records.ts'
import { type CallResult, said } from '../../api/client.ts'
import { replayDelivery, webhookLog } from '../../api/connections.ts'
import { Dialog, DialogActions } from '../../components/dialog.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { momentOf } from '../../dates.ts'
import { useShowToast } from '../../state/toasts.ts'
import { Moment } from '../../words/moment.tsx'

const tones = { waiting: 'info', delivered: 'success', failed: 'error' } as const
const states = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const

export const WebhookLog = ({ webhook, onClose }: { webhook: WebhookRecord; onClose: () => void }) => {
  const [answer, setAnswer] = useState<CallResult<DeliveryRecord[]> | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const showToast = useShowToast()
  const load = async () => setAnswer(await webhookLog(webhook._id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each webhook
  useEffect(() => void load(), [webhook._id])

  const handleReplay = async (delivery: DeliveryRecord) => {
    setRefusal(null)
    const sent = await replayDelivery(webhook._id, delivery._id)
    if (!sent.ok) return setRefusal(said(sent.failure, 'The message could not be sent again. Please try again.'))
    showToast('success', sent.data.message)
    await load()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Messages to “${webhook.name}”`}
      description="The newest hundred."
      width="40rem"
      isReading
    >
      <div className="stack">
        {answer === null ? (
          <Waiting text="Loading the messages..." />
        ) : !answer.ok ? (
          <FailedState title="Failed to load the messages" failure={answer.failure} onRetry={load} />
        ) : answer.data.length === 0 ? (
          <p className="muted">Nothing has been sent yet. “Send a test” sends a message that says nothing.</p>
        ) : (
          <ul className="divided">
            {answer.data.map((delivery) => (
              <li key={delivery._id} className="py-3">
                <div className="row row-between">
                  <span className="stack gap-1">
                    <span>
                      <code>{delivery.event}</code>{' '}
                      <StatusBadge tone={tones[delivery.state]}>{states[delivery.state]}</StatusBadge>
                    </span>
                    <span className="muted small">
                      <Moment at={delivery.createdAt} />
                      {delivery.attempts > 0 && ` · ${delivery.attempts} ${delivery.attempts === 1 ? 'attempt' : 'attempts'}`}
                      {delivery.lastStatus !== null && ` · answered ${delivery.lastStatus}`}
                      {delivery.lastError && delivery.lastStatus === null && ` · ${delivery.lastError}`}
                    </span>
                  </span>
                  {delivery.state !== 'waiting' && (
                    <Button
                      size="1"
                      variant="soft"
                      color="gray"
                      aria-label={`Send ${delivery.event} of ${momentOf(delivery.createdAt)} again`}
                      onClick={() => void handleReplay(delivery)}
                    >
                      Send again
                    </Button>
                  )}
                </div>
                <details className="small">
                  <summary>What it says</summary>
                  <pre className="scroll-x p-3 rounded-3 mt-2 surface-shade">
                    {JSON.stringify(JSON.parse(delivery.body), null, 2)}
                  </pre>
                </details>
              </li>
            ))}
          </ul>
        )}
        <DialogActions refusal={refusal}>
          <Button variant="soft" color="gray" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
