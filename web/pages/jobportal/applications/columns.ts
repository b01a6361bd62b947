import type { TableColumn } from '../../../components/table/columns.ts'

export type ColumnKey = 'applicant' | 'contact' | 'match' | 'status' | 'applied' | 'found' | 'missing' | 'resume'

export interface ApplicationColumn extends TableColumn {
  key: ColumnKey
}

/** All columns of a job's applications. */
export const applicationColumns: readonly ApplicationColumn[] = [
  { key: 'applicant', title: 'Applicant', width: 14, grows: true, isFixed: true, sort: { by: 'name' } },
  { key: 'match', title: 'Match %', width: 6.5, isUsual: true, sort: { by: 'match', down: true } },
  { key: 'status', title: 'Status', width: 8, isFixed: true },
  { key: 'applied', title: 'Applied', width: 6, isUsual: true, sort: { by: 'newest', down: true } },
  { key: 'contact', title: 'Contact', width: 12, isUsual: true },
  { key: 'found', title: 'Found', width: 13, isUsual: true },
  { key: 'missing', title: 'Not found', width: 11 },
  { key: 'resume', title: 'Resume', width: 5.25, isFixed: true },
]
