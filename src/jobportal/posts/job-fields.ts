import { InvalidField } from '#src/shared/fields.ts'
import { jobFieldHints, jobTypes, limits, questionKinds, yesAndNo } from '../constants.ts'
import { type CustomQuestion, hasChoices, type JobPost, type JobType, type QuestionKind } from '../job-post.ts'
import { countryCodes } from './constants.ts'
import { RequiredFieldsMissing } from './errors.ts'

/** What a company sent about a job, unchecked: fields of a form are texts, JSON may hold anything. */
export type RawJob = Record<string, unknown>

/** A question that was asked before keeps its id. */
export type WantedQuestion = Omit<CustomQuestion, 'id' | 'choices'> & {
  id: string | null
  choices?: { id: string | null; name: string; flagged: boolean }[]
}

/** What a company may write about a job. */
export type JobText = Pick<
  JobPost,
  | 'title'
  | 'companyName'
  | 'location'
  | 'experience'
  | 'jobType'
  | 'department'
  | 'skillsRequired'
  | 'salaryRange'
  | 'descriptionText'
  | 'closesOn'
  | 'country'
  | 'isRemote'
> & { questions: WantedQuestion[] }

/** Whole and within the limits; throws `RequiredFieldsMissing` or `InvalidField`. Whatever else was sent is left out. */
export function jobText(raw: RawJob): JobText {
  const text = partialJobText(raw)
  if (!text.title || !text.location || !text.descriptionText) throw new RequiredFieldsMissing()
  return text
}

/** The same for the start of a job, which may lack anything. */
export function partialJobText(raw: RawJob): JobText {
  return {
    title: visibleLine(raw, 'title', 'The job title', limits.title),
    companyName: companyNameOf(raw),
    location: line(raw, 'location', 'The location', limits.location),
    experience: unlessBlank(raw, 'experience', 'The experience', limits.shortText),
    jobType: jobTypeOf(raw.jobType),
    department: unlessBlank(raw, 'department', 'The department', limits.shortText),
    skillsRequired: skillsOf(raw.skillsRequired),
    salaryRange: unlessBlank(raw, 'salaryRange', 'The salary range', limits.shortText),
    descriptionText: paragraphs(raw.descriptionText),
    closesOn: dayOf(raw.closesOn),
    country: countryOf(raw.country),
    isRemote: isYes(raw.isRemote),
    questions: questionsOf(raw.questions),
  }
}

const cleaned = (value: unknown, field: string): string => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string' && typeof value !== 'number') throw new InvalidField(field, `${field} has to be a text.`)
  return String(value).toWellFormed()
}

/** Line breaks and what turns the direction of text have no place in names: they would speak for others in mails and lists. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const asLine = (text: string) => text.replace(controls, ' ').replace(/\s+/g, ' ').trim()

function line(raw: RawJob, field: string, label: string, most: number): string {
  const text = asLine(cleaned(raw[field], field))
  if (text.length > most) throw new InvalidField(field, `${label} can have ${most} characters at most.`)
  return text
}

/** Throws `InvalidField` also for what a reader would not see, such as a space of no width. */
function visibleLine(raw: RawJob, field: string, label: string, most: number): string {
  const text = line(raw, field, label, most)
  if (text !== '' && !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text))
    throw new InvalidField(field, `${label} has no visible characters.`)
  return text
}

const unlessBlank = (raw: RawJob, field: keyof typeof jobFieldHints, label: string, most: number): string | null =>
  line(raw, field, label, most) || null

/** Null for a blank field, also when a program sent the hint of the form: no company is called so. */
function companyNameOf(raw: RawJob): string | null {
  const name = unlessBlank(raw, 'companyName', 'The company name', limits.companyName)
  return name === jobFieldHints.companyName ? null : name
}

function paragraphs(value: unknown): string {
  const text = cleaned(value, 'descriptionText')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  if (text.length > limits.descriptionText)
    throw new InvalidField('descriptionText', `The description can have ${limits.descriptionText} characters at most.`)
  return text
}

function jobTypeOf(value: unknown): JobType {
  const text = asLine(cleaned(value, 'jobType'))
  if (text === '') return 'Full-Time'
  const known = jobTypes.find((each) => each === text)
  if (!known) throw new InvalidField('jobType', `The job type has to be one of ${jobTypes.join(', ')}.`)
  return known
}

function skillsOf(value: unknown): string[] {
  const given = Array.isArray(value) ? value : [value]
  const skills = new Map<string, string>()
  for (const part of given.flatMap((each) => cleaned(each, 'skillsRequired').split(/[,\n]/))) {
    const skill = asLine(part)
    if (skill === '') continue
    if (skill.length > limits.skill)
      throw new InvalidField('skillsRequired', `A skill can have ${limits.skill} characters at most.`)
    if (!skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill)
  }
  if (skills.size > limits.skills) throw new InvalidField('skillsRequired', `A job can name ${limits.skills} skills at most.`)
  return [...skills.values()]
}

