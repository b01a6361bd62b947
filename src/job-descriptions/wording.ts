import { objectionTo } from '#src/matching/index.ts'
import type { Composition } from './composition.ts'
import { exclusionaryRules } from './exclusionary-words.ts'

export interface Concern {
  /** 'title' or 'sections.2.text': where the words stand. */
  field: string
  kind: 'protected' | 'exclusionary' | 'open'
  /** The words themselves, as they stand there. */
  quote: string
  sentence: string
  /** What could stand in place of `quote`; '' when only a person can say, or leaving it out is right. */
  suggestion: string
}

/** Statements that name protected traits in order to say that they do not count. */
const promise =
  /\b(?:equal[ -]opportunit|regardless of|irrespective of|without regard to|(?:do|does|will) not discriminate|free (?:of|from) discrimination|welcomes? (?:applications|applicants|people|everyone|everybody|all)\b|encourage\w* (?:applications|\w+ to apply))/i

const open = /\[[^\]\n]{1,200}\]/g
const listMark = /^\s*(?:[-–*•](?:\s+|$)|[-•](?=\S))/

const statementsOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line) => line.replace(listMark, '').split(/(?<=[.!?])\s+/))
    .map((statement) => statement.trim())
    .filter(Boolean)

/** Most that are told at once. */
const most = 50

/**
 * What somebody should look at before they publish: words that ask for a protected trait or shut people out, and square brackets
 * that nobody has filled in. Advice only; nothing is refused for it.
 */
export function concernsAbout({ title, sections }: Composition): Concern[] {
  const parts = [
    { field: 'title', text: title },
    ...sections.flatMap(({ heading, text }, index) => [
      { field: `sections.${index}.heading`, text: heading },
      { field: `sections.${index}.text`, text },
    ]),
  ]
  return parts
    .flatMap(({ field, text }) => statementsOf(text).flatMap((statement) => concernsIn(field, statement)))
    .slice(0, most)
}

function concernsIn(field: string, statement: string): Concern[] {
  const unfilled = [...statement.matchAll(open)].map(
    ([quote]): Concern => ({ field, kind: 'open', quote, sentence: 'Still to be filled in.', suggestion: '' }),
  )
  if (promise.test(statement)) return unfilled
  const objection = objectionTo(statement.replace(/[.!]$/, ''))
  if (objection) {
    const { sentence, suggestion } = objection
    return [{ field, kind: 'protected', quote: statement, sentence, suggestion }, ...unfilled]
  }
  const exclusionary = exclusionaryRules.flatMap(({ pattern, sentence, instead }) =>
    [...statement.matchAll(pattern)].map(([quote]): Concern => {
      const suggestion = typeof instead === 'function' ? instead(quote) : instead
      return { field, kind: 'exclusionary', quote, sentence, suggestion: inCaseOf(quote, suggestion) }
    }),
  )
  return [...exclusionary, ...unfilled]
}

const inCaseOf = (quote: string, words: string) =>
  /^\p{Lu}/u.test(quote) ? words.charAt(0).toUpperCase() + words.slice(1) : words
