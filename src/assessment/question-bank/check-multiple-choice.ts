import { type BankTitle, type Level, type MultipleChoiceFile, type MultipleChoiceQuestion, slugOf } from './schema.ts'
import { isAbsolute, normalised, proseOf, refersToOptions, visibleLength } from './wording.ts'

const optionIds = 'abcd'
const longestToShortest = 1.8
const shortOption = 30
export const keyToDistractors = 1.05

/** Shares of the levels that a file may have: 40, 40 and 20 %, give or take. */
const shares: Record<Level, [least: number, most: number]> = { 1: [0.3, 0.5], 2: [0.3, 0.5], 3: [0.1, 0.3] }

/** What is wrong with one question, beyond its shape, in words. */
export function faultsOfQuestion({ stem, options, key }: MultipleChoiceQuestion): string[] {
  const faults: string[] = []
  const texts = options.map(({ text }) => text)
  const lengths = texts.map(visibleLength)
  const distractors = options.filter(({ id }) => id !== key)

  if (options.map(({ id }) => id).join('') !== optionIds) faults.push('the options are not a, b, c and d in this order')
  if (new Set(texts.map(normalised)).size < texts.length) faults.push('two options say the same')
  if (new Set(options.map(({ why }) => normalised(why))).size < options.length) faults.push('two explanations are the same')
  if (Math.max(...lengths) > Math.min(...lengths) * longestToShortest && lengths.some((length) => length >= shortOption))
    faults.push(`an option is more than ${longestToShortest} times as long as the shortest (${lengths.join(', ')})`)
  if (texts.some(refersToOptions)) faults.push('an option speaks of the other options')
  if (distractors.some(({ text }) => isAbsolute(text)) && !options.some(({ id, text }) => id === key && isAbsolute(text)))
    faults.push('absolute words (always, never, …) stand in distractors only')
  const stops = texts.filter((text) => text.endsWith('.')).length
  if (stops > 0 && stops < texts.length) faults.push('some options end with a full stop and some do not')
  if ([stem, ...texts].some((text) => text.split('`').length % 2 === 0)) faults.push('a backtick has no partner')
  if (!/[?:]$/.test(stem.replace(/\s*`[^`]*`\s*$/, '').trim()))
    faults.push('the stem does not end with a question mark or colon (code may follow)')
  if (/\b(NOT|EXCEPT)\b/.test(proseOf(stem))) faults.push('the stem asks for what is wrong instead of what is right')
  return faults
}

/** What is wrong with a file as a whole. `name` is its file name without the extension; `knows` asks the taxonomy. */
export function faultsOfSkill(name: string, file: MultipleChoiceFile, knows: (skill: string) => boolean): string[] {
  const { questions, skill } = file
  const faults: string[] = []
  if (!knows(skill)) faults.push(`the taxonomy has no skill "${skill}"`)
  if (slugOf(skill) !== name) faults.push(`the file of "${skill}" must be called ${slugOf(skill)}.json`)
  for (const { id } of questions) if (id.replace(/-\d{2}$/, '') !== name) faults.push(`${id}: the id does not begin with ${name}`)

  const counts = [...optionIds].map((letter) => questions.filter(({ key }) => key === letter).length)
  if (Math.max(...counts) - Math.min(...counts) > 2)
    faults.push(`the keys are spread unevenly: a, b, c, d = ${counts.join(', ')}`)
  for (const level of [1, 2, 3] as const) {
    const share = questions.filter((question) => question.level === level).length / questions.length
    const [least, most] = shares[level]
    if (share < least || share > most)
      faults.push(`level ${level} has ${percent(share)} of the questions instead of ${percent(least)} to ${percent(most)}`)
  }
  const ratio = keyLengthRatio(questions)
  if (ratio > keyToDistractors) faults.push(`the key is ${ratio.toFixed(3)} times as long as a distractor on average`)
  const longest = questions.filter(keyStandsOut(Math.max)).length / questions.length
  if (longest > 0.5) faults.push(`the key is the longest option in ${percent(longest)} of the questions`)
  const shortest = questions.filter(keyStandsOut(Math.min)).length / questions.length
  if (shortest > 0.5) faults.push(`the key is the shortest option in ${percent(shortest)} of the questions`)
  return faults
}

/** Mean length of the keys to mean length of the distractors; above 1 a guesser who takes the longest option gains. */
export function keyLengthRatio(questions: MultipleChoiceQuestion[]): number {
  const options = questions.flatMap((question) =>
    question.options.map((option) => ({ ...option, isKey: option.id === question.key })),
  )
  const mean = (isKey: boolean) => {
    const chosen = options.filter((option) => option.isKey === isKey)
    return chosen.reduce((sum, { text }) => sum + visibleLength(text), 0) / (chosen.length || 1)
  }
  return mean(true) / (mean(false) || 1)
}

/** Whether the key alone is the longest, or the shortest, of its question. */
const keyStandsOut =
  (extreme: (...lengths: number[]) => number) =>
  ({ options, key }: MultipleChoiceQuestion) => {
    const lengths = options.map(({ text }) => visibleLength(text))
    const most = extreme(...lengths)
    return lengths.filter((length) => length === most).length === 1 && options[lengths.indexOf(most)]!.id === key
  }

const percent = (share: number) => `${Math.round(share * 100)} %`

/** How many multiple-choice questions a title can draw on. */
export const questionsFor = (title: BankTitle, files: MultipleChoiceFile[]) =>
  files.filter(({ titles }) => titles.includes(title)).reduce((sum, { questions }) => sum + questions.length, 0)
