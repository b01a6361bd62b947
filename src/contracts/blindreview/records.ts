import { type Static, Type as t } from '@sinclair/typebox'
import { orNull } from '#src/contracts/contract.ts'

export const RevealRecord = t.Object({
  _id: t.String(),
  reason: t.String(),
  note: orNull(t.String()),
  /** Null once their account is gone. */
  by: orNull(t.String()),
  at: t.String(),
})
export type RevealRecord = Static<typeof RevealRecord>

/** Blind review of one job. */
export const BlindJobRecord = t.Object({
  on: t.Boolean(),
  /** Null until somebody has used the switch. */
  changedBy: orNull(t.String()),
  changedAt: orNull(t.String()),
  /** How many candidates of the job are hidden now. */
  hidden: t.Number(),
  reveals: t.Array(RevealRecord),
})
export type BlindJobRecord = Static<typeof BlindJobRecord>

/** Whether somebody is hidden, in which jobs, and who has revealed them. */
export const BlindPersonRecord = t.Object({
  hidden: t.Boolean(),
  jobs: t.Array(t.Object({ title: t.String(), reveal: orNull(RevealRecord) })),
})
export type BlindPersonRecord = Static<typeof BlindPersonRecord>
