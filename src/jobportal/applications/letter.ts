import { InvalidField } from '#src/shared/fields.ts'
import { limits } from '../constants.ts'

/** What somebody writes to applicants. */
export interface Letter {
  subject: string
  body: string
}

/** What stands for words that are another's in each letter. */
export const placeholders = ['name', 'jobTitle', 'companyName'] as const
/** `reason` stands only in letters that tell a rejection. */
export type Placeholder = (typeof placeholders)[number] | 'reason'

const brace = /\{([A-Za-z][A-Za-z.]{0,40})\}/g

/** Checks a letter before anybody is written to. Line breaks in a subject could become headers of the mail: they are refused. */
export function checkedLetter({ subject, body }: Letter, known: readonly Placeholder[] = placeholders): Letter {
  if (/[\r\n\u2028\u2029]|[^\P{Cc}\t]/u.test(subject))
    throw new InvalidField('subject', 'A subject is one line without control characters.')
  return {
    subject: checked('subject', 'Subject', cleanText(subject).replace(/\s+/g, ' '), limits.subject, known),
    body: checked('body', 'Message', cleanText(body), limits.body, known),
  }
}

function checked(field: keyof Letter, label: string, text: string, maximum: number, known: readonly Placeholder[]): string {
  if (text === '') throw new InvalidField(field, `${label} is required.`)
  if (text.length > maximum)
    throw new InvalidField(field, `${label} can have ${maximum.toLocaleString('en')} characters at most.`)
  for (const [whole, name] of text.matchAll(brace))
    if (!known.includes(name as Placeholder))
      throw new InvalidField(field, `${whole} is not known. There are ${known.map((each) => `{${each}}`).join(', ')}.`)
  return text
}

/** A checked letter with the words of one applicant. What is put in is not looked through again. */
export function filledLetter({ subject, body }: Letter, values: Partial<Record<Placeholder, string>>): Letter {
  const fill = (text: string) => text.replace(brace, (_, name: Placeholder) => oneLine(values[name] ?? ''))
  return { subject: fill(subject).slice(0, limits.subject * 2), body: fill(body) }
}

/** Without control and direction characters, which hide or turn around what is read; line breaks stay. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()

const oneLine = (value: string) =>
  value
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
