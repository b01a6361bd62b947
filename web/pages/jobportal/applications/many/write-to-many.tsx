import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { writeToApplicant } from '../../../../api/applications.ts'
import type { CallFailure } from '../../../../api/client.ts'
import { fieldError } from '../../../../api/hiring.ts'
import { TextAreaField, TextField } from '../../../../components/field.tsx'
import { callAsCompany } from '../../../../state/company.ts'
import { ManyActions } from '../../../recruiter/bulk/many-actions.tsx'
import { askedAgain, notDone, useOneByOne } from '../../../recruiter/bulk/one-by-one.ts'
import { letterPlaceholders } from '../closing-letter.ts'
import { type ApplicantFormProps, applicantsInWords } from './applicant.ts'

/** The same words to each of them, in an email of their own. It goes out at once. */
export const WriteToMany = ({ people, onDone, onBusy, onClose }: ApplicantFormProps) => {
  const [letter, setLetter] = useState({ subject: 'Your application for {jobTitle}', body: '' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [tried, setTried] = useState(false)
  const { run, ...state } = useOneByOne({ people, onBusy, left: 'was not written to' })
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
    const { lines, done, wrong } = await run(letter, async ({ _id }, key) => {
      const answer = await askedAgain(() => callAsCompany(writeToApplicant(_id, letter, key)))
      return answer.ok ? { text: 'gets the email', isDone: true } : notDone('gets no email', answer.failure)
    })
    if (wrong) return setFailure(wrong)
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
      <ManyActions doing="Sending" onCancel={onClose} {...state}>
        Email {people.length.toLocaleString('en')}
      </ManyActions>
    </form>
  )
}
