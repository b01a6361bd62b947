import { useState } from 'react'
import { type ApplicationRecord, type ApplicationStatus, setApplicationStatus } from '../../../api/applications.ts'
import { said } from '../../../api/client.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { callAsCompany } from '../../../state/company.ts'

/** Sets the status in place: what was chosen shows at once, and goes back where the server refuses it. */
export const useChangeStatus = (record: ApplicationRecord, onChanged: (record: ApplicationRecord) => void) => {
  const [wanted, setWanted] = useState<ApplicationStatus | null>(null)
  const change = async (status: ApplicationStatus) => {
    const refuse = refusalAt()
    setWanted(status)
    const answer = await callAsCompany(setApplicationStatus(record._id, status))
    if (answer.ok) onChanged(answer.data)
    else refuse(said(answer.failure, 'The status could not be changed. Check your connection and try again.'))
    setWanted((now) => (now === status ? null : now))
  }
  return { status: wanted ?? record.status, busy: wanted !== null, change: (status: ApplicationStatus) => void change(status) }
}
