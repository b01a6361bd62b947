import type { OfferRecord } from '#src/contracts/scheduling/records.ts'
import type { InterviewList } from './constants.ts'
import type { OfferState } from './offer.ts'

export type { FreeTimesAnswer, OwnCalendarRecord, OwnCalendarsAnswer } from '#src/contracts/scheduling/calendar-records.ts'
export type * from '#src/contracts/scheduling/records.ts'
export type { InterviewList, OfferState }

/** The answer to a new offer. The link is told this once. */
export interface OfferedAnswer {
  offer: OfferRecord
  link: string
  to: string | null
}
