import { type FormEvent, useState } from 'react'
import { maximumReasonText, type RejectionReason, rejectionReasons, undoMinutes } from '#src/hiring/constants.ts'
import { reasonPlaceholder, rejectionLetters } from '#src/jobportal/applications/constants.ts'
import { type ApplicationDetail, rejectApplication } from '../../../../api/applications.ts'
import { type CallFailure, said } from '../../../../api/client.ts'
import { fieldError } from '../../../../api/hiring.ts'
import { TextField } from '../../../../components/field.tsx'
import { RejectionReasonSelect } from '../../../../components/rejection-reason-select.tsx'
import { callAsCompany } from '../../../../state/company.ts'
import { ManyActions } from '../../../recruiter/bulk/many-actions.tsx'
import { askedAgain, notDone, useOneByOne } from '../../../recruiter/bulk/one-by-one.ts'
import { mostToReject, type OwnReasons, PeopleToReject, tooManyToReject } from '../../../recruiter/bulk/people-to-reject.tsx'
import { RejectionLetter } from '../reject/rejection-letter.tsx'
import { type ApplicantFormProps, applicantsInWords, type ChosenApplicant, puttingBack } from './applicant.ts'
import { ApplicantEvidence } from './applicant-evidence.tsx'

const [firstLetter] = rejectionLetters

/** A rejection of several, by a person: every rule of a single one holds for each, and whoever it refuses stays and is named. */
export const RejectApplicants = ({ people, onChanged, onDone, onBusy, onClose }: ApplicantFormProps) => {
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const [text, setText] = useState('')
  const [own, setOwn] = useState<OwnReasons>({})
  const [tells, setTells] = useState(false)
  const [letter, setLetter] = useState({ subject: firstLetter.subject as string, body: firstLetter.body as string })
  /** The first whose evidence was opened: the letter is shown as they would read it. */
  const [read, setRead] = useState<ApplicationDetail | null>(null)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { run, ...state } = useOneByOne({ people, onBusy, left: 'was not rejected' })
  const isTooMany = people.length > mostToReject
  const reasonOf = (id: string) => own[id] ?? reason
  const needsWords = text.trim() === '' && people.some(({ _id }) => reasonOf(_id) === 'other')

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isTooMany || reason === '' || needsWords) return
    setFailure(null)
    const tell = tells ? { ...letter, reason: letter.body.includes(reasonPlaceholder) } : null
    const rejected: ChosenApplicant[] = []
    const { lines, wrong } = await run([reason, own, text, tell], async (person) => {
      if (person.record.status === 'Rejected') return { text: 'was rejected already', isDone: false }
      const wanted = { reason: own[person._id] ?? reason, text, tell }
      const answer = await askedAgain(() => callAsCompany(rejectApplication(person._id, wanted)))
      if (!answer.ok && answer.failure.code === 'EVIDENCE_NOT_OPENED')
        return { text: 'was not rejected: open their evidence first', isDone: false }
      if (!answer.ok) return notDone('was not rejected', answer.failure)
      rejected.push(person)
      onChanged(answer.data)
      return { text: tells ? 'was rejected, the email waits' : 'was rejected, without an email', isDone: true }
    })
    if (wrong && rejected.length === 0) return setFailure(wrong)
    onDone({
      title: rejected.length === 0 ? 'Nobody was rejected' : `Rejected ${applicantsInWords(rejected.length)}`,
      lines,
      undo: rejected.length === 0 ? null : puttingBack(rejected, onChanged),
    })
  }

  const label = rejectionReasons.find(({ key }) => key === reason)?.label
  const why = label ? [label, text.trim()].filter(Boolean).join(': ') : ''
  const isElsewhere = failure && !['text', 'subject', 'body'].includes(failure.details?.field ?? '')
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      <RejectionReasonSelect label="Reason for all" value={reason} tried={tried} onChange={setReason} />
      <TextField
        label="Explanation"
        optional={!people.some(({ _id }) => reasonOf(_id) === 'other')}
        hint="About the job and what was shown, never about the person."
        value={text}
        maxLength={maximumReasonText}
        error={tried && needsWords ? 'Please say which reason it is.' : fieldError(failure, 'text')}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setFailure(null)
        }}
      />
      <PeopleToReject
        people={people}
        own={own}
        onOwn={setOwn}
        evidence={({ record }, onOpened) => (
          <ApplicantEvidence
            record={record}
            onOpened={(detail) => {
              setRead((before) => before ?? detail)
              onOpened()
            }}
          />
        )}
      />
      <label className="check">
        <input type="checkbox" checked={tells} onChange={() => setTells(!tells)} />
        <span>Tell the applicants by email</span>
      </label>
      {tells && (
        <RejectionLetter
          record={read ?? people[0]!.record}
          detail={read}
          isToMany={people.length > 1}
          letter={letter}
          reason={why}
          failure={failure}
          onChange={setLetter}
        />
      )}
      <p className="small muted">It can be taken back for {undoMinutes} minutes. Emails wait until then.</p>
      <ManyActions
        doing="Rejecting"
        color="red"
        onCancel={onClose}
        {...state}
        refusal={
          (isTooMany && tooManyToReject) ||
          (isElsewhere && said(failure, 'Nobody was rejected: the server could not be reached. What you typed is still here.'))
        }
      >
        Reject {people.length.toLocaleString('en')}
      </ManyActions>
    </form>
  )
}
