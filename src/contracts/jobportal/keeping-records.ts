import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'

const named = { _id: t.String(), candidateName: t.String(), jobId: t.String(), jobTitle: t.String() }

/** What a period takes, and when. */
export const KeepPreviewRecord = t.Object({
  /** How many have had their time; they go in the next night. */
  dueNow: t.Number(),
  /** Whose time is over too, and whom a hold keeps. */
  held: t.Number(),
  /** ISO 8601; null when there is none. */
  nextAt: orNull(t.String()),
  /** The first of them, by date. */
  due: t.Array(
    t.Object({
      ...named,
      /** ISO 8601: the night in which it is erased. */
      erasedAt: t.String(),
      /** Why, in words: 'Rejected on Nov 3, 2026'. */
      why: t.String(),
    }),
  ),
})
export type KeepPreviewRecord = Static<typeof KeepPreviewRecord>

/** For how long a company keeps applications. */
export const KeepAnswer = t.Object({
  /** Null while nothing is deleted by itself. */
  days: orNull(t.Number()),
  /** ISO 8601; nothing goes before. */
  startsAt: orNull(t.String()),
  preview: orNull(KeepPreviewRecord),
  holds: t.Array(t.Object({ ...named, reason: t.String(), heldBy: t.String(), heldAt: t.String(), asksDeletion: t.Boolean() })),
})
export type KeepAnswer = Static<typeof KeepAnswer>
