import type { Quote } from '#src/contracts/matching/match-records.ts'
import { InvalidField } from './fields.ts'
import { linesOf, optionalLine } from './typed-text.ts'

/** What somebody says about something that was read from their resume. */
export interface Correction {
  id: string
  at: string
  /** What it is about: name, phone, skills, titles, experience, degrees, or something else. */
  about: CorrectionSubject
  /** `missing` adds something, `wrong` says that something is not so. */
  kind: 'missing' | 'wrong'
  /** The value in question, such as a skill. */
  value: string
  /** In their own words; '' for none. */
  comment: string
  /** For a missing skill: where the resume says so, found in its visible text. Then it counts like any other; null otherwise. */
  quote: Quote | null
}

export type CorrectionSubject = 'name' | 'phone' | 'skills' | 'titles' | 'companies' | 'degrees' | 'experience' | 'other'

export interface GivenCorrection {
  about: CorrectionSubject
  kind: Correction['kind']
  value: string
  comment: string
  /** Words of the resume that show a missing skill. */
  quote?: string
}

/** Corrections of one resume at a time. */
export const mostCorrections = 30
const mostQuoted = 300
const longestValue = 200
const longestComment = 2000

interface Reading {
  /** The taxonomy's name for a skill, or the words themselves. */
  skillNamed(words: string): Promise<{ skill: string }>
  /** Where the visible text of the resume has these words; null when nowhere. */
  find(words: string): Promise<Quote | null>
}

/** Checks what was given, and looks up whether the resume shows a skill that is said to be missing. Throws `InvalidField`. */
export async function checkedCorrection(
  reading: Reading,
  { about, kind, ...given }: GivenCorrection,
): Promise<Omit<Correction, 'id' | 'at'>> {
  const words = optionalLine('value', 'This', given.value, longestValue) ?? ''
  const comment = linesOf(given.comment)
  if (comment.length > longestComment)
    throw new InvalidField('comment', `A comment can have ${longestComment.toLocaleString('en')} characters at most.`)
  if (words === '' && (kind === 'missing' || comment === ''))
    throw new InvalidField('value', kind === 'missing' ? 'Please say what is missing.' : 'Please say what is wrong.')
  const isSkill = about === 'skills' && kind === 'missing'
  const value = isSkill ? (await reading.skillNamed(words)).skill : words
  return { about, kind, value, comment, quote: isSkill ? await quoteFor(reading, [words, value], given.quote) : null }
}

/** Where the resume shows a skill; null when no words were given, its text does not have them, or they are too few to show anything. */
async function quoteFor({ find }: Reading, names: string[], quoted = ''): Promise<Quote | null> {
  const quote = quoted.replace(/\s+/g, ' ').trim()
  if (quote.length > mostQuoted) throw new InvalidField('quote', `Please quote ${mostQuoted} characters of your resume at most.`)
  const namesIt = names.some((name) => quote.toLowerCase().includes(name.toLowerCase()))
  if (!namesIt && (quote.length < 15 || quote.split(' ').length < 3)) return null
  return find(quote)
}

/** Skills that count because the resume shows them. */
export const pointedOutBy = (corrections: readonly Pick<Correction, 'about' | 'kind' | 'value' | 'quote'>[]) =>
  corrections.flatMap(({ about, kind, value, quote }) =>
    about === 'skills' && kind === 'missing' && quote ? { skill: value, quote } : [],
  )
