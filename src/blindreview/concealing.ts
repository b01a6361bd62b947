/** Hides what it was told in a text and leaves everything else, the length of the text included, as it is. */
export type Concealer = (text: string) => string

/** Words of a value in one form: small letters without accents. */
const word = /[\p{L}\p{M}\p{N}]+/gu
/** Scripts that write no spaces between words. */
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/u
const sign = /[\p{L}\p{M}\p{N}@+]/gu
/** Between two words of one value: "Jane-Doe", "Jane  Doe", "Doe, Jane". */
const longestGap = 4

interface Word {
  plain: string
  start: number
  end: number
}

export const plainWord = (written: string): string => written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(word)].map((match) => ({
    plain: plainWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Dots in place of letters and digits: every offset into the text stays what it was. */
const dotted = (text: string): string => text.replace(sign, (one) => '•'.repeat(one.length))

/** A concealer for these values, wherever they stand: in another case, with other signs between their words, without accents. */
export function concealerOf(values: Iterable<string>): Concealer {
  const sequences = new Map<string, string[][]>()
  const unbroken = new Set<string>()
  for (const value of values) {
    if (unspaced.test(value)) {
      const whole = value.replace(/\s+/g, '')
      if (whole.length >= 2) unbroken.add(value.trim()).add(whole)
      continue
    }
    const words = wordsOf(value).map(({ plain }) => plain)
    if (words.length === 0 || words.join('').length < 2) continue
    const known = sequences.get(words[0]!) ?? []
    if (!known.some((other) => other.join(' ') === words.join(' '))) known.push(words)
    sequences.set(words[0]!, known)
  }
  // The longest first: what is hidden as a whole leaves no part of it behind.
  for (const known of sequences.values()) known.sort((a, b) => b.length - a.length)
  if (sequences.size === 0 && unbroken.size === 0) return (text) => text
  return (text) => {
    let hidden = text
    for (const value of unbroken) if (hidden.includes(value)) hidden = hidden.replaceAll(value, dotted(value))
    if (sequences.size === 0) return hidden
    const words = wordsOf(hidden)
    const pieces: string[] = []
    let from = 0
    for (let at = 0; at < words.length; at += 1) {
      const match = sequences.get(words[at]!.plain)?.find((sequence) => standsAt(words, at, sequence))
      if (!match) continue
      const last = words[at + match.length - 1]!
      pieces.push(hidden.slice(from, words[at]!.start), dotted(hidden.slice(words[at]!.start, last.end)))
      from = last.end
      at += match.length - 1
    }
    return pieces.length === 0 ? hidden : pieces.join('') + hidden.slice(from)
  }
}

const standsAt = (words: Word[], at: number, sequence: string[]): boolean =>
  at + sequence.length <= words.length &&
  sequence.every((plain, step) => {
    const here = words[at + step]!
    return here.plain === plain && (step === 0 || here.start - words[at + step - 1]!.end <= longestGap)
  })

/** True when the text says one of the values and nothing besides. */
export const saysOnly = (text: string, values: readonly string[]): boolean => {
  const said = wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ')
  return (
    said !== '' &&
    values.some(
      (value) =>
        wordsOf(value)
          .map(({ plain }) => plain)
          .join(' ') === said,
    )
  )
}
