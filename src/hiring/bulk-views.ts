import type { BulkResult } from './bulk.ts'
import type { StandingOfMany } from './standing-of-many.ts'
import type { CountedTagRecord } from './views.ts'

export type { BulkWish } from './bulk.ts'

export interface BulkAnswer {
  /** With this it can be undone; null when nothing was changed, or this was the undoing. */
  _id: string | null
  text: string
  done: number
  unchanged: number
  /** Those who stay as they are, each with the reason: "Ada Berg" "was moved to Offer by Carl in the meantime". */
  left: { _id: string; name: string; reason: string }[]
  undoUntil: string | null
}

export interface StandingAnswer extends Omit<StandingOfMany, 'tags'> {
  tags: CountedTagRecord[]
}

export const bulkAnswer = ({ id, left, undoUntil, ...result }: BulkResult): BulkAnswer => ({
  ...result,
  _id: id,
  left: left.map(({ id, ...rest }) => ({ _id: id, ...rest })),
  undoUntil: undoUntil?.toISOString() ?? null,
})

export const standingAnswer = ({ tags, ...standing }: StandingOfMany): StandingAnswer => ({
  ...standing,
  tags: tags.map(({ id, ...tag }) => ({ _id: id, ...tag })),
})
