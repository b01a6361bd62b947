import type {
  InterviewRecord,
  InterviewsAnswer,
  ListedOfferRecord,
  OfferRecord,
  OffersAnswer,
  PersonRecord,
  ScheduleRecord,
} from '#src/contracts/scheduling/records.ts'
import type { InterviewList } from './constants.ts'
import type { OfferState } from './offer.ts'

export type { FreeTimesAnswer, OwnCalendarRecord, OwnCalendarsAnswer } from '#src/contracts/scheduling/calendar-records.ts'
export type {
  InterviewList,
  InterviewRecord,
  InterviewsAnswer,
  ListedOfferRecord,
  OfferRecord,
  OfferState,
  OffersAnswer,
  PersonRecord,
  ScheduleRecord,
}

/** The answer to a new offer. The link is told this once. */
export interface OfferedAnswer {
  offer: OfferRecord
  link: string
  to: string | null
}
