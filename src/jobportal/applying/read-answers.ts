import { lineOf, linesOf as textOf } from '#src/shared/typed-text.ts'
import type { Answer } from '../application.ts'
import { limits } from '../constants.ts'
import { type CustomQuestion, hasChoices } from '../job-post.ts'
import { InvalidApplication } from './errors.ts'
import type { SentFile, SentForm } from './sent-form.ts'

/** An answer, and the file of one that is a file, until it is stored. */
export interface GivenAnswer extends Answer {
  file?: SentFile
}

/** The name of a question's field in the form. Each of several choices has a field of its own, so that none hides another. */
export const fieldOfQuestion = (id: string) => `answer-${id}`
export const fieldOfChoice = (id: string, choice: string) => `answer-${id}.${choice}`

/**
 * What somebody answered, in words, with the question as it was asked: whatever becomes of the question later, the answer says what it
 * was about. An answer that the company wanted to be shown in particular is marked so, and nothing else follows from it.
 */
export const readAnswers = (form: SentForm, questions: readonly CustomQuestion[]): GivenAnswer[] =>
  questions.flatMap((question) => {
    const given = answerTo(question, form)
    if (given === null && question.required)
      throw new InvalidApplication(fieldOfQuestion(question.id), `Please answer: ${question.question}`)
    if (given === null) return []
    const { id, question: words, kind, fieldId } = question
    return { questionId: id, question: words, ...given, ...(kind && { kind }), ...(fieldId && { fieldId }) }
  })

type Given = Pick<GivenAnswer, 'answer' | 'flagged' | 'file'>

function answerTo(question: CustomQuestion, { fields, files }: SentForm): Given | null {
  const { id, kind, question: words } = question
  const field = fieldOfQuestion(id)
  if (kind === 'file') return fileOf(question, files)
  if (hasChoices(kind)) return chosen(question, fields)
  const typed = kind === undefined || kind === 'long' ? textOf(fields[field]) : lineOf(fields[field])
  if (typed === '') return null
  const most = kind === 'short' ? limits.shortAnswer : limits.answer
  if (typed.length > most)
    throw new InvalidApplication(field, `An answer can have ${most.toLocaleString('en')} characters at most: ${words}`)
  if (kind === 'number' && !/^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(typed))
    throw new InvalidApplication(field, `Please answer with a number: ${words}`)
  if (kind === 'date' && !isDay(typed)) throw new InvalidApplication(field, `Please answer with a day: ${words}`)
  return { answer: kind === 'number' ? typed.replace(',', '.') : typed }
}

function chosen({ id, kind, choices = [], question }: CustomQuestion, fields: SentForm['fields']): Given | null {
  const one = fields[fieldOfQuestion(id)]?.trim() ?? ''
  const ids =
    kind === 'choices' ? choices.filter((choice) => fields[fieldOfChoice(id, choice.id)]).map((choice) => choice.id) : [one]
  const found = choices.filter((choice) => ids.includes(choice.id))
  if (kind !== 'choices' && one !== '' && found.length === 0)
    throw new InvalidApplication(fieldOfQuestion(id), `Please choose one of the answers: ${question}`)
  if (found.length === 0) return null
  return {
    answer: found.map(({ name }) => name).join('; '),
    ...(found.some(({ flagged }) => flagged) && { flagged: true as const }),
  }
}

function fileOf({ id, question }: CustomQuestion, files: SentForm['files']): Given | null {
  const field = fieldOfQuestion(id)
  const file = files.find((each) => each.field === field)
  if (!file || file.size === 0) return null
  const { type } = file
  if (!type || !['pdf', 'docx', 'doc'].includes(type))
    throw new InvalidApplication(field, `Please send a PDF, DOC or DOCX file: ${question}`)
  const filename = file.filename || `file.${type}`
  return { answer: filename, file: { ...file, filename, type } }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
