import { applicationStatuses } from '#src/jobportal/constants.ts'
import type { ApplicationRecord, ApplicationStatus } from '../../../api/applications.ts'
import { useChangeStatus } from './use-change-status.ts'

interface StatusSelectProps {
  record: ApplicationRecord
  onChanged: (record: ApplicationRecord) => void
}

/** Where an application stands, and the way to set it. */
export const StatusSelect = ({ record, onChanged }: StatusSelectProps) => {
  const { status, busy, change } = useChangeStatus(record, onChanged)
  return (
    <select
      className="input application-status"
      data-status={status}
      aria-label={`Status of ${record.candidateName}`}
      aria-busy={busy || undefined}
      value={status}
      onChange={({ currentTarget: { value } }) => change(value as ApplicationStatus)}
    >
      {applicationStatuses.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}
