import { isTown } from '../../taxonomy/cities.ts'
import { findDegrees } from '../../taxonomy/degrees.ts'
import type { LabelMeaning } from '../../taxonomy/languages/language.ts'
import {
  employerWordIn,
  employmentKindsIn,
  labelMeanings,
  legalFormIn,
  schoolWordIn,
  titleHeadIn,
} from '../../taxonomy/languages/lexicon.ts'
import { isPlace, organisation } from '../../taxonomy/places.ts'
import { remembering } from '../../taxonomy/remembering.ts'
import { headingKind, type SectionKind } from '../../taxonomy/sections.ts'
import { institution } from '../degrees.ts'
import { titleLikeness } from '../title-likeness.ts'

/** What the words of a piece say by themselves, before anything is known of its place. */
export interface WordClasses {
  /** 0 to 3: how much they read as a job title. */
  title: number
  /** 1 with a word that employers have in their names ("Hospital"), 2 with a legal form ("GmbH"). */
  organisation: number
  school: boolean
  /** 1 when an ambiguous word of degrees is among them, 2 when a clear one. */
  degree: number
  /** 1 when a place is among them, 2 when they are one. */
  place: number
  /** The name of a larger town, which may be the name of something else as well. */
  town: boolean
  /** Kinds of employment and lengths of time: "Full-time", "2 yrs 3 mos". */
  employment: boolean
  heading: SectionKind | null
  /** What a label with these words announces: "Employer", "Zeitraum". */
  label: LabelMeaning | null
  contact: boolean
}

/** "2 yrs 3 mos", "3 Jahre", "1年6ヶ月": a length of time and nothing else. */
const duration =
  /^\(?(?:\d{1,2}\s*(?:\p{L}{1,9}\.?|年|ヶ月|か月|個月|个月|개월|년)\s*(?:,|and|und|et|y|e|i|en|og|och|a|ja|ve|и|і)?\s*){1,2}\)?$/iu
const contact = /@[\p{L}\d-]+\.|https?:|www\.|linkedin|github\.|\+\d{1,3}[\s(]|(?:\d[\s().-]?){8,}/iu

const hasPlace = (text: string) => text.split(/\s*[,(]\s*/).some((part) => part.length > 1 && isPlace(part.replace(/\)$/, '')))

/** Legal forms stand at an end of the name: "Acme GmbH", "ООО Ромашка". Elsewhere, and before a title ("Co-op Student"), the same letters are something else: "Senior AI Engineer". */
const hasLegalForm = (text: string, likeness: number) => {
  const form = legalFormIn(text)
  return form !== null && ((form.start <= 1 && (likeness < 0.55 || !/^\w/.test(text))) || !/\p{L}/u.test(text.slice(form.end)))
}

/** A noun that heads titles, in any language: surer the more of a short text it leads or ends. */
const headLikeness = (text: string) => {
  const head = titleHeadIn(text)
  if (!head) return 0
  const isAtEdge = head.start === 0 || head.end >= text.trimEnd().length
  return text.length <= 45 ? (isAtEdge ? 0.8 : 0.6) : 0.4
}

/** Any school: what it is called, and whether a place is part of its name, tells nothing about the person. */
const someSchool: WordClasses = {
  title: 0,
  organisation: 1,
  school: true,
  degree: 0,
  place: 0,
  town: false,
  employment: false,
  heading: null,
  label: null,
  contact: false,
}

export const wordClassesOf = remembering((text: string): WordClasses => {
  const isLong = text.length > 110
  const likeness = isLong ? 0 : Math.max(titleLikeness(text), headLikeness(text))
  const degrees = isLong ? [] : findDegrees(text)
  if (!isLong && degrees.length === 0 && (institution.test(text) || schoolWordIn(text) !== null)) return someSchool
  return {
    title: likeness >= 0.8 ? 3 : likeness >= 0.55 ? 2 : likeness >= 0.3 ? 1 : 0,
    organisation: isLong ? 0 : hasLegalForm(text, likeness) ? 2 : organisation.test(text) || employerWordIn(text) ? 1 : 0,
    school: !isLong && (institution.test(text) || schoolWordIn(text) !== null),
    degree: degrees.some(({ ambiguous }) => !ambiguous) ? 2 : degrees.length > 0 ? 1 : 0,
    place: isLong ? 0 : isPlace(text) ? 2 : hasPlace(text) ? 1 : 0,
    town: isTown(text.replace(/\s*\(?\b[A-Z]{2}\)?$/, '')),
    employment: text.length <= 40 && (duration.test(text) || (likeness < 0.55 && employmentKindsIn(text).length > 0)),
    heading: text.length <= 60 ? headingKind(text.replace(/[:：]$/, '')) : null,
    label: text.length <= 80 ? (labelMeanings(text.replace(/[:：]$/, ''))[0] ?? null) : null,
    contact: contact.test(text),
  }
})
