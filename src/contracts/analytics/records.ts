import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'

export const RowRecord = t.Object({
  candidateId: t.String(),
  name: orNull(t.String()),
  filename: t.String(),
  jobDescription: t.Object({ _id: t.String(), title: t.String() }),
  /** By the columns; instants as ISO texts, days and percentages as numbers. */
  facts: t.Object({
    state: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    queuedAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    days: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    rankedAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    stageNow: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    stage: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    enteredAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    leftAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    hiredAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    contactAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    postedAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    source: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    uploader: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    percentage: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    confidence: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    rejectedAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    reason: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    task: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    dueOn: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    assignee: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
    doneAt: t.Optional(orNull(t.Union([t.String(), t.Number()]))),
  }),
})
export type RowRecord = Static<typeof RowRecord>

export const PeriodRecord = t.Object({
  range: oneOf(['30', '90', '365', 'all', 'dates']),
  /** 'YYYY-MM-DD' in UTC, both included; null for the beginning. */
  firstDay: orNull(t.String()),
  lastDay: t.String(),
})
export type PeriodRecord = Static<typeof PeriodRecord>

export const JobChoice = t.Object({ _id: t.String(), title: t.String(), version: t.Number() })
export type JobChoice = Static<typeof JobChoice>

export const RowsAnswer = t.Object({
  title: t.String(),
  definition: t.String(),
  columns: t.Array(
    t.Object({
      key: oneOf([
        'state',
        'queuedAt',
        'days',
        'rankedAt',
        'stageNow',
        'stage',
        'enteredAt',
        'leftAt',
        'hiredAt',
        'contactAt',
        'postedAt',
        'source',
        'uploader',
        'percentage',
        'confidence',
        'rejectedAt',
        'reason',
        'task',
        'dueOn',
        'assignee',
        'doneAt',
      ]),
      label: t.String(),
      kind: oneOf(['text', 'moment', 'days', 'percent', 'day']),
    }),
  ),
  rows: t.Array(RowRecord),
  total: t.Number(),
  period: PeriodRecord,
  jobDescription: orNull(JobChoice),
})
export type RowsAnswer = Static<typeof RowsAnswer>

/** A number, and what to ask for to see the rows behind it. */
export const Count = t.Object({
  measure: oneOf([
    'open',
    'assessments',
    'messages',
    'source',
    'uploader',
    'confidence',
    'ranked',
    'reached',
    'entered',
    'stopped-here',
    'left',
    'still-there',
    'hired',
    'hired-contacted',
    'hired-uncontacted',
    'hired-posted',
    'score',
    'rejected',
    'rejected-reason',
    'rejected-from',
    'tasks-open',
    'tasks-overdue',
    'waiting',
    'unseen',
    'moved-by',
    'rejected-by',
    'written-by',
    'offered-by',
  ]),
  of: t.String(),
  count: t.Number(),
})
export type Count = Static<typeof Count>

export const FunnelStage = t.Object({
  name: t.String(),
  kind: oneOf(['open', 'hired']),
  reached: Count,
  /** Percent of those who reached the stage before; null for the first, and when there are none. */
  ofPrevious: orNull(t.Number()),
  /** Percent of those who reached the first. */
  ofAll: orNull(t.Number()),
  entered: Count,
  open: Count,
  rejected: Count,
})
export type FunnelStage = Static<typeof FunnelStage>

export const StageTime = t.Object({
  name: t.String(),
  left: Count,
  medianDays: orNull(t.Number()),
  ninetiethDays: orNull(t.Number()),
  /** Null for stages that were removed: nobody can be there. */
  stillThere: orNull(Count),
  medianDaysSoFar: orNull(t.Number()),
})
export type StageTime = Static<typeof StageTime>

export const LabelledCount = t.Object({ label: t.String(), count: Count })
export type LabelledCount = Static<typeof LabelledCount>

/** What happened in some days: plain numbers, whose rows are those of `ranked`, `hired` and `rejected` with `from` and `to`. */
const happened = {
  /** 'YYYY-MM-DD' in UTC, both included. */
  firstDay: t.String(),
  lastDay: t.String(),
  ranked: t.Number(),
  hired: t.Number(),
  rejected: t.Number(),
}
export const TrendPoint = t.Object(happened)
export type TrendPoint = Static<typeof TrendPoint>

/** As many days just before those that are asked for. */
export const DaysBefore = t.Object({
  ...happened,
  /** Median of the days from first contact to hired. */
  daysToHire: orNull(t.Number()),
  /** Of who was ranked in these days, in percent. */
  medianScore: orNull(t.Number()),
})
export type DaysBefore = Static<typeof DaysBefore>

export const Overview = t.Object({
  trend: t.Object({ step: oneOf(['week', 'month', 'year']), points: t.Array(TrendPoint) }),
  /** Null where the days have no beginning. */
  before: orNull(DaysBefore),
  colleagues: t.Array(t.Object({ label: t.String(), deeds: t.Array(Count) })),
  funnel: t.Object({ ranked: Count, stages: t.Array(FunnelStage) }),
  timeInStage: t.Array(StageTime),
  timeToHire: t.Object({
    hired: Count,
    fromContact: t.Object({ count: Count, medianDays: orNull(t.Number()) }),
    uncontacted: Count,
    fromPosting: t.Object({ count: Count, medianDays: orNull(t.Number()) }),
  }),
  sources: t.Object({ ways: t.Array(LabelledCount), people: t.Array(LabelledCount) }),
  scores: t.Object({
    median: orNull(t.Number()),
    medianConfidence: orNull(t.Number()),
    bins: t.Array(t.Object({ from: t.Number(), to: t.Number(), count: Count })),
    confidence: t.Array(LabelledCount),
  }),
  rejections: t.Object({ all: Count, reasons: t.Array(LabelledCount), stages: t.Array(LabelledCount) }),
  tasks: t.Array(t.Object({ label: t.String(), open: Count, overdue: Count })),
  messages: t.Array(LabelledCount),
  /** Empty until something is known about assessments. */
  assessments: t.Array(LabelledCount),
})
export type Overview = Static<typeof Overview>

export const AnalyticsAnswer = t.Object({
  ...Overview.properties,
  period: PeriodRecord,
  jobDescription: orNull(JobChoice),
  jobDescriptions: t.Array(JobChoice),
})
export type AnalyticsAnswer = Static<typeof AnalyticsAnswer>
