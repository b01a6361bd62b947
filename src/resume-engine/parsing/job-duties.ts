import type { Duty, Quote } from '../facts.ts'
import type { Statement } from '../requirements/requirements-sections.ts'
import { type Interval, tellingWordsIn } from '../taxonomy/terms.ts'

const mostDuties = 24
/** A sentence with fewer words about the work names no duty. */
const leastTerms = 3
const longestDuty = 400

/** What a job description says is done in the position; where no part of it is about duties, what it asks people to be able to do. */
export const dutiesIn = (text: string, statements: readonly Statement[], quoteOf: (place: Interval) => Quote): Duty[] => {
  const ofKind = (...kinds: Statement['kind'][]) =>
    statements
      .filter(({ kind, heading }) => !heading && kinds.includes(kind))
      .flatMap(({ start, end }): Duty[] => {
        const place = { start, end: Math.min(end, start + longestDuty) }
        const terms = tellingWordsIn(text, place)
        return terms.length < leastTerms ? [] : [{ quote: quoteOf(place), terms }]
      })
  const duties = ofKind('duties')
  const told = duties.length >= 3 ? duties : ofKind('duties', 'required', 'opening')
  return told.slice(0, mostDuties)
}
