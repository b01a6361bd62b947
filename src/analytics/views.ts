import type { ColumnKey, ColumnKind, MeasureKey, RangeKey } from './constants.ts'

/** A number, and what to ask for to see the rows behind it. */
export interface Count {
  measure: MeasureKey
  of: string
  count: number
}

export interface LabelledCount {
  label: string
  count: Count
}

export interface FunnelStage {
  name: string
  kind: 'open' | 'hired'
  reached: Count
  /** Percent of those who reached the stage before; null for the first, and when there are none. */
  ofPrevious: number | null
  /** Percent of those who reached the first. */
  ofAll: number | null
  entered: Count
  open: Count
  rejected: Count
}

export interface StageTime {
  name: string
  left: Count
  medianDays: number | null
  ninetiethDays: number | null
  /** Null for stages that were removed: nobody can be there. */
  stillThere: Count | null
  medianDaysSoFar: number | null
}

export interface Overview {
  funnel: { ranked: Count; stages: FunnelStage[] }
  timeInStage: StageTime[]
  timeToHire: {
    hired: Count
    fromContact: { count: Count; medianDays: number | null }
    uncontacted: Count
    fromPosting: { count: Count; medianDays: number | null }
  }
  sources: { ways: LabelledCount[]; people: LabelledCount[] }
  scores: {
    median: number | null
    medianConfidence: number | null
    bins: { from: number; to: number; count: Count }[]
    confidence: LabelledCount[]
  }
  rejections: { all: Count; reasons: LabelledCount[]; stages: LabelledCount[] }
  tasks: { label: string; open: Count; overdue: Count }[]
  messages: LabelledCount[]
  /** Empty until something is known about assessments. */
  assessments: LabelledCount[]
}

export interface PeriodRecord {
  range: RangeKey | 'dates'
  /** 'YYYY-MM-DD' in UTC, both included; null for the beginning. */
  firstDay: string | null
  lastDay: string
}

export interface JobChoice {
  _id: string
  title: string
  version: number
}

export interface AnalyticsAnswer extends Overview {
  period: PeriodRecord
  jobDescription: JobChoice | null
  jobDescriptions: JobChoice[]
}

export interface RowRecord {
  candidateId: string
  name: string | null
  filename: string
  jobDescription: { _id: string; title: string }
  /** By the columns; instants as ISO texts, days and percentages as numbers. */
  facts: Partial<Record<ColumnKey, string | number | null>>
}

export interface RowsAnswer {
  title: string
  definition: string
  columns: { key: ColumnKey; label: string; kind: ColumnKind }[]
  rows: RowRecord[]
  total: number
  period: PeriodRecord
  jobDescription: JobChoice | null
}
