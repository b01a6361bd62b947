import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { writeToApplicant } from '../../../../api/applications.ts'
import { type CallFailure, said } from '../../../../api/client.ts'
import { fieldError } from '../../../../api/hiring.ts'
import { DialogActions } from '../../../../components/dialog.tsx'
import { TextAreaField, TextField } from '../../../../components/field.tsx'
import { callAsCompany } from '../../../../state/company.ts'
import { askedAgain, useOneByOne } from '../../../recruiter/bulk/one-by-one.ts'
import { letterPlaceholders } from '../closing-letter.ts'
import { type ApplicantFormProps, applicantsInWords } from './applicant.ts'

/** The same words to each of them, in an email of their own. It goes out at once. */
export const WriteToMany = ({ people, onDone, onBusy, onClose }: ApplicantFormProps) => {
  const [letter, setLetter] = useState({ subject: 'Your application for {jobTitle}', body: '' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [tried, setTried] = useState(false)
  const { run, busy, progress } = useOneByOne({ people, onBusy })
  const isEmpty = { subject: letter.subject.trim() === '', body: letter.body.trim() === '' }
  const withdrawn = people.filter(({ record }) => record.isWithdrawn).length
  const change = (next: typeof letter) => {
    setLetter(next)
    setFailure(null)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmpty.subject || isEmpty.body) return
    setFailure(null)
    // What is wrong with the words is wrong for everybody: it is said at its field, and nobody else is tried.
    let wrong: CallFailure | null = null
    const lines = await run(letter, async ({ _id }, key) => {
      if (wrong) return { text: 'was not written to', isDone: false }
      const answer = await askedAgain(() => callAsCompany(writeToApplicant(_id, letter, key)))
      if (answer.ok) return { text: 'gets the email', isDone: true }
      if (answer.failure.details?.field) wrong = answer.failure
      return { text: `gets no email: ${said(answer.failure, 'the server could not be reached')}`, isDone: false }
    })
    if (wrong) return setFailure(wrong)
    const done = lines.filter(({ isDone }) => isDone).length
    onDone({ title: done === 0 ? 'Nobody was written to' : `Wrote to ${applicantsInWords(done)}`, lines, undo: null })
  }
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      <TextField
        label="Subject"
        value={letter.subject}
        maxLength={limits.subject}
        error={tried && isEmpty.subject ? 'Please write a subject.' : fieldError(failure, 'subject')}
        onChange={({ currentTarget: { value } }) => change({ ...letter, subject: value })}
      />
      <TextAreaField
        label="Message"
        rows={8}
        value={letter.body}
        maxLength={limits.body}
        hint={`Filled in for each: ${letterPlaceholders.map(({ name }) => name).join(', ')}.`}
        error={tried && isEmpty.body ? 'Please write a message.' : fieldError(failure, 'body')}
        onChange={({ currentTarget: { value } }) => change({ ...letter, body: value })}
      />
      <p className="small muted">
        Each gets an email of their own, with the private link to their application. It goes out at once and cannot be taken back.
        {withdrawn > 0 && ` ${withdrawn === 1 ? '1 of them has' : `${withdrawn} of them have`} withdrawn.`}
      </p>
      <p role="status">{progress && `Sending ${progress}...`}</p>
      <DialogActions>
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending...' : `Email ${people.length.toLocaleString('en')}`}
        </Button>
      </DialogActions>
    </form>
  )
}
