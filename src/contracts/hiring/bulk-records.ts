import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { stageKinds } from '#src/hiring/constants.ts'
import { CountedTagRecord } from './records.ts'

export const BulkAnswer = t.Object({
  /** With this it can be undone; null when nothing was changed, or this was the undoing. */
  _id: orNull(t.String()),
  text: t.String(),
  done: t.Number(),
  unchanged: t.Number(),
  /** Those who stay as they are, each with the reason: "Ada Berg" "was moved to Offer by Carl in the meantime". */
  left: t.Array(t.Object({ _id: t.String(), name: t.String(), reason: t.String() })),
  undoUntil: orNull(t.String()),
})
export type BulkAnswer = Static<typeof BulkAnswer>

export const StandingAnswer = t.Object({
  /** Those who were rejected: they can only be moved alone. */
  rejected: t.Number(),
  /** The version of each one's place, for whoever moves them. */
  seen: t.Record(t.String(), t.Number()),
  /** Names of stages of their job descriptions, in their order; rejections are not among them. */
  stages: t.Array(t.Object({ name: t.String(), kind: oneOf(stageKinds), here: t.Number(), possible: t.Number() })),
  tags: t.Array(CountedTagRecord),
})
export type StandingAnswer = Static<typeof StandingAnswer>
