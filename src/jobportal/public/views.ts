import type { JobPageRecord, JobPosting } from '#src/contracts/jobportal/public-records.ts'
import type { TextBlock } from '#src/contracts/jobportal/text-records.ts'

export type { JobPageRecord, JobPosting, TextBlock }

/** How long an answer takes: in the company's own words, else as it was measured. */
export function answerSentence(words: string | null, days: number | null): string | null {
  if (words !== null) return words
  return days === null ? null : `Half of the applicants here had an answer within ${days === 1 ? 'one day' : `${days} days`}.`
}
