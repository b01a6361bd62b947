import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'

/** What is exchanged in a twin, in the order of the table. */
export const FlipKind = oneOf(['name', 'language of the name', 'gender', 'age', 'gap', 'school', 'address', 'e-mail'])

export const FoundDifference = t.Object({
  kind: FlipKind,
  /** What stood there, and what took its place. */
  before: t.String(),
  after: t.String(),
  /** Percentages. */
  from: t.Number(),
  to: t.Number(),
  components: t.Array(t.String()),
  /** The first fact that was read otherwise; null when only the comparison differs. */
  cause: orNull(t.String()),
  /** Null for an invented person. */
  candidateId: orNull(t.String()),
  /** Of an invented person. */
  made: orNull(t.Number()),
})
export type FoundDifference = Static<typeof FoundDifference>

/** What a run of the flip lab found. */
export const FlipResult = t.Object({
  engine: t.String(),
  /** The language model that adds facts here; 'none' where none does. It is not asked about twins. */
  model: t.String(),
  criteriaVersion: t.Number(),
  candidates: t.Number(),
  made: t.Number(),
  seed: t.String(),
  /** Resumes whose twins could not be compared. */
  failed: t.Number(),
  counts: t.Array(t.Object({ kind: FlipKind, twins: t.Number(), same: t.Number(), worst: t.Number() })),
  /** How many twins differed in all; `differences` holds the first of them. */
  differing: t.Number(),
  differences: t.Array(FoundDifference),
})
export type FlipResult = Static<typeof FlipResult>

/** A run of the flip lab as the page shows it. */
export const FlipRunRecord = t.Object({
  _id: t.String(),
  state: oneOf(['waiting', 'running', 'done', 'failed']),
  done: t.Number(),
  total: t.Number(),
  error: orNull(t.String()),
  createdAt: t.String(),
  finishedAt: orNull(t.String()),
  result: orNull(FlipResult),
})
export type FlipRunRecord = Static<typeof FlipRunRecord>

export const FlipLabAnswer = t.Object({
  jobDescription: t.Object({ _id: t.String(), title: t.String() }),
  /** The newest run; null when there was none. */
  run: orNull(FlipRunRecord),
  /** True while twins are compared for this or another job description of the workspace. */
  isBusy: t.Boolean(),
  /** What a run compares at most. */
  limits: t.Object({ candidates: t.Number(), made: t.Number() }),
})
export type FlipLabAnswer = Static<typeof FlipLabAnswer>

/** One group in a table of impact ratios; null where the group is too small to be shown. */
export const ImpactRow = t.Object({
  group: t.String(),
  people: orNull(t.Number()),
  selected: orNull(t.Number()),
  /** Shares from 0 to 1. */
  selectionRate: orNull(t.Number()),
  /** Its rate as a share of the highest one; null also for groups that are less than 2% of all. */
  impactRatio: orNull(t.Number()),
  scored: orNull(t.Number()),
  /** Share of the group with a match above the median of all. */
  scoringRate: orNull(t.Number()),
  scoringRatio: orNull(t.Number()),
})
export type ImpactRow = Static<typeof ImpactRow>

export const ImpactTable = t.Object({
  by: oneOf(['sex', 'ethnicity', 'both']),
  rows: t.Array(ImpactRow),
  /** Groups that are too small to be shown. */
  hidden: t.Number(),
})
export type ImpactTable = Static<typeof ImpactTable>

export const ImpactAnswer = t.Object({
  /** Applicants until the end of this day are counted, 'YYYY-MM-DD'. */
  until: t.String(),
  /** Who said something, rounded down to tens. */
  answered: t.Number(),
  smallestGroup: t.Number(),
  tables: t.Array(ImpactTable),
})
export type ImpactAnswer = Static<typeof ImpactAnswer>

/** What an applicant said of themselves. */
export const SaidOfOneself = t.Object({ sex: orNull(t.String()), ethnicity: orNull(t.String()) })
export type SaidOfOneself = Static<typeof SaidOfOneself>
