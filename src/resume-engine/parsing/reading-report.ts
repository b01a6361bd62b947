import type { ReadDocument } from '#src/ports/document-reader.ts'
import { type Fact, type GapKind, gapKinds, type Quote, type ReadingGap, type ReadingReport, type ResumeFacts } from '../facts.ts'
import { detectLanguage } from './language.ts'
import { quoteAt } from './quotes.ts'
import type { Section } from './sections.ts'
import { garbledShare, unknownLanguageShare } from './unread-text.ts'

/** A part of the document that has words of its own. */
export interface ReadPart {
  about: 'employment' | 'education' | 'other'
  /** Its heading, or its first line. */
  quote: Quote
}

const aboutOf: Partial<Record<Section['kind'], ReadPart['about']>> = {
  experience: 'employment',
  internships: 'employment',
  education: 'education',
}

/** A heading with a word or two under it tells nothing that could be missed. */
const fewestLetters = 12

/** The parts of a document that a heading announces. */
export const partsOf = (text: string, sections: Section[]): ReadPart[] =>
  sections.flatMap(({ kind, heading, rows }) => {
    const letters = rows.reduce((sum, row) => sum + row.text.length, 0)
    const shown = heading ?? rows[0]
    if (kind === 'head' || kind === 'other' || !shown || letters < fewestLetters) return []
    return [{ about: aboutOf[kind] ?? 'other', quote: quoteAt(text, shown.page, shown.start, shown.end) }]
  })

type Read = Pick<ResumeFacts, 'roles' | 'degrees' | 'designations' | 'companies' | 'withoutEmployment' | 'statedYears'>

/** Addresses of mail and pages are in no language. */
const address = /[^\s@]{1,80}@[^\s@]{1,80}|(?:https?:\/\/|www\.)\S{1,200}/g

/** More than this share of a text that is not read makes a gap. */
const [muchUnknown, muchGarbled] = [0.3, 0.08]
/** Less of a language is a name or a quotation. */
const leastShare = 0.1
/** Beside a language that is not read, the words that both have tell of others. */
const leastBesideUnknown = 0.35
/** Letters of a text from which on a resume has parts. */
const longText = 600

/**
 * What somebody should know about how the document was understood. `text` is the visible text without what tells who the person is, so
 * that the report is the same for everybody; `facts` are those that were read from it.
 */
export const readingReport = (
  { text: whole, recognised }: Pick<ReadDocument, 'text' | 'recognised'>,
  parts: ReadPart[],
  facts: Read,
): ReadingReport => {
  const text = whole.replace(address, ' ')
  const [unknown, garbled] = [unknownLanguageShare(text), garbledShare(text)]
  const understood = (1 - unknown) * (1 - Math.min(1, 3 * garbled)) * (recognised ? 0.95 : 1)
  return {
    languages: detectLanguage(text)
      .map(({ code, share }) => ({ code, share: twoDigits(share * (1 - unknown)) }))
      .filter(({ share }) => share >= (unknown >= muchUnknown ? leastBesideUnknown : leastShare)),
    confidence: twoDigits(understood * ofParts(parts, facts)),
    gaps: gapsOf(text, { unknown, garbled }, parts, facts),
  }
}

const twoDigits = (value: number) => Math.round(value * 100) / 100

/** What a missing title, employer or period of a position counts, as if it were one of this confidence. */
const missing = 0.25
/** Without a part about employment nobody knows whether there was none, or it was not found. */
const noEmployment = 0.45
const nothingUnderstood = 0.1

const sureness = (fact: Fact<unknown> | null) => fact?.confidence ?? missing

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Employment counts three times as much as education, as it does in scores. */
const ofParts = (parts: ReadPart[], { roles, degrees, withoutEmployment }: Read): number => {
  const held = roles.filter(({ counts }) => counts)
  const work =
    held.length > 0
      ? mean(held.map(({ title, company, dates }) => 0.4 * sureness(title) + 0.3 * sureness(company) + 0.3 * sureness(dates)))
      : withoutEmployment
        ? noEmployment
        : nothingUnderstood
  const hasEducation = degrees.length > 0 || parts.some(({ about }) => about === 'education')
  if (!hasEducation) return work
  const study = degrees.length > 0 ? mean(degrees.map(({ confidence }) => confidence)) : missing
  return 0.75 * work + 0.25 * study
}

interface Unread {
  unknown: number
  garbled: number
}

const gapsOf = (text: string, { unknown, garbled }: Unread, parts: ReadPart[], facts: Read): ReadingGap[] => {
  const { roles, degrees, designations, companies, withoutEmployment, statedYears } = facts
  const held = roles.filter(({ counts }) => counts)
  const undated = held.filter(({ dates }) => dates === null)
  const partAbout = (about: ReadPart['about']) => parts.find((part) => part.about === about)?.quote ?? null
  const [employment, education] = [partAbout('employment'), partAbout('education')]
  const isEmpty = parts.length === 0 && held.length === 0 && degrees.length === 0
  const found: Partial<Record<GapKind, boolean>> = {
    language: unknown >= muchUnknown,
    garbled: garbled >= muchGarbled,
    'no-parts': isEmpty && text.length >= longText,
    employment: employment !== null && held.length === 0,
    'employment-dates': held.length > 0 && undated.length === held.length,
    'some-dates': undated.length > 0 && undated.length < held.length,
    titles: held.length > 0 && designations.length === 0,
    employers: held.length > 0 && companies.length === 0,
    degrees: education !== null && degrees.length === 0,
    'no-employment': withoutEmployment === true && statedYears === null,
  }
  return gapKinds
    .filter((kind) => found[kind])
    .map((kind) => {
      if (kind === 'degrees') return { kind, quote: education }
      if (kind === 'some-dates') {
        const quote = (undated[0]!.title ?? undated[0]!.company)?.quotes[0] ?? employment
        return { kind, quote, count: { missing: undated.length, of: held.length } }
      }
      return { kind, quote: ofEmployment.has(kind) ? employment : null }
    })
}

const ofEmployment = new Set<GapKind>(['employment', 'employment-dates', 'titles', 'employers'])
