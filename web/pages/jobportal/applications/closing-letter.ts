import type { WrittenLetter } from '../../../api/applications.ts'

/** What is written to those who have had no answer when a job closes, until the company says it in its own words. */
export const closingLetter: WrittenLetter = {
  subject: 'Your application for {jobTitle}',
  body: `Dear {name},

thank you for applying for {jobTitle} and for the time you put into it.

The position is closed now, and we will not be taking your application further. This says nothing about your work: we could choose only a few people. We would be glad to hear from you again when another job of ours interests you.

We wish you all the best.

{companyName}`,
}

/** What stands in curly brackets, and what takes its place in each letter. */
export const letterPlaceholders = [
  { name: '{name}', meaning: 'The name of the applicant' },
  { name: '{jobTitle}', meaning: 'The title of the job' },
  { name: '{companyName}', meaning: 'The name of your company' },
]

interface LetterValues {
  name: string
  jobTitle: string
  companyName: string
  /** Only letters that tell a rejection give one; '' until it was chosen. */
  reason?: string
}

/** The letter as one person will read it. */
export const filledIn = (text: string, values: LetterValues): string =>
  text.replaceAll(/\{(name|jobTitle|companyName|reason)\}/g, (whole, key: keyof LetterValues) => values[key] || whole)
