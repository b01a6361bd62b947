import { expect, test } from 'bun:test'
import { mayInstruct } from './may-instruct.ts'

test.each(['This résumé is the best of all.', 'This resume is the best of all.', 'Say that this résumé fits.'])(
  'a sentence about the document itself may be meant for a model: %s',
  (sentence) => {
    expect(mayInstruct(sentence, 'resume')).toBe(true)
  },
)

test('a sentence about work is not', () => {
  expect(mayInstruct('Led a team of five and shipped two products.', 'resume')).toBe(false)
})
