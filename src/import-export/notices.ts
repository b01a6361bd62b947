import { fieldNames } from './constants.ts'
import type { ImportColumns } from './ports.ts'
import { addressIn } from './reading/tidy.ts'

/** What a person should know of a table before it is stored. JSON Resume has no columns to say anything about. */
export function noticesAbout(columns: ImportColumns | null): string[] {
  if (!columns || columns.mapping.email !== undefined) return []
  const { header, samples } = columns
  const likely = samples.findIndex((values) => values.length > 0 && values.every((value) => addressIn(value) !== null))
  const advice =
    likely < 0
      ? `If one does, choose “${fieldNames.email}” for it before you import.`
      : `“${header[likely] || `Column ${likely + 1}`}” looks like one: choose “${fieldNames.email}” for it before you import.`
  return [`No column of this file is known to hold email addresses. Without one, nobody in it can be written to. ${advice}`]
}
