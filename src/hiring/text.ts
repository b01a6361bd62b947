import { InvalidInput } from './errors.ts'

/** Without control and direction characters, which hide or turn around what is read; line breaks stay. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()

/** One line that somebody typed. */
export function lineOf(field: string, label: string, typed: string, maximum: number): string {
  const line = cleanText(typed).replace(/\s+/g, ' ')
  if (line === '') throw new InvalidInput(field, `${label} is required.`)
  if (line.length > maximum) throw new InvalidInput(field, `${label} can have ${maximum} characters at most.`)
  return line
}

/** Several lines that somebody typed. */
export function textOf(field: string, label: string, typed: string, maximum: number): string {
  const text = cleanText(typed)
  if (text === '') throw new InvalidInput(field, `${label} is required.`)
  if (text.length > maximum)
    throw new InvalidInput(field, `${label} can have ${maximum.toLocaleString('en')} characters at most.`)
  return text
}
