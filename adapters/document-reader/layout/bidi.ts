/**
 * From the order in which signs stand on a line to the order in which they are read: the way back of the Unicode bidirectional algorithm
 * (UAX 9). Arabic and Hebrew are read from right to left, the numbers and Latin words among them from left to right.
 */

/** Letters of scripts that are written from right to left, and their vowel signs; not the digits of Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u05ff\u0608\u060b\u060d\u061b-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const ARABIC = /[\u0600-\u07bf\u0860-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/

export const isRightToLeft = (text: string) => {
  // Nearly all text is not, and a look at the code says so.
  const code = text.charCodeAt(0)
  return code >= 0x590 && (code < 0x900 || code >= 0xfb1d) && RIGHT_TO_LEFT.test(text)
}

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

/** True when more letters of the texts are read from right to left than the other way. */
export const mostlyRightToLeft = (texts: string[]) => {
  let balance = 0
  for (const text of texts) {
    if (hasRightToLeft(text)) balance += text.length
    else balance -= text.match(/\p{L}/gu)?.length ?? 0
  }
  return balance > 0
}

type Kind = 'right' | 'left' | 'number' | 'neutral'

export interface Token {
  text: string
  kind: Kind
}

const LATIN = '(?:(?![\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc])[\\p{L}\\p{M}])+'
/** Digits with what holds them together: signs between two of them, and signs of money and per cent at their ends. */
const NUMBER = '[$€£₪%#]*\\p{N}+(?:[.,:/+-]\\p{N}+)*[$€£₪%#]*'
/** After Arabic letters, plus and minus hold no digits together, and signs of money and per cent stand by themselves. */
const NUMBER_AFTER_ARABIC = '\\p{N}+(?:[.,:/]\\p{N}+)*'

const tokens = new RegExp(`(${LATIN})|(${NUMBER})|.`, 'gsu')
const tokensAfterArabic = new RegExp(`(${LATIN})|(${NUMBER_AFTER_ARABIC})|.`, 'gsu')

/** Parts a word that is not Arabic or Hebrew at the places where the direction may change. */
export const tokensOf = (text: string, afterArabic: boolean): Token[] =>
  Array.from(text.matchAll(afterArabic ? tokensAfterArabic : tokens), ([token, latin, number]) => ({
    text: token,
    kind: latin ? 'left' : number ? 'number' : 'neutral',
  }))

export const isArabic = (text: string) => ARABIC.test(text)

/** Puts tokens that stand side by side, from left to right, into the order they are read in. Spaces are tokens too. */
export const inReadingOrder = <Each extends Token>(shown: Each[], lineIsRightToLeft: boolean): Each[] =>
  withBrackets(lineIsRightToLeft ? fromRightToLeft(shown) : fromLeftToRight(shown))

const isSpace = ({ text }: Token) => text === ' '

/** The end (exclusive) of what is read from left to right from `start` on: Latin words, and numbers among them. */
const endOfLatin = (shown: Token[], start: number) => {
  let end = start + 1
  let latin = shown[start]!.kind === 'left'
  for (let index = end; index < shown.length; index++) {
    const { kind } = shown[index]!
    if (kind === 'right') break
    // Two numbers with nothing Latin before them are read one after the other, from the right.
    if (kind === 'left' || (kind === 'number' && latin)) {
      end = index + 1
      latin ||= kind === 'left'
    } else if (kind === 'number') {
      break
    }
  }
  // Signs at the end of a name, as in C++ or C#.
  if (latin) while (end < shown.length && /^[+#]$/.test(shown[end]!.text) && shown[end - 1]!.kind !== 'neutral') end++
  return end
}

const fromRightToLeft = <Each extends Token>(shown: Each[]): Each[] => {
  const runs: Each[][] = []
  for (let index = 0; index < shown.length; ) {
    const { kind } = shown[index]!
    const end = kind === 'left' || kind === 'number' ? endOfLatin(shown, index) : index + 1
    runs.push(shown.slice(index, end))
    index = end
  }
  return runs.toReversed().flat()
}

const fromLeftToRight = <Each extends Token>(shown: Each[]): Each[] => {
  const read: Each[] = []
  for (let index = 0; index < shown.length; ) {
    const end = endOfRightToLeft(shown, index)
    if (end === index) read.push(shown[index++]!)
    else {
      read.push(...shown.slice(index, end).toReversed())
      index = end
    }
  }
  return read
}

/** The end of what is read from right to left from `start` on, on a line that is not; `start` itself when nothing is. */
const endOfRightToLeft = (shown: Token[], start: number) => {
  let end = start
  if (shown[start]!.kind === 'right') end = start + 1
  else if (shown[start]!.kind === 'number') {
    // A number that hangs on a word, such as a year after a prefix.
    let index = start + 1
    while (index < shown.length && shown[index]!.kind === 'neutral' && !isSpace(shown[index]!)) index++
    if (shown[index]?.kind === 'right') end = index + 1
  }
  if (end === start) return start
  for (let index = end; index < shown.length && shown[index]!.kind !== 'left'; index++) {
    if (shown[index]!.kind === 'right') end = index + 1
  }
  return end
}

const OPENING = '([{<«‹'
const CLOSING = ')]}>»›'

/**
 * Brackets are mirrored where text runs from right to left, and files and readers do not agree on which of the two they tell. What
 * stands before and after says whether one opens or closes.
 */
const withBrackets = <Each extends Token>(read: Each[]): Each[] =>
  read.map((token, index) => {
    const pair = Math.max(OPENING.indexOf(token.text), CLOSING.indexOf(token.text))
    if (token.text.length !== 1 || pair < 0) return token
    const [before, after] = [read[index - 1], read[index + 1]]
    const startsHere = !before || isSpace(before) || (before.kind === 'neutral' && after?.kind !== 'neutral')
    const endsHere = !after || isSpace(after) || (after.kind === 'neutral' && before?.kind !== 'neutral')
    if (startsHere === endsHere) return token
    return { ...token, text: (startsHere ? OPENING : CLOSING)[pair]! }
  })
