import type {
  AnalyticsAnswer,
  Count,
  FunnelStage,
  JobChoice,
  LabelledCount,
  Overview,
  PeriodRecord,
  RowRecord,
  RowsAnswer,
  StageTime,
} from '#src/contracts/analytics/records.ts'

export type {
  AnalyticsAnswer,
  Count,
  FunnelStage,
  JobChoice,
  LabelledCount,
  Overview,
  PeriodRecord,
  RowRecord,
  RowsAnswer,
  StageTime,
}
