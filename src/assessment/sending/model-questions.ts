import type { LanguageModel } from '#src/ports/language-model.ts'
import { ask } from '#src/shared/ask.ts'
import { faultsOfQuestion, keyLengthRatio, keyToDistractors } from '../question-bank/check-multiple-choice.ts'
import { faultsOfVoiceQuestion } from '../question-bank/check-voice.ts'
import type { Level, OptionId } from '../question-bank/schema.ts'
import { normalised } from '../question-bank/wording.ts'
import type { DraftContent, Needs } from '../sending-ports.ts'
import { createDraw } from './draw.ts'
import { choicesSchema, openSchema, solutionsSchema, solveChoices, writeChoices, writeOpen } from './prompts.ts'

export interface WantedOfModel {
  needs: Needs
  count: number
  seed: string
}

/** Milliseconds until a model has written its questions, and until it has solved them. */
const patience = { write: 25_000, solve: 15_000 }

/** More than these a model is not asked for at once: the rest comes from the bank. */
const mostAtOnce = 12
/** Some do not pass the checks. */
const spare = 2
const letters = ['A', 'B', 'C', 'D'] as const
const optionIds: OptionId[] = ['a', 'b', 'c', 'd']

const oneLine = (text: string, longest: number) => text.replace(/\s+/g, ' ').trim().slice(0, longest)

/** What a model reads: a title and names of skills, and nothing about the person that could tell who they are. */
const inputFor = ({ jobTitle, skills, claimed, years }: Needs) =>
  JSON.stringify({
    position: oneLine(jobTitle, 100),
    mustHave: skills.filter(({ must }) => must).map(({ skill }) => oneLine(skill, 60)),
    welcome: skills.filter(({ must }) => !must).map(({ skill }) => oneLine(skill, 60)),
    claimed: claimed.slice(0, 40).map((skill) => oneLine(skill, 60)),
    years,
  })

const levelOf = (level: number | undefined): Level => (level === 1 || level === 3 ? level : 2)

/**
 * Multiple-choice questions of a model, as many of those asked for as pass: of the shape and fairness that the bank's own are checked
 * for, and solved a second time without the key with the same answer. Rejects when the model is away.
 */
export async function modelChoices(model: LanguageModel, wanted: WantedOfModel, limits = patience): Promise<DraftContent[]> {
  const { needs, seed } = wanted
  const count = Math.min(wanted.count, mostAtOnce)
  const { questions } = await ask(model, {
    instructions: writeChoices(count + spare),
    input: inputFor(needs),
    schema: choicesSchema,
    timeoutMs: limits.write,
  })
  const known = new Map([...needs.skills.map(({ skill }) => skill), ...needs.claimed].map((name) => [name.toLowerCase(), name]))
  const draw = createDraw(`model:${seed}`)
  const seen = new Set<string>()
  const sound = questions.flatMap(({ question, options, right, skill, level }) => {
    const stem = oneLine(question, 600)
    const isNew = !seen.has(normalised(stem))
    seen.add(normalised(stem))
    if (!isNew || stem.length < 15 || options.length !== optionIds.length || !options[right]) return []
    // A model likes some places better than others.
    const placed = draw.shuffled(options.map((option, place) => ({ ...option, isRight: place === right })))
    const shaped = {
      id: 'model-00',
      level: levelOf(level),
      stem,
      options: placed.map((option, place) => ({
        id: optionIds[place]!,
        text: option.text.trim(),
        why: oneLine(option.why ?? '', 300),
      })),
      key: optionIds[placed.findIndex(({ isRight }) => isRight)]!,
    }
    const isWhole = shaped.options.every((option) => option.text.length > 0 && option.text.length <= 300)
    const isFair = isWhole && faultsOfQuestion(shaped).length === 0
    return isFair ? [{ ...shaped, skill: known.get((skill ?? '').trim().toLowerCase()) ?? null }] : []
  })
  const solved = await sameAnswer(model, sound, limits.solve)
  return unbiased(solved)
    .slice(0, count)
    .map(({ stem, options, key, level, skill }) => ({
      text: stem,
      source: 'model',
      bankId: null,
      skill,
      level,
      options,
      key,
      points: [],
    }))
}

