import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { WebhookRecord } from '#src/contracts/connections/records.ts'
import { said } from '../../api/client.ts'
import { changeWebhook, deleteWebhook, newWebhookSecret, testWebhook } from '../../api/connections.ts'
import { Refusal } from '../../components/form-footer.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useShowToast } from '../../state/toasts.ts'
import { Moment } from '../../words/moment.tsx'
import { useConfirmed } from '../admin/use-confirmed.tsx'
import { formatWords } from './format-words.ts'

interface WebhookCardProps {
  webhook: WebhookRecord
  onChanged: () => Promise<void>
  onEdit: () => void
  onLog: () => void
  onSecret: (secret: string) => void
}

export const WebhookCard = ({ webhook, onChanged, onEdit, onLog, onSecret }: WebhookCardProps) => {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { ask, dialog } = useConfirmed()
  const showToast = useShowToast()
  const { _id, name, url, events, format, tellsNames, state, failingSince, lastError, waiting } = webhook

  const handleTest = async () => {
    setRefusal(null)
    const answer = await testWebhook(_id)
    if (!answer.ok) return setRefusal(said(answer.failure, 'The test could not be sent. Please try again.'))
    showToast('success', answer.data.message)
    await onChanged()
  }
  const handleTurn = async () => {
    setRefusal(null)
    const answer = await changeWebhook(_id, { name, url, events, isOn: state !== 'on' })
    if (!answer.ok) return setRefusal(said(answer.failure, 'The webhook could not be changed. Please try again.'))
    await onChanged()
  }
  const handleSecret = () =>
    ask({
      title: `A new secret for “${name}”?`,
      text: 'The old one signs beside it for 24 hours, so that the receiver can change without a gap.',
      run: async () => {
        const answer = await newWebhookSecret(_id)
        if (answer.ok) onSecret(answer.data.secret)
        return answer
      },
      failed: 'Failed to make a secret',
      onDone: onChanged,
    })
  const handleDelete = () =>
    ask({
      title: `Delete “${name}”?`,
      text: 'Its messages and log are deleted. This action cannot be undone.',
      destructive: true,
      run: () => deleteWebhook(_id),
      failed: 'Failed to delete the webhook',
      onDone: onChanged,
    })

  return (
    <li className="panel stack gap-3">
      <div className="row row-between">
        <span className="stack gap-1">
          <span>
            <strong>{name}</strong> <WebhookState webhook={webhook} />
          </span>
          <span className="muted small break-anywhere">{url}</span>
        </span>
      </div>
      <span className="small">
        {formatWords[format].name}
        {tellsNames && ', with names'} · {events.length === 1 ? '1 kind of event' : `${events.length} kinds of events`}
        {waiting > 0 && ` · ${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'}`}
      </span>
      {lastError && (
        <span className="small">
          {lastError}
          {failingSince && (
            <>
              {' '}
              Silent since <Moment at={failingSince} />.
            </>
          )}
        </span>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="row flex-wrap">
        <Button size="2" variant="soft" color="gray" onClick={onLog} aria-label={`Messages to ${name}`}>
          Messages
        </Button>
        <Button
          size="2"
          variant="soft"
          color="gray"
          onClick={() => void handleTest()}
          disabled={state !== 'on'}
          aria-label={`Send a test to ${name}`}
        >
          Send a test
        </Button>
        <Button size="2" variant="soft" color="gray" onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button
          size="2"
          variant="soft"
          color="gray"
          onClick={() => void handleTurn()}
          aria-label={`Turn ${state === 'on' ? 'off' : 'on'} ${name}`}
        >
          {state === 'on' ? 'Turn off' : 'Turn on'}
        </Button>
        {format === 'standard' && (
          <Button size="2" variant="soft" color="gray" onClick={handleSecret} aria-label={`New secret for ${name}`}>
            New secret
          </Button>
        )}
        <Button size="2" variant="soft" color="red" onClick={handleDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </div>
      {dialog}
    </li>
  )
}

const WebhookState = ({ webhook: { state, failingSince } }: { webhook: WebhookRecord }) => {
  if (state === 'off') return <StatusBadge>Off</StatusBadge>
  if (state === 'failed') return <StatusBadge tone="error">Turned off: no answer</StatusBadge>
  return failingSince ? <StatusBadge tone="warning">Does not answer</StatusBadge> : <StatusBadge tone="success">On</StatusBadge>
}
