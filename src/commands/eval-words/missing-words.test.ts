import { expect, test } from 'bun:test'
import { missingWords, wordsOf } from './missing-words.ts'

test.each([
  ['a word that is not there', 'one two three', 'one three', ['two']],
  ['a word that is there once too few', 'two words two', 'two words', ['two']],
  ['nothing when letters are set apart', 'E X P E R IEN CE of work', 'experience of work', []],
  ['nothing when words are run together', 'seniorengineer', 'senior engineer', []],
  ['nothing for signs and capitals', 'Work, (at) ACME!', 'work at acme', []],
  ['nothing for icons that are read as letters', 'f Oslo ȳ mail', 'Oslo mail', []],
  ['nothing for a dotted and a dotless i', 'Deneyim ılık', 'DENEYİM ILIK', []],
  ['nothing for capitals of two sizes', 'E XPERIENCE I N INDUSTRY', 'EXPERIENCE IN INDUSTRY', []],
  ['nothing for ligatures that are turned around', 'االتصال', 'الاتصال', []],
  ['nothing for writing without spaces', '第1页 共1页 市场总监', '第1页共1页 市场 总监', []],
  ['a sign that is not there', '高中', '高', ['高中']],
  ['what we run together', 'stenhøj danmark', 'stenhøjdanmark', ['stenhøj', 'danmark']],
])('%s is missing', (_what, theirs, ours, missing) => {
  expect(missingWords(wordsOf(theirs), wordsOf(ours))).toEqual(missing)
})
