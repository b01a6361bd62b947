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

const mostWords = 6000

/** The words of a text in order, single spaces between them. */
export const wordingOf = (text: string): string =>
  plainWords(text)
    .slice(0, mostWords)
    .map(({ word }) => word)
    .join(' ')
