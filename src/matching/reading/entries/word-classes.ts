import { findDegrees } from '../../knowledge/degrees.ts'
import { isPlace, organisation } from '../../knowledge/places.ts'
import { remembering } from '../../knowledge/remembering.ts'
import { headingKind, type SectionKind } from '../../knowledge/sections.ts'
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
  /** Kinds of employment and lengths of time: "Full-time", "2 yrs 3 mos". */
  employment: boolean
  heading: SectionKind | null
  contact: boolean
}

const legalForm =
  /(?:^|[\s,(.])(?:inc|incorporated|llc|llp|ltd|limited|corp|gmbh|ag|kg|ohg|e\.?\s?v|s\.?a\.?s?|sarl|s\.?r\.?l\.?s?|s\.?p\.?a|b\.?v|n\.?v|plc|pvt|pte|pty|oyj?|ab|a\/s|aps|asa?|s\.?l\.?u?|ltda|eireli|lda|sp\.?\s?z\s?o\.?\s?o|s\.?\s?r\.?\s?o|a\.?\s?ş|ltd\.?\s?şti|ооо|зао|оао|пао|ао|тов|пат|фоп|בע"?מ)\.?(?=$|[\s,).])|株式会社|有限公司|有限会社|合同会社|주식회사|\(주\)|㈜|شركة/iu
const employment =
  /^(?:full|part)[ -]?time\b|^(?:contract|contractor|freelance|self-employed|permanent|temporary|seasonal|internship|apprenticeship|on-?site|remote|hybrid|vollzeit|teilzeit|temps (?:plein|partiel)|cdi|cdd|jornada completa|media jornada|tempo (?:integral|parcial|pieno)|voltijd|deeltijd|pełny etat)\b|^\(?\d{1,2}\s*(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|mois|años?|mes(?:es)?|anni|mesi|anos?|jaar|maanden|lata?|lat|miesi[ąę]c\p{L}*|år|mån\p{L}*|roky?|let|měsíc\p{L}*|vuotta|kk|yıl|ay|лет|года?|мес\p{L}*|年|개월|년)\b.{0,24}\)?$/iu
const contact = /@[\p{L}\d-]+\.|https?:|www\.|linkedin|github\.|\+\d{1,3}[\s(]|(?:\d[\s().-]?){8,}/iu

const hasPlace = (text: string) => text.split(/\s*[,(]\s*/).some((part) => part.length > 1 && isPlace(part.replace(/\)$/, '')))

export const wordClassesOf = remembering((text: string): WordClasses => {
  const isLong = text.length > 110
  const likeness = isLong ? 0 : titleLikeness(text)
  const degrees = isLong ? [] : findDegrees(text)
  return {
    title: likeness >= 0.8 ? 3 : likeness >= 0.55 ? 2 : likeness >= 0.3 ? 1 : 0,
    organisation: isLong ? 0 : legalForm.test(text) ? 2 : organisation.test(text) ? 1 : 0,
    school: !isLong && institution.test(text),
    degree: degrees.some(({ ambiguous }) => !ambiguous) ? 2 : degrees.length > 0 ? 1 : 0,
    place: isLong ? 0 : isPlace(text) ? 2 : hasPlace(text) ? 1 : 0,
    employment: employment.test(text),
    heading: text.length <= 60 ? headingKind(text.replace(/[:：]$/, '')) : null,
    contact: contact.test(text),
  }
})
