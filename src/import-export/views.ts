import type { CheckedRowRecord, FieldFateRecord, ImportCheckAnswer, ImportRecord } from '#src/contracts/import-export/records.ts'
import { csvLine } from '#src/shared/csv.ts'
import type { CheckedRow } from './check-import.ts'
import { fateNames, undoHours } from './constants.ts'
import type { FollowedImport, ImportCheck } from './import-people.ts'
import type { RowState } from './ports.ts'

export type { RowState } from './ports.ts'
export type { CheckedRowRecord, FieldFateRecord, ImportCheckAnswer, ImportRecord }

/** The check as a table to keep. */
export const checkReport = (rows: readonly CheckedRowRecord[]): string =>
  `\u{feff}${csvLine(['Row', 'Name', 'Email', 'What happens to it', 'Reason', 'Left out'])}${rows
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
  system: found.system,
  told: found.told,
  fields: found.fields ?? [],
  undoneAt: found.undoneAt?.toISOString() ?? null,
  undoUntil: undoUntil(found),
})

/** A plain list is taken back by deleting its people in the list of candidates. */
const undoUntil = ({ system, undoneAt, createdAt, isFinished }: FollowedImport) =>
  system !== null && undoneAt === null && isFinished ? new Date(createdAt.getTime() + undoHours * 3_600_000).toISOString() : null

/** What happens to each field, as a table to keep. */
export const fieldReport = (fields: readonly FieldFateRecord[]): string =>
  `\u{feff}${csvLine(['Field', 'What happens to it', 'As', 'Rows'])}${fields
    .map(({ field, fate, as, rows }) => csvLine([field, fateNames[fate], as, rows]))
    .join('')}`
