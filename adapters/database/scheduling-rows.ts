import type { Interview, Offer } from '#src/scheduling/offer.ts'
import type { interviewOffers, interviews } from './schema.ts'

export type OfferRow = typeof interviewOffers.$inferSelect
export type InterviewRow = typeof interviews.$inferSelect

export const offerOf = ({ endedAt, endedBy, endedWords, slots, ...row }: OfferRow, booked: InterviewRow | null): Offer => ({
  ...row,
  slots: slots.map((start) => new Date(start)),
  ended: endedAt && endedBy ? { by: endedBy, at: endedAt, words: endedWords } : null,
  interview: booked && interviewOf(booked),
})

const interviewOf = ({ id, startsAt, endsAt, sequence, zone, bookedAt, language }: InterviewRow): Interview => ({
  id,
  startsAt,
  endsAt,
  sequence,
  zone,
  bookedAt,
  language,
})
