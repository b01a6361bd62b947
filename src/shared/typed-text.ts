import { InvalidField } from './fields.ts'

const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** One line, without what could only confuse or mislead. */
export const lineOf = (value = '') =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(directions, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed()

/** Text of several lines, without what could only confuse or mislead. */
export const linesOf = (value = '') =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(directions, '')
    .trim()
    .toWellFormed()

/** A line that may be left blank; null then. Throws `InvalidField` for one that is too long. */
export function optionalLine(field: string, label: string, value: string | undefined, most: number): string | null {
  const line = lineOf(value)
  if (line.length > most) throw new InvalidField(field, `${label} can have ${most} characters at most.`)
  return line || null
}