function dayOf(value: unknown): string | null {
  const text = asLine(cleaned(value, 'closesOn'))
  if (text === '') return null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const at = new Date(`${text}T00:00:00Z`)
  if (!isDay || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text)
    throw new InvalidField('closesOn', 'The closing date is not a day of the calendar. Write it as year-month-day.')
  return text
}

function countryOf(value: unknown): string | null {
  const text = asLine(cleaned(value, 'country')).toUpperCase()
  if (text === '') return null
  if (!countryCodes.includes(text))
    throw new InvalidField('country', 'This country is not in the list (ISO 3166-1, two letters).')
  return text
}

const isYes = (value: unknown) =>
  value === true || value === 1 || (typeof value === 'string' && ['true', 'on', 'yes', '1'].includes(value.toLowerCase()))

function questionsOf(value: unknown): WantedQuestion[] {
  const list = typeof value === 'string' && value.trim() !== '' ? parsed(value) : (value ?? [])
  if (list === '') return []
  if (!Array.isArray(list)) throw new InvalidField('questions', 'The questions cannot be read. They have to be a list.')
  const questions = list.flatMap((each: unknown) => {
    const { id, question, required } = (typeof each === 'string' ? { question: each } : (each ?? {})) as RawJob
    const text = asLine(cleaned(question, 'questions'))
    if (text.length > limits.question)
      throw new InvalidField('questions', `A question can have ${limits.question} characters at most.`)
    const asked = { id: typeof id === 'string' ? id : null, question: text, required: isYes(required) }
    return text === '' ? [] : [{ ...asked, ...kindOf(each) }]
  })
  if (questions.length > limits.questions)
    throw new InvalidField('questions', `A job can ask ${limits.questions} questions at most.`)
  if (questions.filter(({ kind }) => kind === 'file').length > limits.questionFiles)
    throw new InvalidField('questions', `A job can ask for ${limits.questionFiles} files at most.`)
  return questions
}

/** What is said of a question beyond its words; nothing for one that takes a long text, as all did once. */
function kindOf(raw: unknown): Pick<WantedQuestion, 'kind' | 'choices' | 'fieldId'> {
  if (typeof raw !== 'object' || raw === null) return {}
  const { kind: named, choices, fieldId } = raw as RawJob
  const kind = questionKinds.find((each) => each === named) ?? 'long'
  if (named !== undefined && kind !== named) throw new InvalidField('questions', 'A question has a kind that there is not.')
  return {
    ...(kind === 'long' ? {} : { kind }),
    ...(hasChoices(kind) ? { choices: choicesOf(kind, choices) } : {}),
    ...(typeof fieldId === 'string' && /^[\w-]{1,100}$/.test(fieldId) ? { fieldId } : {}),
  }
}

function choicesOf(kind: QuestionKind, value: unknown): NonNullable<WantedQuestion['choices']> {
  const given = (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const { id, name, flagged } = (typeof each === 'string' ? { name: each } : (each ?? {})) as RawJob
    const text = asLine(cleaned(name, 'questions'))
    if (text.length > limits.shortText)
      throw new InvalidField('questions', `A choice can have ${limits.shortText} characters at most.`)
    return text === '' ? [] : [{ id: typeof id === 'string' ? id : null, name: text, flagged: isYes(flagged) }]
  })
  if (kind === 'yesno')
    return yesAndNo.map(({ id, name }) => ({ id, name, flagged: given.some((each) => each.id === id && each.flagged) }))
  if (given.length > limits.questionChoices)
    throw new InvalidField('questions', `A question can have ${limits.questionChoices} choices at most.`)
  if (given.length < 2) throw new InvalidField('questions', 'A question of choices needs at least two.')
  if (new Set(given.map(({ name }) => name.toLowerCase())).size < given.length)
    throw new InvalidField('questions', 'Two choices of a question have the same name.')
  return given
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new InvalidField('questions', 'The questions cannot be read. They have to be a list.')
  }
}

/** Questions that were asked before keep their ids, so that answers stay with them; all others get new ones. */
export function withIds(wanted: WantedQuestion[], before: CustomQuestion[], newId: () => string): CustomQuestion[] {
  const left = new Map(before.map((each) => [each.id, each]))
  const known = wanted.map(({ id, question }) => {
    const same = (id && left.get(id)) || [...left.values()].find((each) => each.question === question)
    if (same) left.delete(same.id)
    return same?.id
  })
  return wanted.map(({ id: _, choices, ...question }, index) => {
    const id = known[index] ?? newId()
    if (!choices) return { id, ...question }
    const earlier = new Set(before.find((each) => each.id === id)?.choices?.map((choice) => choice.id))
    const isOwn = question.kind === 'yesno'
    const named = choices.map((choice) => ({
      ...choice,
      id: choice.id && (isOwn || earlier.has(choice.id)) ? choice.id : newId(),
    }))
    return { id, ...question, choices: named }
  })
}