type Shaped = Parameters<typeof faultsOfQuestion>[0]

/** Those that are answered with their key by whoever does not know it. */
async function sameAnswer<Each extends Shaped>(model: LanguageModel, questions: Each[], timeoutMs: number): Promise<Each[]> {
  if (questions.length === 0) return []
  const { answers } = await ask(model, {
    instructions: solveChoices,
    input: JSON.stringify(
      questions.map(({ stem, options }, number) => ({
        question: number + 1,
        text: stem,
        options: Object.fromEntries(options.map(({ text }, place) => [letters[place]!, text])),
      })),
    ),
    schema: solutionsSchema,
    timeoutMs,
  })
  return questions.filter(({ options, key }, number) => {
    const given = answers.filter(({ question }) => question === number + 1)
    const right = letters[options.findIndex(({ id }) => id === key)]
    return given.length === 1 && given[0]!.option.trim().toUpperCase() === right
  })
}

/** Leaves out those whose keys stand out most, until a guesser who takes the longest option gains nothing. */
function unbiased<Each extends Shaped>(questions: Each[]): Each[] {
  const left = questions.toSorted((one, other) => keyLengthRatio([one]) - keyLengthRatio([other]))
  while (left.length > 0 && keyLengthRatio(left) > keyToDistractors) left.pop()
  return questions.filter((question) => left.includes(question))
}

/** Open questions of a model with what a good answer holds; those that are not of the shape are left out. */
export async function modelOpenQuestions(
  model: LanguageModel,
  wanted: WantedOfModel,
  limits = patience,
): Promise<DraftContent[]> {
  const count = Math.min(wanted.count, mostAtOnce)
  const { questions } = await ask(model, {
    instructions: writeOpen(count + spare),
    input: inputFor(wanted.needs),
    schema: openSchema,
    timeoutMs: limits.write,
  })
  const seen = new Set<string>()
  return questions
    .flatMap(({ question, level, points }): DraftContent[] => {
      const text = oneLine(question, 600)
      const isNew = !seen.has(normalised(text))
      seen.add(normalised(text))
      if (!isNew || text.length < 15 || points.length < 3) return []
      const shaped = {
        id: 'model-v00',
        question: text,
        level: levelOf(level),
        points: points.slice(0, 5).map((point, place) => ({
          id: `p${place + 1}`,
          text: oneLine(point.text, 200),
          words: [...new Set((point.words ?? []).map((word) => oneLine(word, 60)).filter((word) => word.length > 1))].slice(
            0,
            12,
          ),
        })),
      }
      const isWhole = shaped.points.every((point) => point.text.length > 3)
      // A word that stands in the question, or shows two points, shows nothing: it is left out, not the question.
      const cleared = withoutGivenWords(shaped)
      return isWhole && faultsOfVoiceQuestion(cleared).length === 0
        ? [
            {
              text,
              source: 'model',
              bankId: null,
              skill: null,
              level: cleared.level,
              options: [],
              key: null,
              points: cleared.points,
            },
          ]
        : []
    })
    .slice(0, count)
}

function withoutGivenWords<Each extends { question: string; points: { words: string[] }[] }>(shaped: Each): Each {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim()
  const asked = ` ${plain(shaped.question)} `
  const taken = new Set<string>()
  const points = shaped.points.map((point) => ({
    ...point,
    words: point.words.filter((word) => {
      const isOwn = plain(word) !== '' && !asked.includes(` ${plain(word)} `) && !taken.has(plain(word))
      taken.add(plain(word))
      return isOwn
    }),
  }))
  return { ...shaped, points }
}
