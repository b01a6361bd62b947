import type { PublicJobRecord } from '../views.ts'

/** A part of a text that somebody typed. Everything in it is text: whoever shows it escapes it. */
export type TextBlock =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] }
  /** `start` is the number that the first item had. */
  | { kind: 'numbers'; items: string[]; start: number }

/** How long an answer takes: in the company's own words, else as it was measured. */
export function answerSentence(words: string | null, days: number | null): string | null {
  if (words !== null) return words
  return days === null ? null : `Half of the applicants here had an answer within ${days === 1 ? 'one day' : `${days} days`}.`
}

/** What the page of a job shows. */
export interface JobPageRecord {
  job: PublicJobRecord
  /** Whose job it is, as the page's heading says it. */
  company: string
  isOpen: boolean
  /** How long an answer takes, as the company says it or as it was measured; null where there is nothing to say. */
  answers: string | null
  description: TextBlock[]
  /** The beginning of the description in one line, for search engines and previews of links. */
  summary: string
  /** schema.org's JobPosting; null once the job is closed. */
  posting: JobPosting | null
}

/** The words of schema.org. What the company left blank is not there. */
export interface JobPosting {
  '@context': 'https://schema.org/'
  '@type': 'JobPosting'
  title: string
  /** HTML. */
  description: string
  identifier: { '@type': 'PropertyValue'; name: string; value: string }
  url: string
  datePosted: string
  validThrough?: string
  employmentType: string
  hiringOrganization: { '@type': 'Organization'; name: string }
  jobLocation?: { '@type': 'Place'; address: { '@type': 'PostalAddress'; addressLocality: string; addressCountry?: string } }
  jobLocationType?: 'TELECOMMUTE'
  applicantLocationRequirements?: { '@type': 'Country'; name: string }
  skills?: string
  directApply: true
}
