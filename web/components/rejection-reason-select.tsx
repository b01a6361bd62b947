import type { RejectionReason } from '#src/hiring/constants.ts'
import { SelectField } from './field.tsx'
import { RejectionReasonOptions } from './rejection-reason-options.tsx'

interface RejectionReasonSelectProps {
  label: string
  /** Empty while nobody has chosen. */
  value: RejectionReason | ''
  /** Whether somebody wanted to go on: a missing reason is said from then on. */
  tried: boolean
  onChange: (reason: RejectionReason) => void
}

/** The reason for a rejection, which every rejection needs. */
export const RejectionReasonSelect = ({ label, value, tried, onChange }: RejectionReasonSelectProps) => (
  <SelectField
    label={label}
    value={value}
    error={tried && value === '' ? 'Please choose a reason.' : null}
    onChange={({ currentTarget }) => onChange(currentTarget.value as RejectionReason)}
  >
    <option value="">Choose a reason</option>
    <RejectionReasonOptions />
  </SelectField>
)
