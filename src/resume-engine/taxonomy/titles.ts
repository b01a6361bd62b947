import { wordInOneGender } from './gendered-titles.ts'
import { longestPhraseAt } from './phrases.ts'
import { sharedTokensOf } from './shared-tokens.ts'
import { headWord, levelWord, titleIndex } from './title-data.ts'
import { meaningOf } from './title-meaning.ts'
import type { Tokens } from './tokens.ts'

export { seniority, titleFamily, titleMeaning, titleOccupations } from './title-meaning.ts'

export interface FoundTitle {
  /** As written, with the qualifiers before it: "Senior Backend Engineer". */
  title: string
  /** Name of the group of titles for the same work; null for a title known by its last word only. */
  family: string | null
  /** UTF-16 offsets into the text that was searched; `end` is exclusive. */
  start: number
  end: number
  /** True when the words are ordinary words as well ("Director", "Owner") or only the last word is known. */
  ambiguous: boolean
}

const isQualifier = (text: string, start: number, end: number) =>
  /^[A-Z0-9]/.test(text.slice(start, end)) &&
  !/^(?:The|An?|As|At|In|For|And|With|I|My|Our|We|By|To|Of|On|From)$/.test(text.slice(start, end))

/** "Director of Finance", "Head of People and Culture": the title goes on over capitalised words. */
const endOfPlace = ({ text, words, starts, ends, joined }: Tokens, last: number) => {
  if (words[last + 1] !== 'of' || !joined[last + 1] || !joined[last + 2]) return last
  let to = last + 1
  while (to - last < 5 && joined[to + 1] && (isQualifier(text, starts[to + 1]!, ends[to + 1]!) || words[to + 1] === 'and'))
    to += 1
  while (words[to] === 'and') to -= 1
  return to > last + 1 ? to : last
}

/** The words as the index of titles has them: of one gender. */
const inTitleWords = (tokens: Tokens): Tokens => ({ ...tokens, words: tokens.words.map(wordInOneGender) })

/** Job titles that a text names, in order, without overlaps. Meant for headings and lines of a work history; a title in a sentence is found as well. */
export const findTitles = (text: string): FoundTitle[] => {
  const index = titleIndex()
  const tokens = inTitleWords(sharedTokensOf(text))
  const { words, starts, ends, joined } = tokens
  const found: FoundTitle[] = []
  for (let at = 0; at < words.length; ) {
    const hit = longestPhraseAt(index, tokens, at)
    let last = hit ? at + hit.length - 1 : at
    let meaning = hit?.meaning
    const leads = levelWord.test(words[at]!) && joined[at + 1] && isQualifier(text, starts[at + 1]!, ends[at + 1]!)
    if (!hit && (leads || !headWord.test(words[at]!))) {
      at += 1
      continue
    }
    // A longer title may begin inside this one: "software engineer manager".
    for (let next = at + 1; next <= last + 1 && next < words.length && joined[next]; next += 1) {
      const longer = longestPhraseAt(index, tokens, next)
      if (longer && next + longer.length - 1 > last) {
        last = next + longer.length - 1
        meaning = longer.meaning
      }
    }
    let first = at
    const floor = found.at(-1)?.end ?? 0
    while (first > 0 && at - first < 4 && joined[first] && text.slice(ends[first - 1], starts[first]).length <= 3) {
      const start = starts[first - 1]!
      if (start < floor || !(isQualifier(text, start, ends[first - 1]!) || levelWord.test(words[first - 1]!))) break
      first -= 1
    }
    last = endOfPlace(tokens, last)
    const start = starts[first]!
    const end = ends[last]!
    const title = text.slice(start, end)
    const family = meaningOf(title)?.family ?? meaning?.family ?? null
    found.push({ title, family, start, end, ambiguous: meaning?.doubtful ?? family === null })
    at = last + 1
  }
  return found
}
