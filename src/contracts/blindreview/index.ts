import { blindReviewCalls } from './calls.ts'

/** Every call of this part of the server. */
export const blindreviewContract = { ...blindReviewCalls }
