import { useState } from 'react'
import { applicationStatuses } from '#src/jobportal/constants.ts'
import type { ApplicationDetail, ApplicationRecord, ApplicationStatus } from '../../../api/applications.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useChangeStatus } from './use-change-status.ts'

interface StatusSelectProps {
  record: ApplicationRecord
  /** The details where they are on the screen: then the evidence has been opened. */
  detail?: ApplicationDetail | null
  /** In a table, whose rows are one stop of Tab. */
  isInRow?: boolean
  onChanged: (record: ApplicationRecord) => void
}

/** Where an application stands, and the way to set it. A rejection asks for more than a press. */
export const StatusSelect = ({ record, detail = null, isInRow = false, onChanged }: StatusSelectProps) => {
  const { status, busy, change } = useChangeStatus(record, onChanged)
  const [rejecting, setRejecting] = useState(false)
  const rejection = useLazyComponent(async () => (await import('./reject/reject-dialog.tsx')).RejectDialog)
  const handleChange = async (wanted: ApplicationStatus) => {
    if (wanted !== 'Rejected') return change(wanted)
    if (await rejection.load()) setRejecting(true)
  }
  return (
    <>
      <select
        className="input application-status"
        tabIndex={isInRow ? -1 : undefined}
        data-status={status}
        aria-label={`Status of ${record.candidateName}`}
        aria-busy={busy || undefined}
        value={status}
        onChange={({ currentTarget: { value } }) => void handleChange(value as ApplicationStatus)}
      >
        {applicationStatuses.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {rejecting && rejection.part && (
        <rejection.part
          record={record}
          detail={detail}
          onRejected={(rejected) => {
            setRejecting(false)
            onChanged(rejected)
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
