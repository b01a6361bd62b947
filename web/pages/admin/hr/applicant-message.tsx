import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { said } from '../../../api/client.ts'
import { writeToApplicant } from '../../../api/hr.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { TextAreaField, TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { Notice } from '../../../components/notice.tsx'
import { useShowToast } from '../../../state/toasts.ts'
import type { ApplicationForJob } from './application-list.tsx'

interface ApplicantMessageProps {
  application: ApplicationForJob
  /** The mail is on its way. */
  onDone: () => void
  onBack: () => void
}

export const ApplicantMessage = ({ application: { _id, candidateName, jobTitle }, onDone, onBack }: ApplicantMessageProps) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const showToast = useShowToast()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await writeToApplicant(_id, formValues(event.currentTarget, 'subject', 'body'))
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The message could not be sent'))
    showToast('success', answer.data.message || `Message sent to ${candidateName}`)
    onDone()
  }
  return (
    <form className="stack gap-3" onSubmit={handleSubmit}>
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <TextField
        label="Subject"
        name="subject"
        defaultValue={`Your application for ${jobTitle}`}
        maxLength={limits.subject}
        required
      />
      <TextAreaField label="Message" name="body" rows={8} maxLength={limits.body} autoFocus required />
      <DialogActions>
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
