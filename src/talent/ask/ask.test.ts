import { describe, expect, test } from 'bun:test'
import { type AskedQuestion, knownToAsk, questions } from './ask.questions.ts'
import { heldOutQuestions, unseenQuestions } from './ask.unseen-questions.ts'
import { interpret, plainQuestion } from './interpret.ts'
import { termsIn } from './taxonomy-terms.ts'
import { vocabularyOf } from './test-vocabulary.ts'

const today = '2026-11-18'
const vocabulary = vocabularyOf(knownToAsk)

/** What the rules make of a question, in the notation of the table. */
const read = (question: string) => {
  const { conditions, asks, notUnderstood } = interpret(question, {
    terms: termsIn(plainQuestion(question)),
    vocabulary,
    today,
  })
  const kind =
    asks.kind === 'top' ? `top ${asks.n}` : /average|most|least/.test(asks.kind) ? `${asks.kind} ${asks.of}` : asks.kind
  return {
    conditions: conditions
      .map(({ category, operator, values, negated }) => `${negated ? '!' : ''}${category} ${operator} ${values.join('|')}`.trim())
      .toSorted(),
    asks: kind,
    leftover: notUnderstood,
  }
}

const meant = ({ conditions, asks = 'list', leftover = [] }: AskedQuestion) => ({
  conditions: conditions.toSorted(),
  asks,
  leftover,
})

describe('a question is read as', () => {
  for (const asked of [...questions, ...unseenQuestions, ...heldOutQuestions])
    test(asked.question, () => expect(read(asked.question)).toEqual(meant(asked)))
})

test.each([
  ['who worked as a waitress?', 'title is waitress'],
  ['waitresses', 'title is waitress'],
  ['saleswomen', 'title is salesman'],
  ['show me salespeople', 'title is salesman'],
  ['legal secretaries', 'title is legal secretary'],
])('titles that tell a gender are titles: %s', (question, condition) => {
  expect(read(question).conditions).toEqual([condition])
})

test('a language that people speak is said to be unused: resumes are not read for it', () => {
  expect(read('who speaks German and knows SQL?')).toEqual({
    conditions: ['skill is SQL'],
    asks: 'list',
    leftover: ['German'],
  })
})
