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
  ['a word that is turned around', 'مكتبة', 'ةبتكم', ['مكتبة']],
  ['nothing for an alef set apart', 'سنويً ا', 'سنويًا', []],
  ['a word that we cut', 'seven words of work', 'seven wor ds of wor k', ['work']],
  ['nothing for capitals that are set apart', 'TEL 5', 'T E L 5', []],
  ['nothing for writing without spaces', '第1页 共1页 市场总监', '第1页共1页 市场 总监', []],
  ['a sign that is not there', '高中', '高', ['高中']],
  ['writing without spaces that is there once too few', '经理 市场经理', '市场 经理', ['市场经理']],
  ['what we run together', 'stenhøj danmark', 'stenhøjdanmark', ['stenhøj', 'danmark']],
])('%s is missing', (_what, theirs, ours, missing) => {
  expect(missingWords(wordsOf(theirs), wordsOf(ours))).toEqual(missing)
})
