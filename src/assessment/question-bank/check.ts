import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { faultsOfQuestion, faultsOfSkill, keyLengthRatio, keyToDistractors, questionsFor } from './check-multiple-choice.ts'
import { faultsOfTitle, faultsOfVoiceQuestion } from './check-voice.ts'
import { bankTitles, MultipleChoiceFile, VoiceFile } from './schema.ts'
import { normalised, overlap, wordsOf } from './wording.ts'

/** Stems that share so many of their words ask the same thing. */
const nearDouble = 0.85

/** A file as it was read; nothing is known yet about what it holds. */
export interface BankFile {
  /** Without the extension, for example "c-sharp". */
  name: string
  content: unknown
}

/** What the bank promises when it is complete. */
const totals = { questions: 600, skills: 40, questionsPerTitle: 12, voiceQuestionsPerTitle: 10 }

/** All faults of one multiple-choice file in words; none for a sound one. `knows` says whether the taxonomy has a skill. */
export function faultsOfMultipleChoice({ name, content }: BankFile, knows: (skill: string) => boolean): string[] {
  const wrong = shapeFaults(MultipleChoiceFile, content)
  if (wrong.length > 0) return wrong
  const file = content as MultipleChoiceFile
  return [
    ...faultsOfSkill(name, file, knows),
    ...file.questions.flatMap((question) => faultsOfQuestion(question).map((fault) => `${question.id}: ${fault}`)),
    ...doubles(file.questions.map(({ id, stem }) => ({ id, text: stem }))),
  ]
}

/** All faults of one voice file in words; none for a sound one. */
export function faultsOfVoice({ name, content }: BankFile): string[] {
  const wrong = shapeFaults(VoiceFile, content)
  if (wrong.length > 0) return wrong
  const file = content as VoiceFile
  return [
    ...faultsOfTitle(name, file),
    ...file.questions.flatMap((question) => faultsOfVoiceQuestion(question).map((fault) => `${question.id}: ${fault}`)),
    ...doubles(file.questions.map(({ id, question }) => ({ id, text: question }))),
  ]
}

/** Faults that show only when all files lie side by side; the files themselves are sound. */
export function faultsOfBank(multipleChoice: MultipleChoiceFile[], voice: VoiceFile[]): string[] {
  const questions = multipleChoice.flatMap((file) => file.questions)
  const faults = [
    ...doubles(questions.map(({ id, stem }) => ({ id, text: stem }))),
    ...doubles(voice.flatMap((file) => file.questions.map(({ id, question }) => ({ id, text: question })))),
  ]
  const ratio = keyLengthRatio(questions)
  if (ratio > keyToDistractors) faults.push(`the key is ${ratio.toFixed(3)} times as long as a distractor on average`)
  return faults
}

/** What a bank lacks to be complete, in words. */
export function missingFrom(multipleChoice: MultipleChoiceFile[], voice: VoiceFile[]): string[] {
  const missing: string[] = []
  const expect = (what: string, found: number, least: number) => {
    if (found < least) missing.push(`${what}: ${found} of ${least}`)
  }
  expect('questions', multipleChoice.flatMap(({ questions }) => questions).length, totals.questions)
  expect('skills', new Set(multipleChoice.map(({ skill }) => skill)).size, totals.skills)
  for (const title of bankTitles) {
    expect(`questions for ${title}`, questionsFor(title, multipleChoice), totals.questionsPerTitle)
    const spoken = voice.find((file) => file.title === title)?.questions.length ?? 0
    expect(`voice questions for ${title}`, spoken, totals.voiceQuestionsPerTitle)
  }
  return missing
}

function shapeFaults(schema: TSchema, content: unknown): string[] {
  return [...Value.Errors(schema, content)].slice(0, 20).map(({ path, message }) => `${path || '/'}: ${message}`)
}

/** Ids that are used twice, and questions that ask the same in the same or nearly the same words. */
function doubles(questions: { id: string; text: string }[]): string[] {
  const faults: string[] = []
  const ids = new Set<string>()
  const prepared = questions.map(({ id, text }) => ({ id, text: normalised(text), words: wordsOf(text) }))
  for (const [index, one] of prepared.entries()) {
    if (ids.has(one.id)) faults.push(`${one.id}: the id is used twice`)
    ids.add(one.id)
    for (let next = index + 1; next < prepared.length; next++) {
      const other = prepared[next]!
      if (one.text === other.text) faults.push(`${other.id}: asks the same as ${one.id}`)
      else if (sizesAreClose(one.words, other.words) && overlap(one.words, other.words) >= nearDouble)
        faults.push(`${other.id}: asks nearly the same as ${one.id}`)
    }
  }
  return faults
}

/** Sets of very different size cannot overlap enough; this spares most comparisons. */
const sizesAreClose = (one: Set<string>, other: Set<string>) =>
  Math.min(one.size, other.size) >= Math.max(one.size, other.size) * nearDouble
