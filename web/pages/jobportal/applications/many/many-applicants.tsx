import { useState } from 'react'
import type { ApplicationRecord } from '../../../../api/applications.ts'
import { OutcomeDialog } from '../../../recruiter/bulk/outcome-dialog.tsx'
import { applicantsInWords } from './applicant.ts'
import { RejectApplicants } from './reject-applicants.tsx'
import { StatusOfMany } from './status-of-many.tsx'
import { WriteToMany } from './write-to-many.tsx'

/** What can be done with several applicants. */
export type ApplicantDeed = 'status' | 'reject' | 'write'

interface ManyApplicantsProps {
  what: ApplicantDeed
  records: readonly ApplicationRecord[]
  onChanged: (record: ApplicationRecord) => void
  onWritten: () => void
  onClose: () => void
  /** Called when it was done and the result was read. */
  onDone: () => void
}

const forms = { status: StatusOfMany, reject: RejectApplicants, write: WriteToMany }
const titles = { status: 'Set the status of', reject: 'Reject', write: 'Email' }

/** One thing done with several applicants, and what became of each of them. */
export const ManyApplicants = ({ what, records, onChanged, onWritten, onClose, onDone }: ManyApplicantsProps) => {
  const [people] = useState(() => records.map((record) => ({ _id: record._id, name: record.candidateName, record })))
  const Form = forms[what]
  const whom = people.length === 1 ? people[0]!.name : applicantsInWords(people.length)
  return (
    <OutcomeDialog
      title={`${titles[what]} ${whom}`}
      onClose={onClose}
      onDone={onDone}
      // Another status is in the list as soon as it is set.
      onChanged={() => what === 'write' && onWritten()}
    >
      {(form) => <Form people={people} onChanged={onChanged} {...form} />}
    </OutcomeDialog>
  )
}
