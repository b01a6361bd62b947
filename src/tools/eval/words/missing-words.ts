/** Characters that show nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

const LETTER = /^(?:\p{L}\p{M}*|\p{M}+)$/u
/** Signs of which one is a word. */
const SIGN = /^[\u2e80-\u9fff\uf900-\ufaff]$/
/** Alefs and lams in a row: pdftotext tells those of a ligature in turned order. */
const LAM_AND_ALEF = /[\u0622\u0623\u0625\u0627\u0644\u0649]{2,}/g

/**
 * The words of a text as they are counted: without what is not a letter, a digit or a mark; capitals and small letters are one, with the
 * dotted and the dotless i of Turkish. The order of lam and alef in a ligature does not count.
 */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .toLowerCase()
      .replace(/i\u0307|ı/g, 'i')
      // one drawing in some fonts, named as either
      .replace(/[户戸]/g, '戶')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).map(ordered)

const ordered = (word: string) => word.replace(LAM_AND_ALEF, (run) => [...run].toSorted().join(''))

/** A letter or a mark by itself is no word that counts: pdftotext reads icons of fonts that name no letters as such. */
const counts = (word: string) => !LETTER.test(word) || SIGN.test(word)

/** How many of the words count. */
export const countOf = (words: string[]): number => words.filter(counts).length

/** Letters of a piece of a word whose letters are set apart, at most. */
const LONGEST_PIECE = 4
const MOST_PIECES = 24
const LONGEST_WORD = 40
/** Letters of words that were run together, at least. */
const RUN_TOGETHER = 3
/** Writing in which spaces part no words, or not always. */
const UNSPACED = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/

/**
 * Words of one reading that the other lacks, each counted as often as it stands there. A word whose letters one of the two keeps apart
 * is not lacking, neither are words that they run together, nor parts of writing without spaces.
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
  const unspaced: string[] = []
  const missing: string[] = []
  for (let index = 0; index < theirs.length; ) {
    const pieces = piecesOfWord(theirs, index, (word) => (left.get(word) ?? 0) > 0)
    if (pieces > 1) {
      take(ordered(theirs.slice(index, index + pieces).join('')))
      index += pieces
      continue
    }
    const word = theirs[index++]!
    if (take(word) || !counts(word)) continue
    // pdftotext sets an alef that follows a mark apart from its word
    if (/\p{M}$/u.test(word) && take(ordered(`${word}ا`))) continue
    if (UNSPACED.test(word)) unspaced.push(word)
    else if (word.length < RUN_TOGETHER || !isRunTogether(word, running)) missing.push(word)
  }
  return [...missing, ...missingUnspaced(unspaced, ours, left)]
}

/** Of words in writing without spaces those that do not stand in what is left of the other reading, the longest first. */
const missingUnspaced = (words: string[], ours: string[], left: ReadonlyMap<string, number>): string[] => {
  const unused = new Map(left)
  let rest = ours
    .filter((word) => {
      const count = unused.get(word) ?? 0
      unused.set(word, count - 1)
      return count > 0
    })
    .join('')
  return words
    .toSorted((a, b) => b.length - a.length)
    .filter((word) => {
      const at = rest.indexOf(word)
      if (at >= 0) rest = `${rest.slice(0, at)}\n${rest.slice(at + word.length)}`
      return at < 0
    })
}

/** How many words from `start` on are the pieces of one; 0 when they are none. */
const piecesOfWord = (words: string[], start: number, isKnown: (word: string) => boolean) => {
  let joined = ''
  let found = 0
  let [hasLetter, hasLong] = [false, false]
  for (let count = 1; count <= MOST_PIECES && start + count <= words.length; count++) {
    const piece = words[start + count - 1]!
    // Beside a single letter any piece may be one: capitals of two sizes, "E XPERIENCE".
    hasLetter ||= piece.length === 1
    hasLong ||= piece.length > LONGEST_PIECE
    if (joined.length > LONGEST_WORD) break
    joined += piece
    if (count > 1 && joined.length > LONGEST_PIECE - 1 && (hasLetter || !hasLong) && isKnown(ordered(joined))) found = count
  }
  return found
}

const isRunTogether = (word: string, running: string) => {
  const letters = Array.from(word, (letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'))
  return Array.from(running.matchAll(new RegExp(` (${letters.join(' ?')})(?= )`, 'gu'))).some(([, found]) => isWholeWords(found!))
}

/** Words of two letters or more, or nothing but single letters, as headings are set: "wor k" is neither. */
const isWholeWords = (found: string) => {
  const pieces = found.split(' ')
  const single = pieces.filter((piece) => piece.length === 1).length
  return pieces.length > 1 && (single === 0 || single === pieces.length)
}
