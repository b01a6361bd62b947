import { archiveCalls } from './archive-calls.ts'
import { askCalls } from './ask-calls.ts'
import { candidateCalls } from './candidate-calls.ts'

/** Every call of this part of the server. */
export const talentContract = {
  ...candidateCalls,
  ...archiveCalls,
  ...askCalls,
}
