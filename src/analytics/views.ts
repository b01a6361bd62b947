import type {
  AnalyticsAnswer,
  Count,
  DaysBefore,
  FunnelStage,
  JobChoice,
  LabelledCount,
  Overview,
  PeriodRecord,
  RowRecord,
  RowsAnswer,
  StageTime,
  TrendPoint,
} from '#src/contracts/analytics/records.ts'

export type {
  AnalyticsAnswer,
  Count,
  DaysBefore,
  FunnelStage,
  JobChoice,
  LabelledCount,
  Overview,
  PeriodRecord,
  RowRecord,
  RowsAnswer,
  StageTime,
  TrendPoint,
}
