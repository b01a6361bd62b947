import { emailField, InvalidField, textField } from '#src/shared/fields.ts'
import { lineOf, optionalLine as optionalTyped } from '#src/shared/typed-text.ts'
import { applicationConsent, limits } from '../constants.ts'
import type { CustomQuestion } from '../job-post.ts'
import { EmptyResume, InvalidApplication, WrongResumeType } from './errors.ts'
import { type GivenAnswer, readAnswers } from './read-answers.ts'
import type { SentFile, SentForm } from './sent-form.ts'

export type { SentFile, SentForm }

/** What an application says, once it was found to be complete. */
export interface ApplicationForm {
  name: string
  /** In lower case. */
  email: string
  phone: string | null
  answers: GivenAnswer[]
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
    answers: isMail ? [] : readAnswers({ fields, files }, questions),
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
