import type { SectionKind } from '../section-kind.ts'

export type LanguageCode =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'cs'
  | 'sv'
  | 'da'
  | 'nb'
  | 'fi'
  | 'tr'
  | 'ru'
  | 'uk'
  | 'zh'
  | 'ja'
  | 'ko'
  | 'ar'
  | 'he'

export type Script = 'Latin' | 'Cyrillic' | 'Han' | 'Japanese' | 'Hangul' | 'Arabic' | 'Hebrew'

/**
 * Words and phrases, set apart by `|` (and by white space where the member says so), in lower case. `listed()` of `words.ts` reads them:
 *
 * - endings in brackets stand for one word each: `lehrer(,in)` is "lehrer" and "lehrerin", `direct(eur,rice)` both genders;
 * - line breaks count as one space.
 *
 * They are compared without case and accents (`folded()`), so one spelling of each is enough.
 */
export type Words = string

/** Levels of `degrees.tsv`, each with one rank: 8, 7, 6, 5, 4, 3, 2 and 1. */
export type DegreeLevel =
  | 'doctorate'
  | 'master'
  | 'postgraduate_diploma'
  | 'bachelor'
  | 'associate'
  | 'diploma'
  | 'certificate'
  | 'high_school'

/** What a label inside of an entry announces: "Position:", "Arbeitgeber:", "勤務先". */
export type LabelMeaning = 'title' | 'employer' | 'place' | 'dates' | 'degree' | 'school' | 'field' | 'description' | 'tools'

/** What words say about the kind of an employment. */
export type EmploymentKind =
  | 'full-time'
  | 'part-time'
  | 'remote'
  | 'hybrid'
  | 'on-site'
  | 'freelance'
  | 'contract'
  | 'temporary'
  | 'permanent'
  | 'internship'
  | 'apprenticeship'
  | 'volunteer'

/** A part of a year that has a name: months count from 0 and may run into the next year (a winter semester is 9 to 14). */
export interface YearPart {
  words: Words
  from: number
  to: number
}

/**
 * What the reader of resumes knows of one language, as data: a new language is one file like the others and a line in `index.ts`.
 * Written for this project from common knowledge; the names of months are those of Unicode CLDR, with the abbreviations people use.
 */
export interface Language {
  code: LanguageCode
  /** In English: "German". */
  name: string
  /** As its speakers call it: "Deutsch". */
  nativeName: string
  script: Script
  /** Whole headings as resumes write them, by what they announce. Singular, plural, with and without "professional" and "personal". */
  headings: Partial<Record<SectionKind, Words>>
  /** How headings are put together from words: "Relevante Berufserfahrung und Projekte". */
  composed: {
    /** Words that say what the heading is about, apart by white space. */
    deciding: Partial<Record<SectionKind, Words>>
    /** Words that may stand beside them, apart by white space. */
    passing: Words
    /** Words for "and", apart by white space; glued to the next word in Arabic and Hebrew. */
    and: Words
    /** The word that decides is the last one ("Education Overview"), not the first ("Formation en gestion"). */
    lastDecides?: boolean
  }
  dates: {
    /** Twelve lists, January first: full names in all cases and abbreviations, without full stops. */
    months: readonly [Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words]
    /** Seasons, quarters, semesters. */
    parts?: readonly YearPart[]
    /** What stands in place of the end of something that goes on: "today", "ongoing". */
    present: Words
    /** Before the first date of what goes on: "since 2019". */
    since: Words
    /** The same behind the date: "2019'dan beri", "2019年起", "2019 alkaen". */
    sinceAfter?: Words
    /** Before a last date: "until 2020". */
    until: Words
    /** Between two dates: "to", "bis". */
    to: Words
    /** Before the first of two dates: "from 2019 to 2020". */
    from: Words
    /** Between month and year: "mayo de 2019". */
    ofYear?: Words
    /** Behind a year: "2019 г.", "2019 r.", "2019年". */
    yearMarks?: Words
    /** Units of a length of time: "3 lata 2 miesiące". */
    years: Words
    monthUnits: Words
  }
  /** Words and abbreviations of degrees by level; a `?` before those that mean something else as well ("master"). */
  degrees: Partial<Record<DegreeLevel, Words>>
  titles: {
    /**
     * Nouns that head the title of a job, in all genders, apart by white space: "nurse", "koch köchin". With a hyphen in front of it
     * also as the last part of a compound: "-entwickler(,in)".
     */
    heads: Words
    /** Heads of more than one word, apart by `|`: "aide soignante", "pani sprzątająca". */
    phrases?: Words
    /** Words for a level or a rank beside a head: "senior", "stellvertretend", "kierownik". */
    levels: Words
  }
  organisations: {
    /** "GmbH", "Sp. z o.o.", "株式会社"; in lower case, with their full stops. */
    legalForms: Words
    /** What employers are: "Krankenhaus", "hôpital", "gemeente"; a hyphen in front as with `heads`. */
    words: Words
  }
  /** What schools are, from primary school to university; a hyphen in front as with `heads`. */
  schools: Words
  employment: Partial<Record<EmploymentKind, Words>>
  /** Labels of fields inside of entries. */
  labels: Partial<Record<LabelMeaning, Words>>
  people: {
    /** Labels before the name of the person: "Name", "Imię i nazwisko", "氏名". */
    nameLabels: Words
    /** Labels before a reading aid of the name: "ふりがな". */
    readingLabels?: Words
    /** "Herr", "Mgr.", "д-р", "様". */
    honorifics: Words
    /** Parts of names in lower case: "van der", "bin". */
    particles?: Words
    /** What the document calls itself: "Lebenslauf", "履歴書". */
    documents: Words
  }
  /** Phrases that state that there is no experience of work yet. */
  noExperience: Words
  /** Words for experience as in "8 years of experience", for the pattern that reads stated years. */
  experience: Words
  /** 30 to 60 of the most frequent words, apart by white space, by which the language is told. Empty where the script tells it. */
  functionWords: Words
}
