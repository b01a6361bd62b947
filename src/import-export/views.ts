import type { CheckedRowRecord, ImportCheckAnswer, ImportRecord } from '#src/contracts/import-export/records.ts'
import { csvLine } from '#src/shared/csv.ts'
import type { CheckedRow } from './check-import.ts'
import type { FollowedImport, ImportCheck } from './import-people.ts'
import type { RowState } from './ports.ts'

export type { RowState } from './ports.ts'
export type { CheckedRowRecord, ImportCheckAnswer, ImportRecord }

/** The check as a table to keep. */
export const checkReport = (rows: readonly CheckedRowRecord[]): string =>
  `\u{feff}${csvLine(['Row', 'Name', 'E-mail', 'What becomes of it', 'Reason', 'Left out'])}${rows
    .map(({ place, name, email, state, reason, warnings }) =>
      csvLine([place, name, email, stateNames[state], reason, warnings.join('; ')]),
    )
    .join('')}`

export const stateNames: Record<RowState, string> = {
  new: 'New',
  version: 'New version',
  duplicate: 'Duplicate',
  refused: 'Refused',
}

const checkedRow = ({ row, state, reason }: CheckedRow): CheckedRowRecord => ({
  row: row.number,
  place: row.place,
  state,
  reason,
  warnings: row.warnings,
  name: row.name,
  email: row.email,
})

export const importCheckAnswer = ({ rows, ...check }: ImportCheck): ImportCheckAnswer => ({
  ...check,
  taken: rows.filter(({ isTaken }) => isTaken).length,
  rows: rows.map(checkedRow),
})

export const importRecord = (found: FollowedImport): ImportRecord => ({
  _id: found.id,
  filename: found.filename,
  jobDescriptionId: found.job && { _id: found.job.id, title: found.job.title },
  createdAt: found.createdAt.toISOString(),
  total: found.total,
  refused: found.refused,
  ranked: found.ranked,
  duplicates: found.duplicates,
  rejected: found.rejected,
  finished: found.isFinished,
})
