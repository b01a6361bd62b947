import type { Part } from '#src/words/words.ts'
import type { WordsOfPage } from './words.ts'

/** These parts of the words of a page, to be sent along with what shows them. */
export const partsOf = (words: WordsOfPage, parts: readonly Part[]): WordsOfPage => ({
  language: words.language,
  ...Object.fromEntries(parts.map((part) => [part, words[part]])),
})
