import type { ListedCandidate, ListedFields } from '../ports.ts'

/** A candidate as a row of the list: what is known of them without the resume and its score. */
export interface CandidateRow extends ListedCandidate {
  id: string
  jobTitle: string
  fields: ListedFields
  /** The place among everybody ranked for the same position, from 1; absent where nobody has asked for it. */
  rank?: number
}
