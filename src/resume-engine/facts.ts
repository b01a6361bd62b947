import type { LanguageCode } from './taxonomy/languages/language.ts'

/** An exact piece of a document's visible text. Offsets are UTF-16 code units into `ReadDocument.text`, `end` exclusive. */
export interface Quote {
  /** From 1. */
  page: number
  start: number
  end: number
  /** `document.text.slice(start, end)`, kept beside the offsets so that a quote can be shown without the document. */
  quote: string
}

/** Something a document says. Only what is written there: a value that is not in the document is null, never a guess. */
export interface Fact<Value> {
  value: Value
  /** From 0 to 1: how sure the reader is that this is what the document means. */
  confidence: number
  /** Where it says so; at least one. */
  quotes: Quote[]
  /** Set when a language model found it; the quote was found in the visible text by code all the same. */
  source?: 'model'
}

/** A calendar month: years × 12 + months from 0, so that months can be subtracted. January 2020 is 24240. */
export type Month = number

/** One position somebody held. At least one of title, company and dates is known. */
export interface Role {
  title: Fact<string> | null
  company: Fact<string> | null
  /** First and last month, both counted in. An open role ends 'present': the scorer puts in the reference day. */
  dates: Fact<{ start: Month; end: Month | 'present' }> | null
  /** False for internships, projects and volunteering when the document lists paid work as well. */
  counts: boolean
}

export interface Degree {
  /** As written: "B.Tech in Computer Science". */
  title: string
  /** The taxonomy's name for it: "Bachelor of Technology"; null when only the level is known. */
  canonical: string | null
  /** From 1 (secondary school) to 8 (doctorate), comparable; null when unknown. */
  rank: number | null
  field: string | null
}

export interface SkillMention {
  /** The taxonomy's canonical name, or the words as written for a skill that only a skills section names. */
  skill: string
  /** True when `skill` is in the taxonomy. */
  known: boolean
  /** True when it stands in a skills section or a list of skills, rather than in a sentence. */
  listed: boolean
}

/** How much a text speaks of an occupation: O*NET code → share, the shares of one text sum to 1. Largest first, at most 48. */
export type OccupationProfile = [code: string, share: number][]

/** What a job title means: the group of titles for the same work, and the O*NET codes it can stand for, most likely first. */
export interface TitleMeaning {
  /** As written, without repeats. */
  title: string
  family: string | null
  occupations: string[]
  /** How likely each of `occupations` is meant; they sum to 1. Absent in what was read before reading-7 and requirements-5. */
  shares?: number[]
  /** From 0 (intern) to 9 (executive); null when the title states no level. */
  seniority: number | null
  /** On what somebody calls themselves: how far a position bears it out, from 0 to 1. Absent for titles of positions. */
  borneOut?: number
}

/** A line that tells much about the work, with its terms: what a comparison of words can show as its evidence. */
export interface Excerpt {
  quote: Quote
  terms: string[]
}

/** What somebody should know about how a resume was understood. Takes no part in any score. */
export interface ReadingReport {
  /** Languages that are read, most of the text first. The shares sum to less than 1 where part of it is in none of them. */
  languages: { code: LanguageCode; share: number }[]
  /** From 0 to 1: how much of what a resume tells about work and education was understood, and how surely. Two digits. */
  confidence: number
  /** What is there and was not understood, in the order of `gapKinds`. */
  gaps: ReadingGap[]
}

/** What can be in a resume and not be understood. Words for people are in `reading-words.ts`. */
export const gapKinds = [
  /** Much of the text is in a language that is not read. */
  'language',
  /** Letters that are no words: the file does not say what it draws. */
  'garbled',
  /** Much text, and no part of a resume in it. */
  'no-parts',
  /** A part about employment without a position that was recognised. */
  'employment',
  /** Positions were recognised, but none has dates. */
  'employment-dates',
  /** Some positions have no dates. */
  'some-dates',
  'titles',
  'employers',
  /** A part about education without a degree. */
  'degrees',
  /** No part about employment: experience counts as 0 years, which may be wrong. */
  'no-employment',
] as const
export type GapKind = (typeof gapKinds)[number]

export interface ReadingGap {
  kind: GapKind
  /** Where to look: the heading of the part, or its first line; null where it is about all of the document. */
  quote: Quote | null
  /** For 'some-dates': so many of so many positions. */
  count?: { missing: number; of: number }
}

/**
 * A bullet point, sentence or line of a resume, whole, with what it is told of. Together they are the resume without the lines about the
 * person: name, contact, education.
 */
