import { defineFields } from './define-fields.ts'
import { fillIn } from './fill-in.ts'
import type { FieldPorts } from './ports.ts'
import { takeAnswers } from './take-answers.ts'

export { type Field, type FieldKind, type FieldValue, type StoredValue, seesField, valueInWords } from './field.ts'
export type { FieldPorts, Fields, FieldValues } from './ports.ts'

export type CustomFields = ReturnType<typeof createFields>

/** What a workspace wants to know of its candidates beyond their resumes. Fields never enter a score. */
export const createFields = (ports: FieldPorts) => ({ ...defineFields(ports), ...fillIn(ports), takeAnswers: takeAnswers(ports) })
