import type { AskedOption, AskedQuestion } from '../assessment.ts'
import { maximumQuestions } from '../constants.ts'
import { InvalidInput } from '../errors.ts'
import type { Draft, DraftContent } from '../sending-ports.ts'
import { createDraw } from './draw.ts'

/** A multiple-choice question as a person sends it; without an id they wrote it. */
export interface GivenChoice {
  id?: string
  question: string
  options: string[]
  /** The text of the right option. */
  correctAnswer: string
}

export interface GivenOpen {
  id?: string
  question: string
  /** What a good answer holds; as it was drafted when not given. */
  points?: string[]
}

/** A question that is ready to be sent but for its place. */
export type ReadyQuestion = Omit<DraftContent, 'source'> & Pick<AskedQuestion, 'source'>

const longestQuestion = 2000
const longestOption = 500
const longestPoint = 500
const mostPoints = 10

const withoutControls = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069]/g, ' ')
    .trim()

/** Two options that read the same are the same, whatever the spaces; letters that differ in case are not. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function textField(field: string, text: string, longest: number, name: string): string {
  const clean = withoutControls(text)
  if (clean === '') throw new InvalidInput(field, `${name} is empty.`)
  if (clean.length > longest) throw new InvalidInput(field, `${name} is too long: ${longest} characters at most.`)
  return clean
}

const optionIds = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Checks what a person sends, and keeps what was drafted of it: who made it, why an option is right or wrong, its level. */
export function checkedChoices(given: GivenChoice[], drafts: Draft[]): ReadyQuestion[] {
  if (given.length > maximumQuestions) throw new InvalidInput('questions', `Send ${maximumQuestions} questions at most.`)
  const ready = given.map((each, index) => checkedChoice(each, index, draftOf(each.id, 'mcq', drafts)))
  refuseTwice('questions', ready)
  return ready
}

function checkedChoice(
  { question, options, correctAnswer }: GivenChoice,
  index: number,
  draft: DraftContent | null,
): ReadyQuestion {
  const place = `Question ${index + 1}`
  const text = textField('questions', question, longestQuestion, place)
  if (options.length < 2 || options.length > optionIds.length)
    throw new InvalidInput('questions', `${place} needs 2 to ${optionIds.length} options.`)
  const texts = options.map((option) => textField('questions', option, longestOption, `An option of question ${index + 1}`))
  if (new Set(texts.map(plain)).size < texts.length) throw new InvalidInput('questions', `${place} has the same option twice.`)
  const right = texts.findIndex((option) => plain(option) === plain(withoutControls(correctAnswer)))
  if (right < 0) throw new InvalidInput('questions', `${place} needs one of its options as the right answer.`)

  const known = (option: string) => draft?.options.find((each) => plain(each.text) === plain(option))
  const draftedKey = draft?.options.find(({ id }) => id === draft.key)
  const isAsDrafted =
    draft !== null &&
    plain(draft.text) === plain(text) &&
    draft.options.length === texts.length &&
    texts.every((option) => known(option)) &&
    draftedKey !== undefined &&
    plain(draftedKey.text) === plain(texts[right]!)
  if (isAsDrafted) return draft
  const isSameKey = draftedKey !== undefined && plain(draftedKey.text) === plain(texts[right]!)
  const changed: AskedOption[] = texts.map((option, at) => ({
    id: optionIds[at]!,
    text: option,
    // With another key what was said about right and wrong is not true any more.
    why: isSameKey ? (known(option)?.why ?? '') : '',
  }))
  return {
    text,
    source: 'person',
    bankId: draft?.bankId ?? null,
    skill: draft?.skill ?? null,
    level: draft?.level ?? null,
    options: changed,
    key: optionIds[right]!,
    points: [],
  }
}

export function checkedOpen(given: GivenOpen[], drafts: Draft[]): ReadyQuestion[] {
  if (given.length > maximumQuestions) throw new InvalidInput('voiceQuestions', `Send ${maximumQuestions} questions at most.`)
  const ready = given.map(({ id, question, points }, index): ReadyQuestion => {
    const draft = draftOf(id, 'voice', drafts)
    const text = textField('voiceQuestions', question, longestQuestion, `Voice question ${index + 1}`)
    if (points && points.length > mostPoints)
      throw new InvalidInput('voiceQuestions', `Voice question ${index + 1} has more than ${mostPoints} expected points.`)
    const wanted = (points ?? draft?.points.map((point) => point.text) ?? []).map((point) =>
      textField('voiceQuestions', point, longestPoint, `A point of voice question ${index + 1}`),
    )
    const known = (point: string) => draft?.points.find((each) => plain(each.text) === plain(point))
    const isAsDrafted =
      draft !== null && plain(draft.text) === plain(text) && draft.points.length === wanted.length && wanted.every(known)
    if (isAsDrafted) return draft
    return {
      text,
      source: 'person',
      bankId: draft?.bankId ?? null,
      skill: draft?.skill ?? null,
      level: draft?.level ?? null,
      options: [],
      key: null,
      points: wanted.map((point, at) => ({ id: `p${at + 1}`, text: point, words: [...(known(point)?.words ?? [])] })),
    }
  })
  refuseTwice('voiceQuestions', ready)
  return ready
}

const draftOf = (id: string | undefined, part: Draft['part'], drafts: Draft[]): DraftContent | null =>
  drafts.find((draft) => draft.id === id && draft.part === part)?.content ?? null

function refuseTwice(field: string, ready: ReadyQuestion[]) {
  const texts = ready.map(({ text }) => plain(text).toLowerCase())
  const twice = texts.findIndex((text, index) => texts.indexOf(text) < index)
  if (twice >= 0) throw new InvalidInput(field, `Question ${twice + 1} is there twice.`)
}

/** The questions of one assessment. The options come in an order that the seed decides, so that it can be replayed. */
export const askedQuestions = (
  assessmentId: string,
  seed: string,
  { mcq, voice }: { mcq: ReadyQuestion[]; voice: ReadyQuestion[] },
  newId: () => string,
): AskedQuestion[] => [
  ...mcq.map((content, position) => ({
    ...content,
    id: newId(),
    assessmentId,
    part: 'mcq' as const,
    position,
    options: createDraw(`options:${position}:${seed}`).shuffled(content.options),
  })),
  ...voice.map((content, position) => ({ ...content, id: newId(), assessmentId, part: 'voice' as const, position })),
]
