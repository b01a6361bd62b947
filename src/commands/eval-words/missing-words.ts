/** Characters that show nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The words of a text, without what is not a letter, a digit or a mark; capitals and small letters are one. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Letters of a piece of a word whose letters are set apart, at most. */
const LONGEST_PIECE = 3
const MOST_PIECES = 24
/** Letters of words that were run together, at least. */
const RUN_TOGETHER = 6

/**
 * Words of one reading that the other lacks, each counted as often as it stands there. A word whose letters one of the two keeps apart,
 * and words that one of the two runs together, are not lacking.
 */
export const missingWords = (theirs: string[], ours: string[]): string[] => {
  const left = new Map<string, number>()
  for (const word of ours) left.set(word, (left.get(word) ?? 0) + 1)
  const take = (word: string) => {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    return count > 0
  }
  const running = ` ${ours.join(' ')} `
  const missing: string[] = []
  for (let index = 0; index < theirs.length; ) {
    const pieces = piecesOfWord(theirs, index, (word) => (left.get(word) ?? 0) > 0)
    if (pieces > 1) {
      take(theirs.slice(index, index + pieces).join(''))
      index += pieces
      continue
    }
    const word = theirs[index++]!
    if (!take(word) && !(word.length >= RUN_TOGETHER && isRunTogether(word, running))) missing.push(word)
  }
  return missing
}

/** How many words from `start` on are the pieces of one; 0 when they are none. */
const piecesOfWord = (words: string[], start: number, isKnown: (word: string) => boolean) => {
  let joined = ''
  let found = 0
  for (let count = 1; count <= MOST_PIECES && start + count <= words.length; count++) {
    const piece = words[start + count - 1]!
    if (piece.length > LONGEST_PIECE) break
    joined += piece
    if (count > 1 && joined.length > LONGEST_PIECE - 1 && isKnown(joined)) found = count
  }
  return found
}

const isRunTogether = (word: string, running: string) =>
  new RegExp(` ${Array.from(word, (letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&')).join(' ?')} `, 'u').test(running)
