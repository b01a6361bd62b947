import type { ReceivedFile } from '#src/matching/index.ts'
import { emailField, InvalidField, textField } from '#src/shared/fields.ts'
import { lineOf, optionalLine as optionalTyped, linesOf as textOf } from '#src/shared/typed-text.ts'
import type { Language } from '#src/words/languages.ts'
import type { Answer } from '../application.ts'
import { applicationConsent, limits } from '../constants.ts'
import type { CustomQuestion } from '../job-post.ts'
import { EmptyResume, InvalidApplication, WrongResumeType } from './errors.ts'

/** An application as it was sent: text fields, and files in the order in which they came. */
export interface SentForm {
  fields: Record<string, string>
  files: (ReceivedFile & { field: string })[]
  /** In which the form was read; null where nobody has said. */
  language?: Language | null
  /** It came as a mail, which answers no questions: those that must be answered stay open. */
  isMail?: boolean
}

/** A resume whose type is known from its bytes. */
export type SentFile = ReceivedFile & { type: NonNullable<ReceivedFile['type']> }

/** What an application says, once it was found to be complete. */
export interface ApplicationForm {
  name: string
  /** In lower case. */
  email: string
  phone: string | null
  answers: Answer[]
  source: string | null
  consentVersion: string
  allowedToShare: boolean
  file: SentFile
}

/**
 * Reads the form. Refused is only what is missing, no address, too long, or no document: what the document says, and whether it
 * can be read at all, is found out later.
 */
export function readApplicationForm({ fields, files, isMail }: SentForm, questions: readonly CustomQuestion[]): ApplicationForm {
  return {
    name: said(() => textField('name', 'Full Name', fields.name ?? '')),
    email: said(() => emailField(fields.email ?? '')),
    phone: optionalLine('phone', 'Phone Number', fields.phone, limits.phone),
    answers: isMail ? [] : answersOf(fields, questions),
    source: shortened(fields.source, limits.source),
    consentVersion: /^[\w.-]{1,20}$/.test(fields.consentVersion ?? '') ? fields.consentVersion! : applicationConsent.version,
    allowedToShare: ['true', 'on', 'yes', '1'].includes(fields.allowedToShare?.trim().toLowerCase() ?? ''),
    file: resumeOf(files),
  }
}

function resumeOf(files: SentForm['files']): SentFile {
  const file = files.find(({ field }) => field === 'resume')
  // A form whose file was not chosen sends a part without a name.
  if (!file || (file.size === 0 && file.filename === '')) throw new InvalidApplication('resume', 'Please upload your resume.')
  if (file.size === 0) throw new EmptyResume()
  if (!file.type || !['pdf', 'docx', 'doc'].includes(file.type)) throw new WrongResumeType()
  return { ...file, filename: file.filename || `resume.${file.type}`, type: file.type }
}

const answersOf = (fields: Record<string, string>, questions: readonly CustomQuestion[]): Answer[] =>
  questions.flatMap(({ id, question, required }) => {
    const field = `answer-${id}`
    const answer = textOf(fields[field])
    if (answer === '' && required) throw new InvalidApplication(field, `Please answer: ${question}`)
    if (answer.length > limits.answer)
      throw new InvalidApplication(
        field,
        `An answer can have ${limits.answer.toLocaleString('en')} characters at most: ${question}`,
      )
    return answer === '' ? [] : { questionId: id, question, answer }
  })

/** The sentences of shared fields, with the name of the field beside them. */
function said<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw error instanceof InvalidField ? new InvalidApplication(error.field, error.message) : error
  }
}

/** A line that may be left blank; null then. */
export const optionalLine = (field: string, label: string, value: string | undefined, most: number): string | null =>
  said(() => optionalTyped(field, label, value, most))

const shortened = (value: string | undefined, most: number) => lineOf(value).slice(0, most) || null
