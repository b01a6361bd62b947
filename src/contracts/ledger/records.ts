import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { measureKeys } from '#src/ledger/constants.ts'

const Period = t.Object({ firstDay: t.String(), lastDay: t.String() })

/** One decision, in ids. */
export const DecisionRow = t.Object({
  /** Of its entry in the audit log. */
  number: t.Number(),
  at: t.String(),
  what: oneOf(['moved', 'rejected']),
  /** Null for companies, and for whoever is not here any more. */
  actor: orNull(t.String()),
  subject: t.Object({ kind: oneOf(['candidate', 'application']), _id: t.String(), isThere: t.Boolean() }),
  job: t.Object({ _id: t.String(), title: orNull(t.String()) }),
  percentage: orNull(t.Number()),
  rank: orNull(t.Number()),
  of: orNull(t.Number()),
  engine: orNull(t.String()),
  criteria: orNull(t.Number()),
  evidence: t.Boolean(),
  against: t.Boolean(),
})
export type DecisionRow = Static<typeof DecisionRow>

export const LedgerAnswer = t.Object({
  period: Period,
  measures: t.Array(t.Object({ key: oneOf(measureKeys), title: t.String(), definition: t.String(), count: t.Number() })),
  /** Those with the most decisions first. */
  jobs: t.Array(
    t.Object({
      _id: t.String(),
      title: orNull(t.String()),
      counts: t.Object({
        decided: t.Number(),
        against: t.Number(),
        'rejected-unseen': t.Number(),
        'moved-unseen': t.Number(),
      }),
    }),
  ),
})
export type LedgerAnswer = Static<typeof LedgerAnswer>

export const LedgerRowsAnswer = t.Object({
  title: t.String(),
  definition: t.String(),
  period: Period,
  total: t.Number(),
  rows: t.Array(DecisionRow),
})
export type LedgerRowsAnswer = Static<typeof LedgerRowsAnswer>
