import { limits } from '#src/jobportal/constants.ts'
import type { JobFields, JobType } from '#src/jobportal/views.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'

/** A question as it is written: `id` only once applicants were asked it. */
export interface QuestionDraft {
  key: string
  id?: string
  question: string
  required: boolean
  kind?: QuestionKind
  choices?: { id?: string; name: string; flagged: boolean }[]
  fieldId?: string
}

export type QuestionKind = NonNullable<JobFields['questions'][number]['kind']>

/** What stands in the fields of the form. */
export interface JobForm {
  title: string
  companyName: string
  location: string
  experience: string
  jobType: JobType
  department: string
  /** Comma separated, as typed. */
  skills: string
  salaryRange: string
  descriptionText: string
  /** 'YYYY-MM-DD', or empty. */
  closesOn: string
  /** ISO alpha-2, or empty. */
  country: string
  isRemote: boolean
  questions: QuestionDraft[]
}

export const blankForm: JobForm = {
  title: '',
  companyName: '',
  location: '',
  experience: '',
  jobType: 'Full-Time',
  department: '',
  skills: '',
  salaryRange: '',
  descriptionText: '',
  closesOn: '',
  country: '',
  isRemote: false,
  questions: [],
}

export const newQuestion = (): QuestionDraft => ({ key: newIdempotencyKey(), question: '', required: false })

/** What is known is filled in over `before`; the rest stays. */
export const formOf = ({ skillsRequired, questions, closesOn, country, ...others }: Partial<JobFields>, before = blankForm) => ({
  ...before,
  ...others,
  ...(skillsRequired ? { skills: skillsRequired.join(', ') } : {}),
  ...(closesOn !== undefined ? { closesOn: closesOn ?? '' } : {}),
  ...(country !== undefined ? { country: country ?? '' } : {}),
  ...(questions ? { questions: questions.map((each) => ({ ...newQuestion(), ...each })) } : {}),
})

/** Another job asks its questions anew, and its last day is still to be chosen. */
export const copyOf = (fields: JobFields): JobForm =>
  formOf({ ...fields, closesOn: null, questions: fields.questions.map((each) => ({ ...each, id: '' })) })

export const skillsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)

/** A long text says no kind, as questions did before they had any. */
const kindOf = ({ kind, choices, fieldId }: Omit<QuestionDraft, 'key'>) => ({
  ...(kind && kind !== 'long' ? { kind } : {}),
  ...(choices && takesChoices(kind) ? { choices: choices.filter(({ name }) => name.trim() !== '') } : {}),
  ...(fieldId ? { fieldId } : {}),
})

export const takesChoices = (kind: QuestionKind | undefined) => kind === 'yesno' || kind === 'choice' || kind === 'choices'

const asked = ({ questions }: JobForm) =>
  questions
    .map(({ id, question, required, ...draft }) => ({
      ...(id ? { id } : {}),
      question: question.trim(),
      required,
      ...kindOf({ question, required, ...draft }),
    }))
    .filter(({ question }) => question)

/** What a template keeps: everything but the last day, which belongs to one job. */
export const templateFieldsOf = (form: JobForm): Partial<JobFields> => {
  const { skills, closesOn, country, questions, ...others } = form
  return {
    ...others,
    skillsRequired: skillsOf(skills),
    country: country || null,
    questions: asked(form).map(({ choices, ...question }) => ({
      ...question,
      id: '',
      ...(choices ? { choices: choices.map((choice) => ({ ...choice, id: choice.id ?? '' })) } : {}),
    })),
  }
}

/** The form as the server takes it. */
export const bodyOf = (form: JobForm, files: { file: File | null; copyFileFrom?: string; removeFile?: boolean }): FormData => {
  const { skills, isRemote, questions, ...texts } = form
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) body.append(name, value.trim())
  body.append('skillsRequired', skillsOf(skills).join(', '))
  body.append('isRemote', String(isRemote))
  body.append('questions', JSON.stringify(asked(form)))
  if (files.file) body.append('jobDescription', files.file)
  else if (files.copyFileFrom) body.append('copyFileFrom', files.copyFileFrom)
  if (files.removeFile && !files.file) body.append('removeFile', 'true')
  return body
}

const required = { title: 'title', location: 'location', descriptionText: 'description' } as const

/** What must still be filled in, in words; with `needsCompany` also who offers it. */
export const missingIn = (form: JobForm, needsCompany = false): string[] => [
  ...(Object.keys(required) as (keyof typeof required)[]).filter((name) => !form[name].trim()).map((name) => required[name]),
  ...(needsCompany && !form.companyName.trim() ? ['company name'] : []),
]

/** Whether it can be looked at and sent. */
export const isReady = (form: JobForm, needsCompany = false): boolean =>
  missingIn(form, needsCompany).length === 0 &&
  skillsProblem(form.skills) === null &&
  descriptionProblem(form.descriptionText) === null

export const isSameForm = (one: JobForm, other: JobForm): boolean => {
  const comparable = (form: JobForm) => ({ ...blankForm, ...form, questions: asked(form) })
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

export const descriptionProblem = (typed: string): string | null => {
  const { length } = typed.trim()
  if (length <= limits.descriptionText) return null
  const [has, most] = [length, limits.descriptionText].map((count) => count.toLocaleString('en'))
  return `The description has ${has} characters, and ${most} at most are possible. Add the rest as a file.`
}

export const skillsProblem = (typed: string): string | null => {
  const skills = skillsOf(typed)
  if (skills.length > limits.skills) return `At most ${limits.skills} skills can be listed.`
  const long = skills.find((skill) => skill.length > limits.skill)
  return long ? `A skill has at most ${limits.skill} characters. Are commas missing in “${long.slice(0, 40)}…”?` : null
}

const fileTypes = /\.(?:pdf|docx)$/i

/** Why a file cannot be taken; null when it can, as far as its name and size say. */
export const fileProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (!fileTypes.test(name)) return `“${name}” is neither PDF nor DOCX.`
  if (size === 0) return `“${name}” is empty.`
  if (size > limits.fileBytes) return `“${name}” is larger than 25 MB.`
  return null
}
