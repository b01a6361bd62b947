import { asc, inArray } from 'drizzle-orm'
import type { Interview, Offer } from '#src/scheduling/offer.ts'
import type { Database } from './open.ts'
import { type interviewOffers, interviewPanel, type interviews } from './schema.ts'

export type OfferRow = typeof interviewOffers.$inferSelect
export type InterviewRow = typeof interviews.$inferSelect

export const offerOf = (
  { endedAt, endedBy, endedWords, slots, ...row }: OfferRow,
  booked: InterviewRow | null,
  panel: string[],
): Offer => ({
  ...row,
  panel,
  slots: slots.map((start) => new Date(start)),
  ended: endedAt && endedBy ? { by: endedBy, at: endedAt, words: endedWords } : null,
  interview: booked && interviewOf(booked),
})

/** Who takes part, by offer. */
export async function panelsOf({ query }: Pick<Database, 'query'>, offerIds: string[]): Promise<Map<string, string[]>> {
  const rows = await query()
    .select()
    .from(interviewPanel)
    .where(inArray(interviewPanel.offerId, offerIds))
    .orderBy(asc(interviewPanel.userId))
    .all()
  const panels = new Map<string, string[]>()
  for (const { offerId, userId } of rows) panels.set(offerId, [...(panels.get(offerId) ?? []), userId])
  return panels
}

const interviewOf = ({ id, startsAt, endsAt, sequence, zone, bookedAt, language }: InterviewRow): Interview => ({
  id,
  startsAt,
  endsAt,
  sequence,
  zone,
  bookedAt,
  language,
})
