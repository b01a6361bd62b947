import { asCompared, type Category, type Filtered, inOneForm, linesOf } from './filters.ts'

/** Most words of a search that are looked at. */
const mostTerms = 8

/** Shorter words are looked for as whole words: as a part of others, 'C' or 'Go' would be everywhere. */
const shortTerm = 3

export interface Term {
  text: string
  /** Any place, a whole word, or the beginning of one. */
  at: 'anywhere' | 'word' | 'beginning'
}

export const termsOf = (text: string): Term[] =>
  [...new Set(asCompared(text.slice(0, 200)).split(' '))]
    .filter(Boolean)
    .slice(0, mostTerms)
    .map((term) => ({ text: term, at: [...term].length < shortTerm ? 'word' : 'anywhere' }))

/** Words of a name as somebody types it: each is the beginning of one. */
export const nameTermsOf = (text: string): Term[] => termsOf(text).map(({ text }) => ({ text, at: 'beginning' }))

/** A short word that nobody has is what somebody has begun to type. */
export const orBeginning = (term: Term): Term | null => (term.at === 'word' ? { ...term, at: 'beginning' } : null)

const wordSign = /[\p{L}\p{N}+#]/u

/** C is a word of 'C, C++', and no word of 'C++'. */
const endsWord = (sign: string | undefined) => sign === undefined || !wordSign.test(sign)

/** Whether the term stands at this place of a text, given that its letters do. */
export const standsAt = (text: string, { text: term, at }: Term, place: number) =>
  at === 'anywhere' || (endsWord(text[place - 1]) && (at === 'beginning' || endsWord(text[place + term.length])))

export function occursIn(text: string, term: Term) {
  for (let at = text.indexOf(term.text); at >= 0; at = text.indexOf(term.text, at + 1)) if (standsAt(text, term, at)) return true
  return false
}

/** What of a candidate is searched by itself: whom a name is not known of goes by the file. */
export const identityOf = ({ name, email, filename }: Filtered['fields']) => asCompared(`${name ?? filename} ${email ?? ''}`)

/** Whether one candidate has this term, told plainly. */
export const hasTerm = ({ fields, jobTitle }: Filtered, term: Term) => {
  const values: [Category, readonly string[]][] = [
    ['job_title', [jobTitle]],
    ['skills', fields.skills],
    ['designation', fields.designation],
    ['company_names', fields.companyNames],
  ]
  return (
    occursIn(identityOf(fields), term) ||
    values.some(([category, texts]) => {
      const sought = { ...term, text: inOneForm(category, term.text) }
      return texts.some((text) => occursIn(linesOf(category, asCompared(text)), sought))
    })
  )
}
