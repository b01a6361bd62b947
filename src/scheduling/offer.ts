import type { Language } from '#src/words/languages.ts'

/** A time that a candidate has chosen. */
export interface Interview {
  id: string
  startsAt: Date
  endsAt: Date
  /** Counts the changes, for calendars. */
  sequence: number
  /** Where the candidate's clock was when they chose. */
  zone: string
  bookedAt: Date
  /** The language that the candidate chose it in; null for English. */
  language: Language | null
}

/** 'replaced': a newer offer of the same interviewer stands in its place. */
export type EndedBy = 'recruiter' | 'candidate' | 'replaced'

/** Times for an interview, offered to one candidate. */
export interface Offer {
  id: string
  workspaceId: string
  candidateId: string
  /** Whose time it is. Null once their account is gone. */
  interviewerId: string | null
  /** Who takes part beside them, whose time it is as well. */
  panel: string[]
  offeredBy: string | null
  /** Where the recruiter's clock is. */
  zone: string
  minutes: number
  /** An http or https address, or words; '' when it is not settled. */
  place: string
  note: string
  /** The beginnings, earliest first. */
  slots: Date[]
  validUntil: Date
  /** Nothing can be booked for the first time from then on: it has expired, or all times are past. */
  closesAt: Date
  createdAt: Date
  ended: { by: EndedBy; at: Date; words: string } | null
  /** Also when it was cancelled afterwards. */
  interview: Interview | null
}

/** A span of time in which somebody is taken. */
export interface Busy {
  start: Date
  end: Date
}

export type OfferState = 'open' | 'booked' | 'past' | 'expired' | 'cancelled'

export function stateOf(offer: Pick<Offer, 'ended' | 'interview' | 'closesAt'>, now: Date): OfferState {
  if (offer.ended) return 'cancelled'
  if (offer.interview) return offer.interview.endsAt > now ? 'booked' : 'past'
  return offer.closesAt > now ? 'open' : 'expired'
}

export const endOf = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000)

export const clashes = (start: Date, end: Date, busy: Busy[]) => busy.some((other) => start < other.end && other.start < end)

/** The times that can still be had. */
export const freeSlots = ({ slots, minutes }: Pick<Offer, 'slots' | 'minutes'>, busy: Busy[], now: Date): Date[] =>
  slots.filter((start) => start > now && !clashes(start, endOf(start, minutes), busy))
