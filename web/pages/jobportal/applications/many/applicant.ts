import { undoMinutes } from '#src/hiring/constants.ts'
import { type ApplicationRecord, setApplicationStatus } from '../../../../api/applications.ts'
import { type CallResult, said } from '../../../../api/client.ts'
import { callAsCompany } from '../../../../state/company.ts'
import type { ChosenPerson, ManyFormProps, TakenBack } from '../../../recruiter/bulk/outcome.ts'

/** An applicant who was chosen, as they stood when the dialog opened. */
export interface ChosenApplicant extends ChosenPerson {
  record: ApplicationRecord
}

export interface ApplicantFormProps extends ManyFormProps<ChosenApplicant> {
  /** An application is another one than before. */
  onChanged: (record: ApplicationRecord) => void
}

/** "3 applicants" */
export const applicantsInWords = (count: number) => (count === 1 ? '1 applicant' : `${count.toLocaleString('en')} applicants`)

/** Puts everybody back where they stood, with the emails that wait, for as long as one rejection could be taken back. */
export const puttingBack = (people: readonly ChosenApplicant[], onChanged: ApplicantFormProps['onChanged']) => {
  const until = Date.now() + undoMinutes * 60_000
  return async (): Promise<CallResult<TakenBack>> => {
    if (Date.now() > until) return { ok: false, failure: tooLate }
    const left: { _id: string; reason: string }[] = []
    for (const { _id, record } of people) {
      const answer = await callAsCompany(setApplicationStatus(_id, record.status))
      if (answer.ok) onChanged(answer.data)
      else left.push({ _id, reason: `stays: ${said(answer.failure, 'the server could not be reached')}` })
    }
    const done = people.length - left.length
    const text = done === 0 ? 'Nothing could be undone' : `Undone for ${applicantsInWords(done)}`
    return { ok: true, data: { text, left }, total: null }
  }
}

const tooLate = {
  error: `That was more than ${undoMinutes} minutes ago. Set the status of each of them instead.`,
  code: 'TOO_LATE',
  status: 410,
  requestId: null,
}
