import type { FieldRecord } from '../../../api/fields.ts'
import type { TableColumn } from '../../../components/table/columns.ts'

export type ColumnKey =
  | 'rank'
  | 'candidate'
  | 'job'
  | 'experience'
  | 'match'
  | 'stage'
  | 'added'
  | 'pdf'
  | 'interview'
  | 'details'
  | 'status'
  | 'score'
  | 'send'
  | 'actions'
  | `field-${string}`

export interface CandidateColumn extends TableColumn {
  key: ColumnKey
  /** The workspace's field that it shows. */
  field?: string
}

/** All columns of the list. What can be done with somebody is at the end of their row, and has columns for whoever wants them. */
export const candidateColumns: readonly CandidateColumn[] = [
  { key: 'rank', title: 'Rank', width: 5.25, isFixed: true, sort: { by: 'rank' } },
  { key: 'candidate', title: 'Candidate', width: 11, grows: true, isFixed: true, sort: { by: 'name' } },
  { key: 'job', title: 'Job Title', width: 7.9, roomy: 'max(7.9rem, 20vw - 8.2rem)', isUsual: true },
  { key: 'experience', title: 'Experience', width: 5.25, isUsual: true, sort: { by: 'experience', down: true } },
  { key: 'match', title: 'Match %', width: 6.9, isUsual: true, sort: { by: 'match', down: true } },
  { key: 'stage', title: 'Stage', width: 6.9, isUsual: true, sort: { by: 'stage' } },
  { key: 'added', title: 'Added', width: 5.75, isUsual: true, sort: { by: 'newest', down: true } },
  { key: 'pdf', title: 'View pdf', width: 5.25 },
  { key: 'interview', title: 'Interview Scheduler', width: 6 },
  { key: 'details', title: 'Details', width: 5 },
  { key: 'status', title: 'Status', width: 5.75, isUsual: true },
  { key: 'score', title: 'Score', width: 3.4, isUsual: true },
  { key: 'send', title: 'Send Test-Link', width: 8.5 },
  { key: 'actions', title: 'Actions', width: 6.6, isFixed: true },
]

/** What is kept of a choice of columns is letters only. */
const inLetters = (id: string) => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!).replaceAll(/[^a-z]/g, '')

/** The list's columns with one for each field of the workspace, before what can be done with somebody. */
export const columnsWith = (fields: readonly FieldRecord[]): readonly CandidateColumn[] => {
  if (fields.length === 0) return candidateColumns
  const own = fields.map(
    ({ _id, name, kind }): CandidateColumn => ({
      key: `field-${inLetters(_id).slice(-6)}`,
      title: name,
      width: kind === 'text' || kind === 'choices' ? 9 : 7,
      sort: { by: `field:${_id}` },
      field: _id,
    }),
  )
  return [...candidateColumns.slice(0, -1), ...own, ...candidateColumns.slice(-1)]
}
