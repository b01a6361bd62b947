import { evidenceCalls } from './evidence-calls.ts'
import { submissionCalls } from './submission-calls.ts'

/** Every call of this part of the server. */
export const matchingContract = {
  ...submissionCalls,
  ...evidenceCalls,
}
