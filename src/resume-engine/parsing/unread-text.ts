import { tellsLanguage } from './language.ts'

/** As much of a text as tells what it is written in. */
const longest = 20_000

/** Alphabets that are read, and what is no letter of any alphabet. */
const foreignLetter =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/gu
const letter = /\p{L}/gu

/** Letters of these alphabets that no language has which is read: Hungarian, Romanian, Vietnamese, Baltic languages, Serbian, Persian, Urdu … */
const foreignMark = /[őűățșţơưđ\u1ea0-\u1ef9ėįųūāēīģķļņċġħžҷҳқұәңөһђјљњћџўпپچژگکی]/u

/** A line of a sentence: words that run on in small letters, as lists of names and products do not. */
const isSentence = (words: string[]) => {
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= 6 && small >= words.length * 0.5
}

/** Sentences of a known language hold words that tell it at least this often; with fewer words nothing is said. */
const [leastTelling, fewestWords] = [0.14, 40]

const wordsOfPassage = 40

/** Sentences of languages without capitals, or without spaces, are known by their alphabet alone. */
const withCapitals = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * How much of a text is in languages that are not read, from 0 to 1: letters of other alphabets, and sentences in which hardly a word is
 * one that tells a known language. Lists of names and products say nothing.
 */
export const unknownLanguageShare = (whole: string): number => {
  const text = whole.slice(0, longest)
  const letters = count(text, letter)
  if (letters === 0) return 0
  const foreign = count(text, foreignLetter) / letters
  let [words, unknown] = [0, 0]
  for (const passage of passagesOf(sentencesOf(text))) {
    const telling = passage.filter((word) => tellsLanguage(word.toLowerCase().replaceAll('’', "'"))).length
    const marked = passage.filter((word) => foreignMark.test(word.toLowerCase())).length
    words += passage.length
    if (telling - marked < passage.length * leastTelling) unknown += passage.length
  }
  const ofSentences = words >= fewestWords ? unknown / words : 0
  return Math.min(1, foreign + (1 - foreign) * ofSentences)
}

/** One sentence says little: as many together as have enough words. */
const passagesOf = (sentences: string[][]): string[][] => {
  const passages: string[][] = []
  for (const sentence of sentences) {
    const last = passages.at(-1)
    if (last && last.length < wordsOfPassage) last.push(...sentence)
    else passages.push([...sentence])
  }
  return passages
}

/** Sentences are folded over lines: lines that follow each other are read together. */
const sentencesOf = (text: string): string[][] => {
  const sentences: string[][] = []
  for (const paragraph of text.split(/\n\s*\n|\f|[.!?;]\s|\n(?=[^\p{Ll}])/u)) {
    const words = (paragraph.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).filter((word) => word.length > 1)
    if (words[0] && withCapitals.test(words[0]) && isSentence(words)) sentences.push(words)
  }
  return sentences
}

/** Signs that no program writes on purpose: letters without a meaning, control characters, and letters read in the wrong encoding. */
const broken = /[\ufffd\ue000-\uf8ff\u0080-\u009f]|\(cid:\d+\)|Ã[\u00a0-\u00bf]|â€|Ð[\u00a0-\u00bf]|[\p{L}][§¨¤¬¶¸¯][\p{L}]/u
const vowel = /[aeiouyæøœ]/
const leastWords = 20
const plainWord = /^[A-Z]?[a-z]{4,}$/

/** Letters, or signs that stand for some. */
const mayBeWord = /\p{L}|[\ufffd\ue000-\uf8ff]{2}/u

const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * How much of a text is no text, from 0 to 1: words with letters that mean nothing, and words of plain letters that nobody could say. 0 for
 * texts of few words.
 */
export const garbledShare = (whole: string): number => {
  const tokens = (whole.slice(0, longest).match(/\S+/g) ?? []).filter((token) => mayBeWord.test(token))
  if (tokens.length < leastWords) return 0
  let [bad, said] = [0, 0]
  for (const token of tokens) {
    // a sign alone before a word is an icon
    const word = token.replace(/^[\ue000-\uf8ff\ufffd]+(?=\p{L})/u, '')
    if (broken.test(word)) bad += 1
    else {
      const plain = withoutMarks(word.replace(/^\P{L}+|\P{L}+$/gu, ''))
      if (plainWord.test(plain)) {
        said += 1
        if (!vowel.test(plain.toLowerCase())) bad += 1
      }
    }
  }
  return said + bad === 0 ? 0 : Math.min(1, bad / Math.max(said + bad, tokens.length / 2))
}
