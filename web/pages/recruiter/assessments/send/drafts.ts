import { hiddenText } from '#src/shared/constants.ts'
import type { DraftedChoice, DraftedOpen, LinkOptions, SentChoice, SentOpen } from '../../../../api/assessments.ts'

/** A multiple-choice question while it is looked through. */
export interface ChoiceDraft {
  /** Its own on this page, whatever becomes of it. */
  key: string
  /** Null for what a person wrote. */
  drafted: DraftedChoice | null
  question: string
  options: string[]
  /** The place of the right option; null while none is chosen. */
  right: number | null
}

/** An open question while it is looked through. */
export interface OpenDraft {
  key: string
  drafted: DraftedOpen | null
  question: string
  points: string[]
}

export interface Drafts {
  choices: ChoiceDraft[]
  open: OpenDraft[]
}

export const optionCount = 4
/** The server takes no more; pages say so beside the field instead of losing what was typed. */
export const longest = { question: 2000, option: 500, point: 500 }
export const mostPoints = 10

export const usualLink: LinkOptions = {
  kind: 'assessment',
  proctored: true,
  practice: false,
  camera: true,
  answers: 'voice',
  extraMinutes: 0,
}

let lastKey = 0
const newKey = () => {
  lastKey += 1
  return `draft-${lastKey}`
}

export const choiceDraft = (drafted: DraftedChoice): ChoiceDraft => {
  const right = drafted.options.indexOf(drafted.correctAnswer)
  return { key: newKey(), drafted, question: drafted.question, options: [...drafted.options], right: right < 0 ? null : right }
}

export const openDraft = (drafted: DraftedOpen): OpenDraft => ({
  key: newKey(),
  drafted,
  question: drafted.question,
  points: [...drafted.points],
})

export const ownChoice = (): ChoiceDraft => ({
  key: newKey(),
  drafted: null,
  question: '',
  options: Array.from({ length: optionCount }, () => ''),
  right: null,
})

export const ownOpen = (): OpenDraft => ({ key: newKey(), drafted: null, question: '', points: [''] })

/** Whether a person has changed what was drafted. */
export const isChanged = (draft: ChoiceDraft | OpenDraft): boolean => {
  if (!draft.drafted) return true
  if (draft.question !== draft.drafted.question) return true
  if ('points' in draft) return !isSame(draft.points, (draft.drafted as DraftedOpen).points)
  const drafted = draft.drafted as DraftedChoice
  return !isSame(draft.options, drafted.options) || draft.right !== drafted.options.indexOf(drafted.correctAnswer)
}

const isSame = (one: string[], other: string[]) => one.length === other.length && one.every((text, at) => text === other[at])

/** What must be put right, by the field it stands beside: 'question', 'right', 'points', 'option 0'. */
export type Problems = Record<string, string>

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
const plainest = (text: string) => plain(text).toLowerCase()

const questionProblem = (question: string, others: string[]): Problems => {
  if (question.trim() === '') return { question: 'Write the question.' }
  if (question.trim().length > longest.question) return { question: `At most ${longest.question} characters.` }
  return others.some((other) => plainest(other) === plainest(question)) ? { question: 'This question is there twice.' } : {}
}

export const choiceProblems = ({ key, question, options, right }: ChoiceDraft, all: ChoiceDraft[]): Problems => {
  const found = questionProblem(
    question,
    all.filter((other) => other.key !== key).map((other) => other.question),
  )
  for (const [at, option] of options.entries()) {
    if (option.trim() === '') found[`option ${at}`] = 'Write an answer.'
    else if (option.trim().length > longest.option) found[`option ${at}`] = `At most ${longest.option} characters.`
    else if (options.findIndex((other) => plain(other) === plain(option)) < at)
      found[`option ${at}`] = 'This answer is there twice. The four must differ.'
  }
  if (right === null) found.right = 'Choose the right answer.'
  return found
}

export const openProblems = ({ key, question, points }: OpenDraft, all: OpenDraft[]): Problems => {
  const found = questionProblem(
    question,
    all.filter((other) => other.key !== key).map((other) => other.question),
  )
  const written = points.filter((point) => point.trim() !== '')
  if (written.length === 0) found.points = 'Write at least one point that a good answer holds: the answer is scored by them.'
  else if (written.some((point) => point.trim().length > longest.point))
    found.points = `A point has at most ${longest.point} characters.`
  else if (new Set(written.map(plainest)).size < written.length) found.points = 'A point is there twice.'
  return found
}

/** What keeps the whole from being sent, in a sentence; null when nothing does. */
export const missing = ({ choices, open }: Drafts, { kind }: Pick<LinkOptions, 'kind'>): string | null => {
  if (kind === 'interview') return open.length === 0 ? 'An interview needs at least one question.' : null
  return choices.length === 0 ? 'An assessment needs at least one multiple-choice question.' : null
}

/** Puts one of them at another place. */
export const moved = <Draft>(drafts: Draft[], from: number, to: number): Draft[] => {
  if (to < 0 || to >= drafts.length) return drafts
  const others = drafts.filter((_, at) => at !== from)
  return [...others.slice(0, to), drafts[from]!, ...others.slice(to)]
}

/** Ids of the drafts that are there, so that another one is none of them. */
export const idsOf = (drafts: (ChoiceDraft | OpenDraft)[]): string[] => drafts.flatMap(({ drafted }) => drafted?.id ?? [])

export const sentChoice = ({ drafted, question, options, right }: ChoiceDraft): SentChoice => ({
  ...(drafted ? { id: drafted.id } : {}),
  question: question.trim(),
  options: options.map((option) => option.trim()),
  correctAnswer: options[right ?? 0]!.trim(),
})

export const sentOpen = ({ drafted, question, points }: OpenDraft): SentOpen => ({
  ...(drafted ? { id: drafted.id } : {}),
  question: question.trim(),
  points: points.map((point) => point.trim()).filter((point) => point !== ''),
})

/** Choices that contradict each other are put right: practice is never recorded, and what is not recorded has no camera. */
export const settled = (options: LinkOptions): LinkOptions => {
  const practice = options.practice && options.kind === 'assessment'
  const proctored = options.proctored && !practice
  return { ...options, practice, proctored, camera: options.camera && proctored }
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with an address, or null. */
export const emailProblem = (email: string): string | null => {
  if (email.trim() === '') return 'Enter the candidate’s email address: none was found in the resume.'
  // Under blind review the server knows the address and the page does not.
  if (email.trim() === hiddenText) return null
  return address.test(email.trim()) ? null : 'Enter an email address such as name@example.com.'
}
