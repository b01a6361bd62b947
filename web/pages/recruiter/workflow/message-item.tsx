import { Button } from '@radix-ui/themes'
import { type MessageRecord, retryMessage } from '../../../api/hiring.ts'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { WrittenMessage } from '../../../components/written-message.tsx'
import { Moment } from '../../../words/moment.tsx'
import { type PanelProps, whoIn } from './panel.ts'
import { useAction } from './use-workflow.ts'

const states: Record<MessageRecord['state'], { text: string; tone: Tone }> = {
  received: { text: 'Received', tone: 'neutral' },
  queued: { text: 'Queued', tone: 'info' },
  sent: { text: 'Sent', tone: 'success' },
  retrying: { text: 'Not sent yet, will be tried again', tone: 'warning' },
  failed: { text: 'Failed', tone: 'error' },
  cancelled: { text: 'Withdrawn', tone: 'neutral' },
}

export const MessageState = ({ message: { state, error, sendAt, queuedAt } }: { message: MessageRecord }) => (
  <>
    <StatusBadge tone={states[state].tone}>{states[state].text}</StatusBadge>
    {state === 'queued' && sendAt > queuedAt && (
      <span className="small muted">
        not before <Moment at={sendAt} />
      </span>
    )}
    {(state === 'failed' || state === 'retrying') && error && <span className="small">{error}</span>}
  </>
)

export const MessageItem = ({ message, workflow, reload }: { message: MessageRecord } & Omit<PanelProps, 'id'>) => {
  const { act, busy } = useAction(reload)
  return (
    <WrittenMessage message={message}>
      <MessageState message={message} />
      <span className="small muted">
        {message.writtenBy ?? whoIn(workflow, message.senderId)}, <Moment at={message.queuedAt} />
        {message.writtenBy !== undefined && ', in the job portal'}
      </span>
      {message.state === 'failed' && message.writtenBy === undefined && workflow.canChange && (
        <Button
          size="1"
          variant="soft"
          color="gray"
          disabled={busy}
          onClick={() => void act(() => retryMessage(message._id), 'The message could not be sent again')}
        >
          Retry<span className="visually-hidden"> {message.subject}</span>
        </Button>
      )}
    </WrittenMessage>
  )
}
