import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

export const OfferState = oneOf(['open', 'past', 'cancelled', 'booked', 'expired'])
export type OfferState = Static<typeof OfferState>

/** 'replaced': a newer offer of the same interviewer stands in its place. */
export const EndedBy = oneOf(['recruiter', 'candidate', 'replaced'])
export type EndedBy = Static<typeof EndedBy>
