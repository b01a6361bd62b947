import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'
import { EndedBy, OfferState } from './words.ts'

/** Instants are ISO 8601. */
export const InterviewRecord = t.Object({
  startsAt: t.String(),
  endsAt: t.String(),
  sequence: t.Number(),
  /** The candidate's time zone. */
  zone: t.String(),
})
export type InterviewRecord = Static<typeof InterviewRecord>

export const OfferRecord = t.Object({
  _id: t.String(),
  candidateId: t.String(),
  interviewerId: orNull(t.String()),
  /** Who takes part beside them. */
  panel: t.Array(t.String()),
  offeredBy: orNull(t.String()),
  zone: t.String(),
  minutes: t.Number(),
  place: t.String(),
  note: t.String(),
  slots: t.Array(t.String()),
  /** How many of them can still be had. */
  freeCount: t.Number(),
  closesAt: t.String(),
  createdAt: t.String(),
  state: OfferState,
  interview: orNull(InterviewRecord),
  ended: orNull(t.Object({ by: EndedBy, at: t.String(), words: t.String() })),
})
export type OfferRecord = Static<typeof OfferRecord>

export const ListedOfferRecord = t.Object({
  ...OfferRecord.properties,
  candidateName: orNull(t.String()),
  filename: t.String(),
  jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
})
export type ListedOfferRecord = Static<typeof ListedOfferRecord>

export const PersonRecord = t.Object({ _id: t.String(), fullName: t.String() })
export type PersonRecord = Static<typeof PersonRecord>

export const InterviewsAnswer = t.Object({
  interviews: t.Array(ListedOfferRecord),
  counts: t.Object({ open: t.Number(), upcoming: t.Number(), today: t.Number(), past: t.Number(), cancelled: t.Number() }),
  people: t.Array(PersonRecord),
  me: t.String(),
  canChange: t.Boolean(),
})
export type InterviewsAnswer = Static<typeof InterviewsAnswer>

/** Offers to one candidate, newest first. */
export const OffersAnswer = t.Object({
  /** Where the invitation goes; null when the resume has no address. */
  email: orNull(t.String()),
  offers: t.Array(OfferRecord),
  people: t.Array(PersonRecord),
  me: t.String(),
  canChange: t.Boolean(),
})
export type OffersAnswer = Static<typeof OffersAnswer>

/** What the candidate's page shows: nothing about anybody but them. */
export const ScheduleRecord = t.Object({
  state: OfferState,
  company: t.String(),
  jobTitle: t.String(),
  hostName: t.String(),
  minutes: t.Number(),
  /** The recruiter's time zone. */
  zone: t.String(),
  place: t.String(),
  note: t.String(),
  /** The times that can be chosen now. */
  slots: t.Array(t.String()),
  closesAt: t.String(),
  interview: orNull(InterviewRecord),
  /** Whether the booked time can still be moved or cancelled. */
  canChange: t.Boolean(),
  endedBy: orNull(EndedBy),
  /** Whether mails reach the candidate. */
  isMailed: t.Boolean(),
})
export type ScheduleRecord = Static<typeof ScheduleRecord>
