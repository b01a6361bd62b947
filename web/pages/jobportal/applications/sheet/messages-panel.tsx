import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { type ApplicationDetail, writeToApplicant } from '../../../../api/applications.ts'
import { said } from '../../../../api/client.ts'
import { TextAreaField, TextField } from '../../../../components/field.tsx'
import { FormFooter } from '../../../../components/form-footer.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { StatusBadge } from '../../../../components/status-badge.tsx'
import { WrittenMessage } from '../../../../components/written-message.tsx'
import { useShowToast } from '../../../../state/toasts.ts'
import { Moment } from '../../../../words/moment.tsx'
import { useDraft } from './drafts.ts'
import type { PanelProps } from './panel.ts'
import { useAct } from './use-act.ts'
import { messageStates } from './words.ts'

/** Mails to the applicant, and how far each has come. */
export const MessagesPanel = ({ detail, reload }: PanelProps) => {
  const { _id, candidateName, candidateEmail, jobTitle, messages, isWithdrawn, answersComeHere } = detail
  const { draft, change, forget } = useDraft(`message ${_id}`, { subject: `Your application for ${jobTitle}`, body: '' })
  const { act, busy, failure } = useAct(reload, { tells: 'here' })
  const showToast = useShowToast()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const letter = { subject: draft.subject.trim(), body: draft.body.trim() }
    if (!(await act(writeToApplicant(_id, letter), 'The message could not be sent'))) return
    forget()
    showToast('success', `Message to ${candidateName} is on its way`)
  }
  return (
    <div className="stack gap-4">
      {isWithdrawn && <Notice>{candidateName} has withdrawn this application. You can still write your message.</Notice>}
      <form className="stack gap-3" onSubmit={(event) => void handleSubmit(event)}>
        <p className="muted">
          To {candidateEmail}. The email ends with the private link to the application's page; answers{' '}
          {answersComeHere ? 'appear here' : 'go to your own address'}.
        </p>
        <TextField
          label="Subject"
          value={draft.subject}
          maxLength={limits.subject}
          onChange={({ currentTarget: { value } }) => change({ ...draft, subject: value })}
        />
        <TextAreaField
          label="Message"
          rows={8}
          hint="{name}, {jobTitle} and {companyName} are filled in."
          value={draft.body}
          maxLength={limits.body}
          onChange={({ currentTarget: { value } }) => change({ ...draft, body: value })}
        />
        <FormFooter refusal={failure && said(failure, 'The message could not be sent. Check your connection and try again.')}>
          <Button type="submit" disabled={busy || draft.subject.trim() === '' || draft.body.trim() === ''}>
            {busy ? 'Sending...' : 'Send message'}
          </Button>
        </FormFooter>
      </form>
      {messages.length === 0 ? (
        <p className="muted">No messages yet</p>
      ) : (
        <ul className="flex flex-col">
          {messages.map((message) => (
            <MessageItem key={message._id} message={message} />
          ))}
        </ul>
      )}
    </div>
  )
}

const MessageItem = ({ message }: { message: ApplicationDetail['messages'][number] }) => {
  const { text, tone } = messageStates[message.state]
  return (
    <WrittenMessage message={message}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      <span className="small muted">
        {message.sentBy}, <Moment at={message.createdAt} />
      </span>
    </WrittenMessage>
  )
}
