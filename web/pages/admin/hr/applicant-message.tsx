import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { said } from '../../../api/client.ts'
import { writeToApplicant } from '../../../api/hr.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { TextAreaField, TextField } from '../../../components/field.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import type { ApplicationForJob } from './hr-data.ts'

export interface Message {
  subject: string
  body: string
}

interface ApplicantMessageProps {
  application: ApplicationForJob
  message: Message
  onChange: (message: Message) => void
  /** The mail is on its way. */
  onDone: () => void
  onBack: () => void
}

export const ApplicantMessage = ({ application, message, onChange, onDone, onBack }: ApplicantMessageProps) => {
  const { _id, candidateName } = application
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const answer = await writeToApplicant(_id, message)
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The message could not be sent'))
    showToast('success', `Message sent to ${candidateName}`)
    onDone()
  }
  return (
    <form className="stack gap-3" onSubmit={handleSubmit}>
      <TextField
        label="Subject"
        value={message.subject}
        maxLength={limits.subject}
        onChange={({ currentTarget: { value } }) => onChange({ ...message, subject: value })}
        required
      />
      <TextAreaField
        label="Message"
        value={message.body}
        rows={8}
        maxLength={limits.body}
        onChange={({ currentTarget: { value } }) => onChange({ ...message, body: value })}
        autoFocus
        required
      />
      <DialogActions refusal={problem}>
        <Button type="button" variant="soft" color="gray" onClick={onBack} disabled={busy}>
          Back
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending...' : 'Send'}
        </Button>
      </DialogActions>
    </form>
  )
}
