import type { FlipResult } from './ports.ts'

export type { FlipResult, FoundDifference } from './ports.ts'

/** A run of the flip lab as the page shows it. */
export interface FlipRunRecord {
  _id: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  done: number
  total: number
  error: string | null
  createdAt: string
  finishedAt: string | null
  result: FlipResult | null
}

export interface FlipLabAnswer {
  jobDescription: { _id: string; title: string }
  /** The newest run; null when there was none. */
  run: FlipRunRecord | null
  /** True while twins are compared for this or another job description of the workspace. */
  isBusy: boolean
  /** What a run compares at most. */
  limits: { candidates: number; made: number }
}

/** One group in a table of impact ratios. */
export interface ImpactRow {
  group: string
  /** Null where the group is too small to be shown. */
  people: number | null
  selected: number | null
  /** Shares from 0 to 1. */
  selectionRate: number | null
  /** Its rate as a share of the highest one; null for small groups and for those that are less than 2% of all. */
  impactRatio: number | null
  scored: number | null
  /** Share of the group with a match above the median of all. */
  scoringRate: number | null
  scoringRatio: number | null
}

export interface ImpactTable {
  by: 'sex' | 'ethnicity' | 'both'
  rows: ImpactRow[]
  /** Groups that are too small to be shown. */
  hidden: number
}

export interface ImpactAnswer {
  /** Applicants until the end of this day are counted, 'YYYY-MM-DD'. */
  until: string
  /** Who said something, rounded down to tens. */
  answered: number
  smallestGroup: number
  tables: ImpactTable[]
}
