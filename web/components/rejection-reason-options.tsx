import { rejectionReasons } from '#src/hiring/constants.ts'

/** The reasons for a rejection, for a select. */
export const RejectionReasonOptions = () =>
  rejectionReasons.map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
