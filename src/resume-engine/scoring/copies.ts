import type { JobRequirements, Quote, ResumeFacts, ResumeStatement } from '../facts.ts'
import { stopWords } from '../taxonomy/stop-words.ts'
import { type PlainWord, plainWords, plainWordsInOneGender } from '../taxonomy/wording.ts'

/** What a resume has taken over from the text of a job description. */
export interface Copies {
  /** Of the words about the work, from 0 to 1. */
  share: number
  /** The passages, each on one page, in the order of the document. */
  passages: Quote[]
}

/** So many words in the same order as in the job description are one shingle. */
const shingle = 3
/** What a word that stands in no common shingle costs a passage that it interrupts. */
const interruption = 2
/** Fewer words in common than this are a set phrase, which anybody may use. */
const leastWords = 12
/** With fewer shingles in common at a glance, a second look finds no passage either. */
const leastGlance = 6
/** A passage has this many words in one row that the job description has in the same row. */
const leastRow = 8

const shinglesOf = (words: readonly string[]): Set<string> => {
  const found = new Set<string>()
  for (let at = 0; at + shingle <= words.length; at += 1) found.add(`${words[at]} ${words[at + 1]} ${words[at + 2]}`)
  return found
}

const known = new WeakMap<JobRequirements, Set<string>>()

const shinglesAsked = (requirements: JobRequirements): Set<string> => {
  const present = known.get(requirements)
  if (present) return present
  const made = shinglesOf((requirements.wording ?? '').split(' '))
  known.set(requirements, made)
  return made
}

interface Word extends PlainWord {
  page: number
  statement: number
  /** True for a word of a plain list of skills: naming what is asked for in the order of the advertisement is no copying. */
  ofList: boolean
}

const sentenceWords = 2

/** The words of all statements in order. The name of the person, which stands in some, is none of them. */
const wordsOf = (statements: readonly ResumeStatement[], name: string | undefined): Word[] => {
  const personal = new Set(name ? plainWords(name).map(({ word }) => word) : [])
  return statements.flatMap(({ quote, part }, statement) => {
    const words = plainWordsInOneGender(quote.quote)
    const ofList = part === 'list' && words.filter(({ word }) => word !== 'and' && stopWords.has(word)).length < sentenceWords
    return words
      .filter(({ word }) => !personal.has(word))
      .map(({ word, start, end }) => ({
        word,
        start: quote.start + start,
        end: quote.start + end,
        page: quote.page,
        statement,
        ofList,
      }))
  })
}

/** For each word: 1 when it stands in a shingle that the job description has too, 2 when such a shingle ends with it. */
const sharedWords = (words: readonly Word[], asked: ReadonlySet<string>): Uint8Array => {
  const shared = new Uint8Array(words.length)
  for (let at = 0; at + shingle <= words.length; at += 1)
    if (asked.has(`${words[at]!.word} ${words[at + 1]!.word} ${words[at + 2]!.word}`)) {
      shared[at] ||= 1
      shared[at + 1] ||= 1
      shared[at + 2] = 2
    }
  return shared
}

interface Run {
  first: number
  last: number
}

/**
 * Stretches of mostly shared words: each shared word adds one, each other takes two away, and a stretch ends where its sum has fallen
 * to nothing or by more than the words of a short insertion.
 */
const runsOf = (words: readonly Word[], shared: Uint8Array): Run[] => {
  const runs: Run[] = []
  let run: (Run & { sum: number; top: number; common: number; row: number; longest: number }) | null = null
  const close = () => {
    if (run && run.common >= leastWords && run.longest >= leastRow) runs.push({ first: run.first, last: run.last })
    run = null
  }
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]!.ofList && !(run && shared[at])) continue
    if (shared[at]) {
      run ??= { first: at, last: at, sum: 0, top: 0, common: 0, row: 0, longest: 0 }
      run.sum += 1
      run.common += 1
      // two titles one after the other are no row: each has its own place in the job description
      run.row = shared[at] === 2 ? (run.row > 0 ? run.row + 1 : shingle) : 0
      run.longest = Math.max(run.longest, run.row)
      run.last = at
      run.top = Math.max(run.top, run.sum)
    } else if (run) {
      run.row = 0
      run.sum -= interruption
      if (run.sum <= 0 || run.top - run.sum > leastWords) close()
    }
  }
  close()
  // a heading or a list that was taken along is no list of one's own
  return runs.map(({ first, last }, at) => {
    const floor = at === 0 ? 0 : runs[at - 1]!.last + 1
    let from = first
    while (from > floor && shared[from - 1]) from -= 1
    return { first: from, last }
  })
}

