import { expect, test } from 'bun:test'
import { missingWords, wordsOf } from './missing-words.ts'

test.each([
  ['a word that is not there', 'one two three', 'one three', ['two']],
  ['a word that is there once too few', 'two words two', 'two words', ['two']],
  ['nothing when letters are set apart', 'E X P E R IEN CE of work', 'experience of work', []],
  ['nothing when words are run together', 'seniorengineer', 'senior engineer', []],
  ['nothing for signs and capitals', 'Work, (at) ACME!', 'work at acme', []],
])('%s is missing', (_what, theirs, ours, missing) => {
  expect(missingWords(wordsOf(theirs), wordsOf(ours))).toEqual(missing)
})
