import type { BulkAnswer, StandingAnswer } from '#src/contracts/hiring/bulk-records.ts'
import type { BulkResult } from './bulk.ts'
import type { StandingOfMany } from './bulk-preview.ts'

export type { BulkWish } from './bulk.ts'
export type { BulkAnswer, StandingAnswer }

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
