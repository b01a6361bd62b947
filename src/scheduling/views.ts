import type { InterviewList } from './constants.ts'
import type { EndedBy, OfferState } from './offer.ts'

export type { InterviewList, OfferState }

/** Instants are ISO 8601. */
export interface InterviewRecord {
  startsAt: string
  endsAt: string
  sequence: number
  /** The candidate's time zone. */
  zone: string
}

export interface OfferRecord {
  _id: string
  candidateId: string
  interviewerId: string | null
  offeredBy: string | null
  zone: string
  minutes: number
  place: string
  note: string
  slots: string[]
  /** How many of them can still be had. */
  freeCount: number
  closesAt: string
  createdAt: string
  state: OfferState
  interview: InterviewRecord | null
  ended: { by: EndedBy; at: string; words: string } | null
}

export interface PersonRecord {
  _id: string
  fullName: string
}

/** Offers to one candidate, newest first. */
export interface OffersAnswer {
  /** Where the invitation goes; null when the resume has no address. */
  email: string | null
  offers: OfferRecord[]
  people: PersonRecord[]
  me: string
  canChange: boolean
}

/** The answer to a new offer. The link is told this once. */
export interface OfferedAnswer {
  offer: OfferRecord
  link: string
  to: string | null
}

export interface ListedOfferRecord extends OfferRecord {
  candidateName: string | null
  filename: string
  jobDescriptionId: { _id: string; title: string }
}

export interface InterviewsAnswer {
  interviews: ListedOfferRecord[]
  counts: Record<InterviewList, number>
  people: PersonRecord[]
  me: string
  canChange: boolean
}

export interface BusyRecord {
  start: string
  end: string
}

/** What the candidate's page shows: nothing about anybody but them. */
export interface ScheduleRecord {
  state: OfferState
  company: string
  jobTitle: string
  hostName: string
  minutes: number
  /** The recruiter's time zone. */
  zone: string
  place: string
  note: string
  /** The times that can be chosen now. */
  slots: string[]
  closesAt: string
  interview: InterviewRecord | null
  /** Whether the booked time can still be moved or cancelled. */
  canChange: boolean
  endedBy: EndedBy | null
  /** Whether mails reach the candidate. */
  isMailed: boolean
}