export interface ResumeStatement {
  quote: Quote
  /**
   * 'role': of a position; 'unpaid': of a project or an honorary post; 'list': a list of skills; 'head': above all headings; 'aside': a sentence among schools or references, which is held against nothing but
   * the text of the job description; 'other': the rest.
   */
  part: 'role' | 'unpaid' | 'list' | 'head' | 'aside' | 'other'
  /** Place in `roles` of the position it is told of; absent when none is known. */
  role?: number
}

/** Everything the engine reads from one resume. Depends on the visible text and the engine version only, never on the day. */
export interface ResumeFacts {
  /** Version of the reading engine that made these facts. */
  engine: string
  name: Fact<string> | null
  email: Fact<string> | null
  /** As written. */
  phone: Fact<string> | null
  /** Job titles held, as written, newest first, without repeats. */
  designations: Fact<string>[]
  /** Employers as written, newest first, without repeats. */
  companies: Fact<string>[]
  degrees: Fact<Degree>[]
  skills: Fact<SkillMention>[]
  roles: Role[]
  /** Experience the document states in words ("8+ years of experience"), in years. */
  statedYears: Fact<number> | null
  /**
   * True when the document has other parts of a resume, such as education and skills, but none about employment and no dated role: a
   * person before the first job, most likely.
   */
  withoutEmployment?: boolean
  /** How the document was understood; absent in facts that engines before reading-7 read. */
  reading?: ReadingReport
  occupations: OccupationProfile
  /** Terms of the text that carry meaning for a comparison: stem → how often, at most 400. */
  terms: [stem: string, count: number][]
  /** By place in `terms`: how often of that in positions and projects. Absent in facts read before reading-7. */
  termsAtWork?: number[]
  /** Meanings of `designations`, newest first. */
  titles: TitleMeaning[]
  /** The most telling sentences, at most 32. */
  excerpts: Excerpt[]
  /** What is told of the work, in the order of the document. Absent in facts read before reading-7. */
  statements?: ResumeStatement[]
}

/**
 * What a language model read where code read nothing or was unsure. Every value stands in the visible text, in a place where such a thing
 * stands; code found it there and worked out what it means.
 */
export interface ReadByModel {
  roles: RoleByModel[]
  degrees: Fact<Degree>[]
}

export interface RoleByModel extends Pick<Role, 'title' | 'company' | 'dates'> {
  /** The place among the roles that code read of the one it completes; null for a position that code did not find. */
  completes: number | null
  /** What the title means; null without one. */
  meaning: TitleMeaning | null
}

export interface SkillRequirement {
  skill: string
  known: boolean
  /** Skills that do as well: "Tableau or Power BI" is one requirement. */
  alternatives: string[]
  /** How much it counts beside the others: 1 for a skill of the trade, less for the long tail and for soft skills. */
  weight: number
  /** Years of this skill, where the text asks for them beside it. */
  years?: number
}

/** What a job description says besides, for people to read: none of it counts in a score. Absent where an earlier engine read it. */
export interface JobDetails {
  /** What somebody will do, in the words of the text, at most 20. */
  duties: Fact<string>[]
  languages: Fact<{ language: string; must: boolean }>[]
  /** Licences that the law or the job asks for: "driver's license", "CDL". */
  licences: Fact<string>[]
  place: Fact<string> | null
  /** 'remote', 'hybrid' or 'on-site'. */
  presence: Fact<'remote' | 'hybrid' | 'on-site'> | null
  /** As written: "$110,000 - $130,000 per year". */
  pay: Fact<string> | null
  /** From 0 (intern) to 9 (executive), by the title; null when it states no level. */
  seniority: number | null
}

/** A sentence of a job description that says what is done in the position, with its terms. */
export interface Duty {
  quote: Quote
  terms: string[]
}

/** What a job description asks for, boilerplate (benefits, equal opportunity, praise of the company) left out. */
export interface JobRequirements {
  engine: string
  title: Fact<string> | null
  /** Required skills; the quote is the job description's own. */
  mustHave: Fact<SkillRequirement>[]
  niceToHave: Fact<SkillRequirement>[]
  minimumYears: Fact<number> | null
  /** The lowest accepted degree, rank as in `Degree`; `orExperience` when equivalent experience is accepted instead. */
  degree: Fact<{ canonical: string; rank: number; orExperience: boolean }> | null
  occupations: OccupationProfile
  terms: [stem: string, count: number][]
  /** What is done in the position, in the order of the text. Absent before requirements-5. */
  duties?: Duty[]
  /** The words of the whole text in lower case, single spaces between them: what a resume could have copied. Absent before requirements-5. */
  wording?: string
  /** What `title` means; for an untitled text, what it calls the position. */
  titleMeaning: TitleMeaning | null
  details?: JobDetails
}
