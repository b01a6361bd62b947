import { type FormEvent, useState } from 'react'
import { applicationStatuses } from '#src/jobportal/constants.ts'
import { type ApplicationStatus, setApplicationStatus } from '../../../../api/applications.ts'
import { callAsCompany } from '../../../../state/company.ts'
import { ManyActions } from '../../../recruiter/bulk/many-actions.tsx'
import { askedAgain, notDone, useOneByOne } from '../../../recruiter/bulk/one-by-one.ts'
import { type ApplicantFormProps, applicantsInWords, type ChosenApplicant, puttingBack } from './applicant.ts'

const statuses = applicationStatuses.filter((status) => status !== 'Rejected')

/** The same status for each of them. A rejection asks for more: it has a dialog of its own, and is taken back one by one. */
export const StatusOfMany = ({ people, onChanged, onDone, onBusy, onClose }: ApplicantFormProps) => {
  const [status, setStatus] = useState<ApplicationStatus | null>(null)
  const [tried, setTried] = useState(false)
  const { run, ...state } = useOneByOne({ people, onBusy })
  const rejected = people.filter(({ record }) => record.status === 'Rejected').length
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!status) return
    const changed: ChosenApplicant[] = []
    const { lines } = await run(status, async (person) => {
      const before = person.record.status
      if (before === 'Rejected') return { text: 'stays rejected: that is taken back one by one', isDone: false }
      if (before === status) return { text: `was ${status} already`, isDone: true }
      const answer = await askedAgain(() => callAsCompany(setApplicationStatus(person._id, status)))
      if (!answer.ok) return notDone(`stays ${before}`, answer.failure)
      changed.push(person)
      onChanged(answer.data)
      return { text: `is now ${status}`, isDone: true }
    })
    onDone({
      title: changed.length === 0 ? 'Nobody was changed' : `${status}: ${applicantsInWords(changed.length)}`,
      lines,
      undo: changed.length === 0 ? null : puttingBack(changed, onChanged),
      undoNote: 'This can be taken back here.',
    })
  }
  return (
    <form className="stack" onSubmit={handleSubmit} noValidate>
      <fieldset className="bulk-stages divided scroll-y outlined rounded-3 max-h-24 mb-3">
        <legend className="visually-hidden">Status</legend>
        {statuses.map((each) => {
          const here = people.filter(({ record }) => record.status === each).length
          return (
            <label className="flex items-center gap-3 pointer min-h-10 px-3" key={each}>
              <input type="radio" name="status" checked={status === each} onChange={() => setStatus(each)} />
              <span>{each}</span>
              <span className="muted small ml-auto">{here > 0 && `${here.toLocaleString('en')} here`}</span>
            </label>
          )
        })}
      </fieldset>
      <p className="small muted">
        {rejected > 0 && `${rejected === 1 ? '1 is rejected and stays' : `${rejected} are rejected and stay`} so. `}A rejection
        needs opened evidence and a reason: close this and choose Reject.
      </p>
      <ManyActions doing="Setting" refusal={tried && !status && 'Please choose a status.'} onCancel={onClose} {...state}>
        Set for {people.length.toLocaleString('en')}
      </ManyActions>
    </form>
  )
}
