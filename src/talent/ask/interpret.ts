import type { NamedTerm } from '../ask-ports.ts'
import { findAsks } from './asks.ts'
import { type Asks, type Condition, checkedCondition, withoutRepeats } from './condition.ts'
import { longestQuestion } from './constants.ts'
import { findDays, findFigures, joinContacted } from './dated.ts'
import { findDegreeWords, findFixedWords } from './fixed-words.ts'
import type { Draft } from './found.ts'
import { joinItems } from './joined.ts'
import { findJobs, findPeople, findStages, findTags } from './named-places.ts'
import { findCompanies, findOwnValues, findTerms } from './named-things.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isLittleWord, lowered, plainText, type Token, tokensOf } from './words.ts'

export interface Suggestion {
  /** As the question has it. */
  words: string
  condition: Condition
}

export interface Interpretation {
  conditions: Condition[]
  asks: Asks
  /** Words that mean nothing here. */
  notUnderstood: string[]
  /** What may have been meant by some of them. */
  suggestions: Suggestion[]
}

/** Most words that are compared with everything the workspace knows. */
const mostNearLookups = 6

export const plainQuestion = (question: string) => plainText(question).slice(0, longestQuestion)

/** Reads a question by rules. `terms` are what the taxonomy knows of `plainQuestion(question)`, `today` is the server's day. */
export function interpret(
  question: string,
  { terms, vocabulary, today }: { terms: readonly NamedTerm[]; vocabulary: Vocabulary; today: string },
): Interpretation {
  const text = plainQuestion(question)
  const draft: Draft = { text, lower: lowered(text), today, used: new Uint8Array(text.length), items: [] }
  const asks = findAsks(draft)
  findStages(draft, vocabulary)
  findTags(draft, vocabulary)
  findJobs(draft, vocabulary)
  findDays(draft)
  findFigures(draft)
  findDegreeWords(draft)
  findFixedWords(draft)
  joinContacted(draft)
  findCompanies(draft, vocabulary, { loose: false, terms })
  findTerms(
    draft,
    terms.filter((term) => !isPersonTerm(term, text, vocabulary)),
    vocabulary,
  )
  findOwnValues(draft, vocabulary)
  findPeople(draft, vocabulary)
  findCompanies(draft, vocabulary, { loose: true, terms })
  const conditions = withoutRepeats(joinItems(draft).flatMap((condition) => checkedCondition(condition) ?? []))
  const left = leftover(draft)
  return { conditions, asks, notUnderstood: left.map(({ text }) => text), suggestions: suggestionsFor(left, draft, vocabulary) }
}

/** 'Lima' is a person where one is called so, and a skill beside 'knows' all the same. */
const isPersonTerm = ({ kind, doubtful, start, end }: NamedTerm, text: string, { isPerson }: Vocabulary) =>
  kind === 'skill' &&
  doubtful &&
  /\p{Lu}/u.test(text[start] ?? '') &&
  isPerson(text.slice(start, end)) &&
  /\p{Lu}[\p{L}'-]*\s$/u.test(text.slice(0, start))

function leftover({ text, used }: Draft): Token[] {
  return tokensOf(text).filter(
    ({ lower, start, end }) => !used.subarray(start, end).includes(1) && !isLittleWord(lower) && !/^\d{1,2}$/.test(lower),
  )
}

function suggestionsFor(left: readonly Token[], { text }: Draft, vocabulary: Vocabulary): Suggestion[] {
  const found: Suggestion[] = []
  let looked = 0
  for (let at = 0; at < left.length && looked < mostNearLookups; at += 1) {
    for (const length of [2, 1]) {
      const part = left.slice(at, at + length)
      const last = part.at(-1)
      if (part.length < length || !last) continue
      const words = text.slice(part[0]!.start, last.end)
      if (words.length < 4 || words.split(' ').length !== length) continue
      looked += 1
      const near = vocabulary.near(words)
      const condition = near && checkedCondition({ category: near.category, operator: 'is', values: [near.value], words })
      if (!condition) continue
      found.push({ words, condition })
      at += length - 1
      break
    }
  }
  return found
}
