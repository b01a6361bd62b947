import type { ReadDocument } from '#src/ports/document-reader.ts'
import { requirementsEngine } from '../engines.ts'
import type { Fact, JobRequirements, Quote } from '../facts.ts'
import { dutiesIn } from '../parsing/job-duties.ts'
import { readInOneGender } from '../parsing/one-gender.ts'
import { occupationProfile } from '../taxonomy/occupations.ts'
import { type Interval, termsWithTitles } from '../taxonomy/terms.ts'
import { titleMeaning } from '../taxonomy/titles.ts'
import { wordingOf } from '../taxonomy/wording.ts'
import { degreeAskedIn } from './requirements-degree.ts'
import { detailsIn } from './requirements-details.ts'
import { divide, type Statement } from './requirements-sections.ts'
import { skillsAskedIn } from './requirements-skills.ts'
import { calledPosition, titleIn } from './requirements-title.ts'
import { yearsAskedIn } from './requirements-years.ts'

/** Below this share of the text that asks for something, the division has failed and everything but boilerplate counts. */
const leastKept = 0.25

/** How many more times the words of the position's title count. */
const titleTimes = 3

const quoteIn =
  (document: ReadDocument) =>
  ({ start, end }: Interval): Quote => {
    const line = document.lines.findLast((line) => line.start <= start)
    return { page: line?.page ?? 1, start, end, quote: document.text.slice(start, end) }
  }

const minimumYears = (text: string, statements: Statement[], quoteOf: (place: Interval) => Quote): Fact<number> | null => {
  const asked = statements
    .filter(({ kind }) => kind === 'required' || kind === 'opening' || kind === 'duties')
    .map((statement) => {
      const sentence = text.slice(statement.start, statement.end)
      const years = yearsAskedIn(sentence).filter(
        ({ end }) => !/^[^.;]{0,80}\b(?:preferred|a plus|desired|ideally)\b/i.test(sentence.slice(end)),
      )
      // "A degree and 3 years, or 6 years without": the lower one lets somebody in.
      return years.length ? { statement, ...years.reduce((least, other) => (other.years < least.years ? other : least)) } : null
    })
    .filter((years) => years !== null)
  const firm = asked.filter(({ statement }) => statement.kind === 'required')
  const most = (firm.length ? firm : asked).reduce<(typeof asked)[number] | null>(
    (top, one) => (top && top.years >= one.years ? top : one),
    null,
  )
  if (!most || most.years < 0.5) return null
  const place = { start: most.statement.start + most.start, end: most.statement.start + most.end }
  return { value: most.years, confidence: firm.length ? 0.9 : 0.7, quotes: [quoteOf(place)] }
}

const lowestDegree = (text: string, statements: Statement[], quoteOf: (place: Interval) => Quote): JobRequirements['degree'] => {
  let lowest: JobRequirements['degree'] = null
  for (const { start, end, kind } of statements) {
    if (kind === 'boilerplate' || kind === 'preferred') continue
    const asked = degreeAskedIn(text.slice(start, end))
    if (!asked || (lowest && lowest.value.rank <= asked.rank)) continue
    const { canonical, rank, orExperience } = asked
    lowest = {
      value: { canonical, rank, orExperience },
      confidence: 0.9,
      quotes: [quoteOf({ start: start + asked.start, end: start + asked.end })],
    }
  }
  return lowest
}

/** Everything between the statements that count, so that words of the boilerplate take no part. */
const uncounted = (text: string, statements: Statement[]): Interval[] => {
  const counted = statements.filter(({ kind }) => kind !== 'boilerplate')
  const kept = counted.reduce((sum, { start, end }) => sum + end - start, 0)
  const rest = kept < text.length * leastKept ? statements.filter(({ heading }) => !heading) : counted
  const gaps: Interval[] = []
  let from = 0
  for (const { start, end } of rest) {
    if (start > from) gaps.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return [...gaps, { start: from, end: text.length }]
}

/**
 * What a job description asks for. Boilerplate is cut first; what it says about age, nationality, family or the like is never
 * a requirement, whatever its words: only skills, years of experience, degrees and the kind of work are read.
 */
export const extractJobRequirements = (document: ReadDocument): JobRequirements => readInOneGender(document, readRequirements)

const readRequirements = (document: ReadDocument): JobRequirements => {
  const { text } = document
  const quoteOf = quoteIn(document)
  const divided = divide(text)
  const titlePlace = titleIn(text, document.lines)
  const title = titlePlace && {
    value: text.slice(titlePlace.start, titlePlace.end),
    confidence: 0.9,
    quotes: [quoteOf(titlePlace)],
  }
  const called = title?.value ?? calledPosition(text)
  const meaning = called ? titleMeaning(called) : null
  const terms = termsWithTitles(text, uncounted(text, divided.statements), called ? [called] : [], titleTimes)
  return {
    engine: requirementsEngine,
    title,
    ...skillsAskedIn(text, divided, quoteOf),
    minimumYears: minimumYears(text, divided.statements, quoteOf),
    degree: lowestDegree(text, divided.statements, quoteOf),
    occupations: occupationProfile(terms, called ? [called] : []),
    terms,
    duties: dutiesIn(text, divided.statements, quoteOf),
    wording: wordingOf(text),
    titleMeaning: meaning,
    details: detailsIn(document, divided.statements, meaning, quoteOf),
  }
}
