import type { FieldRecord, FieldValueRecord, FilledFieldRecord } from '#src/contracts/fields/records.ts'
import { type Field, type FieldValue, valueInWords } from './field.ts'
import type { FilledField } from './fill-in.ts'

export type { FieldRecord, FieldValueRecord, FilledFieldRecord }

export const fieldRecord = ({ id, ...field }: Field): FieldRecord => ({ _id: id, ...field })

/** Where a file lies is nobody's business. */
const valueRecord = (value: FieldValue): FieldValueRecord =>
  value.kind === 'file' ? { kind: 'file', filename: value.filename } : value

export const filledFieldRecord = ({ field, value }: FilledField): FilledFieldRecord => ({
  field: fieldRecord(field),
  value: value && valueRecord(value.value),
  shown: value && valueInWords(field, value.value),
  version: value?.version ?? 0,
  changedAt: value?.changedAt.toISOString() ?? null,
  changedBy: value?.changedByName ?? null,
  fromApplicant: value?.fromApplicant ?? false,
})
