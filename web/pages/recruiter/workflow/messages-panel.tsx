import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { said } from '../../../api/client.ts'
import { sendMessage } from '../../../api/hiring.ts'
import { FormFooter } from '../../../components/form-footer.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Moment } from '../../../words/moment.tsx'
import { MessageFields } from './message-fields.tsx'
import { MessageItem } from './message-item.tsx'
import type { PanelProps } from './panel.ts'
import type { ReceivedItem } from './received-item.tsx'
import { useAction } from './use-workflow.ts'

/** The newest mail that came back from the address in use, unless somebody has written from there since. */
function unreachableSince({ candidate, messages }: PanelProps['workflow']) {
  const address = candidate.email?.toLowerCase()
  const newest = messages.find(
    ({ to, received }) => received && (received.unreachable === address || (received.kind === 'letter' && to === address)),
  )
  return newest?.received?.unreachable ? newest : null
}

/** What shows mails from outside, once there are any: most pages have none. */
function useReceivedItem(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<{ Item: typeof ReceivedItem } | null>(null)
  useEffect(() => {
    if (isNeeded) void import('./received-item.tsx').then(({ ReceivedItem: Item }) => setLoaded({ Item }))
  }, [isNeeded])
  return loaded?.Item ?? null
}

export const MessagesPanel = ({ id, workflow, reload }: PanelProps) => {
  const { candidate, messages, canChange, answersComeHere } = workflow
  const unreachable = unreachableSince(workflow)
  const Received = useReceivedItem(messages.some(({ received }) => received !== undefined))
  const [writing, setWriting] = useState(false)
  const [message, setMessage] = useState({ subject: '', body: '' })
  const { act, busy, failure, clear } = useAction(reload, { tells: 'here' })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await act(() => sendMessage(id, message), 'The message could not be sent'))) return
    setMessage({ subject: '', body: '' })
    setWriting(false)
  }
  const refusal =
    failure &&
    !failure.details?.field &&
    said(failure, 'The message could not be sent. What you typed is still here: check your connection and try again.')
  return (
    <section className="panel stack gap-3" aria-labelledby="messages-heading">
      <h2 id="messages-heading">Messages</h2>
      {!candidate.email && <Notice>No email address was found in this resume, so no message can be sent.</Notice>}
      {unreachable && (
        <Notice tone="warning">
          {candidate.email} cannot be reached: a message came back on <Moment at={unreachable.queuedAt} />
          {unreachable.body !== '' && `. The mail server said: ${unreachable.body}`}
        </Notice>
      )}
      {messages.length === 0 && candidate.email && !writing && <p className="muted">No messages yet</p>}
      {canChange && candidate.email && !writing && (
        <div className="row">
          <Button variant="soft" color="gray" onClick={() => setWriting(true)}>
            Write a message
          </Button>
          <Link to="/dashboard/templates" className="link-button">
            Message templates
          </Link>
        </div>
      )}
      {writing && (
        <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
          <p className="muted">
            To {candidate.email}. {answersComeHere ? 'Answers appear here.' : 'Answers go to your own address.'}
          </p>
          <MessageFields
            candidateId={id}
            message={message}
            failure={failure}
            onChange={(next) => {
              setMessage(next)
              clear()
            }}
          />
          <FormFooter refusal={refusal}>
            <Button type="submit" disabled={busy}>
              {busy ? 'Sending...' : 'Send'}
            </Button>
            <Button type="button" variant="soft" color="gray" onClick={() => setWriting(false)}>
              Cancel
            </Button>
          </FormFooter>
        </form>
      )}
      {messages.length > 0 && (
        <ul className="flex flex-col">
          {messages.map((each) =>
            each.received ? (
              Received && (
                <Received key={each._id} candidateId={id} message={each} received={each.received} email={candidate.email} />
              )
            ) : (
              <MessageItem key={each._id} message={each} workflow={workflow} reload={reload} />
            ),
          )}
        </ul>
      )}
    </section>
  )
}
