import type { Cell } from '#src/shared/csv.ts'
import {
  type ColumnKey,
  confidenceBands,
  columns as knownColumns,
  type MeasureKey,
  measures,
  messageStates,
  scoreStep,
  sourceLabels,
} from './constants.ts'
import { nobodyKnown, removedStages } from './overview.ts'
import type { FoundRow } from './ports.ts'
import type { Place } from './stage-places.ts'
import { inDays } from './statistics.ts'
import type { RowRecord } from './views.ts'
import { isWaitingLimit, workingDaysInWords } from './working-days.ts'

export const isMeasure = (key: string): key is MeasureKey => Object.hasOwn(measures, key)

const ofPlaces: MeasureKey[] = ['reached', 'entered', 'open', 'stopped-here', 'left', 'still-there', 'rejected-from']
const withoutParts: MeasureKey[] = [
  'ranked',
  'hired',
  'hired-contacted',
  'hired-uncontacted',
  'hired-posted',
  'rejected',
  'unseen',
]

/** What a number is of, in words; null when there is no such stage, bar, band or state. */
export function partInWords(measure: MeasureKey, of: string, places: Place[], personCalled: string | null): string | null {
  if (withoutParts.includes(measure)) return of === '' ? '' : null
  if (ofPlaces.includes(measure)) {
    if (of === '-1' && (measure === 'left' || measure === 'rejected-from')) return removedStages
    return /^\d{1,2}$/.test(of) ? (places.find(({ place }) => place === Number(of))?.name ?? null) : null
  }
  if (measure === 'waiting') return isWaitingLimit(Number(of)) && /^\d+$/.test(of) ? workingDaysInWords(Number(of)) : null
  if (measure === 'score') {
    const from = /^\d{1,2}$/.test(of) ? Number(of) : Number.NaN
    if (from % scoreStep !== 0) return null
    return `${from} to ${from + scoreStep === 100 ? 100 : from + scoreStep - 1}%`
  }
  if (measure === 'confidence') return confidenceBands.find(({ key }) => key === of)?.label ?? null
  if (measure === 'messages') return messageStates.find(({ key }) => key === of)?.label ?? null
  if (measure === 'source') return sourceLabels[of] ?? of
  if (measure === 'rejected-reason') return of || 'No reason on record'
  if (measure === 'assessments') return of
  if (of !== '') return personCalled ?? nobodyKnown
  return measure === 'uploader' ? nobodyKnown : 'nobody yet'
}

/** Turns what the database knows into what a person reads: days out of milliseconds, names out of ids. */
export const rowRecord =
  (stageName: (jobDescriptionId: string, stageId: string) => string) =>
  ({ facts, jobDescriptionId, jobTitle, ...row }: FoundRow): RowRecord => {
    const read = (key: ColumnKey, value: string | number | null) => {
      if (value === null) return key === 'uploader' ? nobodyKnown : null
      if (key === 'stageNow' || key === 'stage') return stageName(jobDescriptionId, String(value))
      if (key === 'source') return sourceLabels[String(value)] ?? String(value)
      if (key === 'state') return messageStates.find(({ key: state }) => state === value)?.label ?? String(value)
      if (knownColumns[key].kind === 'moment') return new Date(Number(value)).toISOString()
      if (knownColumns[key].kind === 'days') return inDays(Number(value))
      return value
    }
    return {
      ...row,
      jobDescription: { _id: jobDescriptionId, title: jobTitle },
      facts: Object.fromEntries(
        Object.entries(facts).map(([key, value]) => [key, read(key as ColumnKey, value ?? null)]),
      ) as RowRecord['facts'],
    }
  }

export const rowCells = (columns: readonly ColumnKey[], row: RowRecord): Cell[] => [
  row.name ?? row.filename,
  row.jobDescription.title,
  ...columns.map((column) => row.facts[column]),
  row.candidateId,
]
