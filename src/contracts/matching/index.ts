import { archiveCalls } from './archive-calls.ts'
import { askCalls } from './ask-calls.ts'
import { candidateCalls } from './candidate-calls.ts'
import { evidenceCalls } from './evidence-calls.ts'
import { libraryCalls } from './library-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { submissionCalls } from './submission-calls.ts'

/** Every call of this part of the server. */
export const matchingContract = {
  ...submissionCalls,
  ...candidateCalls,
  ...evidenceCalls,
  ...archiveCalls,
  ...libraryCalls,
  ...askCalls,
  ...peopleCalls,
}
