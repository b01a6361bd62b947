import type { ReadingView, RowDoubt } from '#src/contracts/matching/reading-records.ts'
import type { GapKind, ReadingGap, ResumeFacts } from '#src/resume-engine/facts.ts'

interface Words {
  /** The part of the resume that it is about. */
  part: string
  /** A word or two, for a row. Null for what changes no score much: it stands on the person's page only. */
  short: string | null
  text: string
}

const wordsOf: Record<GapKind, Words> = {
  language: {
    part: 'Language',
    short: 'language',
    text: 'Much of the text is in a language that cannot be read here. It counts neither for nor against the candidate.',
  },
  garbled: {
    part: 'Text',
    short: 'garbled text',
    text: 'Parts of the text are garbled because the file does not say which letters it uses. A new export or a scan may work better.',
  },
  'no-parts': {
    part: 'Structure',
    short: 'parts of the resume',
    text: 'No parts such as employment, education or skills were recognized.',
  },
  employment: {
    part: 'Employment',
    short: 'employment',
    text: 'There is a part about employment, but no position in it was recognized.',
  },
  'employment-dates': {
    part: 'Employment',
    short: 'dates of employment',
    text: 'Positions were found, but no dates next to them could be read, so years of experience are unknown.',
  },
  'some-dates': { part: 'Employment', short: null, text: '' },
  titles: {
    part: 'Employment',
    short: 'job titles',
    text: 'Positions were found, but no job title was recognized.',
  },
  employers: { part: 'Employment', short: null, text: 'Positions were found, but no employer was recognized.' },
  degrees: { part: 'Education', short: null, text: 'There is a part about education, but no degree in it was recognized.' },
  'no-employment': {
    part: 'Employment',
    short: null,
    text: 'No part about employment was found, so experience counts as 0 years. That is right for a first job, and wrong where the part was missed.',
  },
}

const textOf = ({ kind, count }: ReadingGap) =>
  kind === 'some-dates' && count
    ? `${count.missing} of ${count.of} positions have no readable dates; their time does not count.`
    : wordsOf[kind].text

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Below this a person should read the resume before relying on its score. */
const leastReadConfidence = 0.5

/** How a resume was read, in words; null when it was read before such reports were made. */
export const readingView = ({ reading }: Pick<ResumeFacts, 'reading'>): ReadingView | null =>
  reading
    ? {
        languages: reading.languages.map(({ code, share }) => ({ code, name: languageNames.of(code) ?? code, share })),
        confidence: reading.confidence,
        level: reading.confidence >= 0.8 ? 'high' : reading.confidence >= leastReadConfidence ? 'medium' : 'low',
        readItYourself: reading.confidence < leastReadConfidence,
        notUnderstood: reading.gaps.map((gap) => ({
          kind: gap.kind,
          part: wordsOf[gap.kind].part,
          short: wordsOf[gap.kind].short,
          text: textOf(gap),
          quote: gap.quote,
        })),
      }
    : null

/** What is in a part that was not understood at all needs no words of its own. */
const ofEmployment = new Set(['employment-dates', 'titles'].map((kind) => wordsOf[kind as GapKind].short))

/**
 * What a row in a list has to say about it; null when there is nothing to say. `leftOpen` is what the score of the row leaves open for it,
 * in the same words.
 */
export const rowDoubt = (
  { reading, withoutEmployment, statedYears }: Pick<ResumeFacts, 'reading' | 'withoutEmployment' | 'statedYears'>,
  leftOpen: readonly string[] = [],
): RowDoubt | null => {
  const gaps = reading?.gaps ?? []
  const isWithout = withoutEmployment === true || gaps.some(({ kind }) => kind === 'employment')
  const open = leftOpen.filter((what) => !(isWithout && ofEmployment.has(what)))
  const notRead = [...new Set([...gaps.flatMap(({ kind }) => wordsOf[kind].short ?? []), ...open])]
  const readItYourself = open.length > 0 || (reading !== undefined && reading.confidence < leastReadConfidence)
  const yearsUnsure = withoutEmployment === true && statedYears === null
  return readItYourself || notRead.length > 0 || yearsUnsure ? { readItYourself, notRead, yearsUnsure } : null
}
