/** Writes letters of any script in the Latin alphabet without marks: 'Łukasz Müller' → 'Lukasz Muller'. */
export type Ascii = (text: string) => string

const besides = new Set(
  'mr mrs ms miss dr prof professor sir ing dipl phd md mba msc bsc ma ba cpa pmp jr sr ii iii iv cv resume curriculum vitae'.split(
    ' ',
  ),
)

/** Characters; whatever stands behind them is no name. */
const longestName = 300

/** The words of a name in the order given name, …, family name: lower case, Latin, without titles. 'Doe, John A.' → john a doe. */
export function nameWords(name: string, ascii: Ascii): string[] {
  const [family = '', given] = name
    .slice(0, longestName)
    .replace(/\([^)]*\)/g, ' ')
    .split(',', 2)
  const wordsOf = (part: string) =>
    inLatin(part, ascii)
      .toLowerCase()
      .split(/[^a-z'’-]+/)
      .map((word) => word.replace(/['’-]/g, ''))
      .filter((word) => word !== '' && !besides.has(word))
  const last = wordsOf(family)
  const first = given === undefined ? [] : wordsOf(given)
  return [...first, ...last]
}

/** What names that go together have in common, whatever stands in the middle and in whatever order; null for a single word. */
export function nameKey(words: readonly string[]): string | null {
  const full = words.filter((word) => word.length > 1)
  const [first, last] = [full[0], full.at(-1)]
  if (full.length < 2 || !first || !last) return null
  return [first, last].toSorted().join(' ')
}

/** Whether both could be one person's: the same given and family name, and no middle name that speaks against it. */
export function namesGoTogether(one: readonly string[], other: readonly string[]): boolean {
  const key = nameKey(one)
  if (key === null || key !== nameKey(other)) return false
  const [shorter, longer] = [one, other].toSorted((a, b) => a.length - b.length) as [readonly string[], readonly string[]]
  return shorter.every((word) => longer.some((each) => each === word || isInitialOf(word, each) || isInitialOf(each, word)))
}

const isInitialOf = (initial: string, word: string) => initial.length === 1 && word.startsWith(initial)

const unspaced = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Where names are written without spaces, each character begins a word: '王伟' → 'Wang Wei'. */
const inLatin = (text: string, ascii: Ascii) =>
  unspaced.test(text) ? ascii(text).replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : ascii(text)
