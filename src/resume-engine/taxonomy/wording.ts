import { genderedPlaces } from './gendered-text.ts'

/** A word as it is compared when one text may be a copy of another; offsets into the text, `end` exclusive. */
export interface PlainWord {
  word: string
  start: number
  end: number
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*/gu

/** Every word of a text, of any script, in lower case. */
export const plainWords = (text: string): PlainWord[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))

/** The same with titles in the one form of all genders; what was changed keeps the place of what is written. */
export const plainWordsInOneGender = (text: string): PlainWord[] => {
  const places = genderedPlaces(text)
  if (places.length === 0) return plainWords(text)
  const words: PlainWord[] = []
  let from = 0
  const addUpTo = (end: number) => {
    for (const { word, start, end: last } of plainWords(text.slice(from, end)))
      words.push({ word, start: start + from, end: last + from })
  }
  for (const { start, end, by } of places) {
    addUpTo(start)
    for (const { word } of plainWords(by)) words.push({ word, start, end })
    from = end
  }
  addUpTo(text.length)
  return words
}

const mostWords = 6000

/** The words of a text in order, single spaces between them. */
export const wordingOf = (text: string): string =>
  plainWords(text)
    .slice(0, mostWords)
    .map(({ word }) => word)
    .join(' ')