/**
 * The short lines right before a copied sentence, as a title is, belong to the copy when the job description has their words too: the
 * place or number that stood between them may not have been read.
 */
const withHeads = (run: Run, words: readonly Word[], wording: string): Run => {
  let { first } = run
  while (first > 0 && words[first - 1]!.statement !== words[first]!.statement) {
    const { statement } = words[first - 1]!
    let from = first - 1
    while (from > 0 && words[from - 1]!.statement === statement) from -= 1
    const line = words.slice(from, first).map(({ word }) => word)
    if (line.length >= leastWords || !` ${wording} `.includes(` ${line.join(' ')} `)) break
    first = from
  }
  return { first, last: run.last }
}

const quotesOf = (words: readonly Word[], { first, last }: Run, statements: readonly ResumeStatement[]): Quote[] => {
  const quotes: Quote[] = []
  const inRun = words.slice(first, last + 1)
  for (const [statement, part] of Map.groupBy(inRun, (word) => word.statement)) {
    const { quote } = statements[statement]!
    const start = part[0]!.start
    const end = part.at(-1)!.end
    quotes.push({ page: quote.page, start, end, quote: quote.quote.slice(start - quote.start, end - quote.start) })
  }
  return quotes
}

/** A glance sees the beginnings of words, which are the same in all genders of most titles. */
const glancedLetters = 5

/**
 * Calls `visit` with a number for each three words in a row of the texts: the same words give the same number, and other words hardly ever
 * do. Signs beyond ASCII pass for letters.
 */
const eachShingle = (texts: readonly string[], visit: (shingle: number) => void) => {
  let [second, first] = [0, 0]
  for (const text of texts) {
    let word = 0
    let length = 0
    for (let at = 0; at <= text.length; at += 1) {
      let code = at < text.length ? text.charCodeAt(at) : 32
      if (code >= 65 && code <= 90) code += 32
      if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code >= 128 || code === 43 || code === 35) {
        if (length < glancedLetters) word = (Math.imul(word, 31) + code) | 0
        length += 1
      } else if (length > 0) {
        visit((Math.imul((Math.imul(second, 0x9e3779b1) + first) | 0, 0x85ebca6b) + word) | 0)
        second = first
        first = word
        word = 0
        length = 0
      }
    }
  }
}

const glances = new WeakMap<JobRequirements, Set<number>>()

const glanceAsked = (requirements: JobRequirements): Set<number> => {
  const present = glances.get(requirements)
  if (present) return present
  const made = new Set<number>()
  eachShingle([requirements.wording ?? ''], (shingle) => made.add(shingle))
  glances.set(requirements, made)
  return made
}

/**
 * A glance that most resumes are left at: whether enough beginnings of words stand in the job description in the same order.
 */
const mayHaveCopied = (statements: readonly ResumeStatement[], requirements: JobRequirements): boolean => {
  const asked = glanceAsked(requirements)
  let common = 0
  eachShingle(
    statements.map(({ quote }) => quote.quote),
    (shingle) => {
      if (asked.has(shingle)) common += 1
    },
  )
  return common >= leastGlance
}

/** What of a resume is the text of the job description; null when nothing is. */
export const copiesIn = (facts: ResumeFacts, requirements: JobRequirements): Copies | null => {
  const { statements = [] } = facts
  if (!requirements.wording || statements.length === 0) return null
  if (!mayHaveCopied(statements, requirements)) return null
  const asked = shinglesAsked(requirements)
  const words = wordsOf(statements, facts.name?.value)
  const { wording } = requirements
  const runs = runsOf(words, sharedWords(words, asked)).map((run) => withHeads(run, words, wording))
  if (runs.length === 0) return null
  const copied = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  return { share: copied / words.length, passages: runs.flatMap((run) => quotesOf(words, run, statements)) }
}
