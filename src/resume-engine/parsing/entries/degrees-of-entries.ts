import type { Degree, Fact } from '../../facts.ts'
import { findDegrees } from '../../taxonomy/degrees.ts'
import { quoteAt } from '../quotes.ts'
import type { ReadEntry, Run } from './entry.ts'
import { wordClassesOf } from './word-classes.ts'

/** Below this nobody knows whether it is a degree, or a course, a school or a field. */
const leastSure = 0.5

const classesIn = ({ pieces }: Run) => pieces.map(({ text }) => wordClassesOf(text))

/** Beside a degree that its words show, what only stands where degrees do is a grade, a field or a prize. */
const hasDegreeWords = (run: Run) => classesIn(run).some(({ degree }) => degree > 0)

/** "Title of qualification awarded" stands before one. */
const isLabel = (run: Run) => classesIn(run).every(({ label }) => label !== null)

/** The name of a school is none, nor is a label. */
const isDegree = (run: Run) =>
  !isLabel(run) && (hasDegreeWords(run) || !classesIn(run).every(({ school, town }) => school || town))

/**
 * Degrees and courses of study from the entries of education, as written. Their rank is known where the words of the degree are; what
 * only its place shows to be one has none.
 */
export const degreesOfEntries = (text: string, entries: ReadEntry[]): Fact<Degree>[] =>
  entries.flatMap(({ part, runs }) =>
    part !== 'study'
      ? []
      : runs
          .filter(({ field, confidence }) => field === 'degree' && confidence >= leastSure)
          .filter((run, _, degrees) => isDegree(run) && (hasDegreeWords(run) || !degrees.some(hasDegreeWords)))
          .map(({ pieces, confidence }): Fact<Degree> => {
            const [first, last] = [pieces[0]!, pieces.at(-1)!]
            const quote = quoteAt(text, first.row.page, first.start, withBracket(text, first.start, last.end))
            const title = quote.quote.replace(/\s+/g, ' ')
            const known = findDegrees(title)[0]
            const isGeneric = known && (known.canonical.endsWith(' degree') || /^(?:Diploma|Certificate)$/.test(known.canonical))
            return {
              value: { title, canonical: known && !isGeneric ? known.canonical : null, rank: known?.rank ?? null, field: null },
              confidence: Math.min(confidence, known ? 0.92 : 0.75),
              quotes: [quote],
            }
          }),
  )

/** "BA (Hons" is cut at its brackets: the closing one belongs to it. */
const withBracket = (text: string, start: number, end: number): number => {
  const written = text.slice(start, end)
  return written.lastIndexOf('(') > written.lastIndexOf(')') && text[end] === ')' ? end + 1 : end
}

/** Degrees that are known by their words, and beside them those that only their place in an entry tells. */
export const withLearntDegrees = (known: Fact<Degree>[], learnt: Fact<Degree>[]): Fact<Degree>[] => {
  const overlaps = (a: Fact<Degree>, b: Fact<Degree>) =>
    a.quotes.some((one) => b.quotes.some((other) => one.start < other.end && other.start < one.end))
  return [...known, ...learnt.filter((fact) => !known.some((one) => overlaps(one, fact)))].toSorted(
    (a, b) => a.quotes[0]!.start - b.quotes[0]!.start,
  )
}
