import type { Application, ApplicationEvent, ApplicationStatus } from '../application.ts'
import type { Keeping } from '../keeping/keep.ts'

const statusTexts: Record<ApplicationStatus, string> = {
  New: 'Your application has arrived. The company has not marked it as reviewed yet.',
  Reviewed: 'Somebody at the company has looked at your application. A decision is still open.',
  Shortlisted: 'The company has put your application on its short list. It will write to you about the next step.',
  Rejected: 'The company has decided not to go on with your application. Thank you for the time you gave it.',
}

/** What the status means, in a sentence. */
export const statusText = ({ status, withdrawnAt }: Pick<Application, 'status' | 'withdrawnAt'>): string =>
  withdrawnAt
    ? 'You withdrew this application, and the company sees that. To take part again, apply for the job once more.'
    : statusTexts[status]

const readingTexts = {
  waiting: 'A program is about to read your resume. That usually takes less than a minute.',
  read: 'A program on the server of this site read the text of your resume that a reader can see, and picked out what is shown here.',
  unreadable: 'A program tried to read your resume and could not. It has no match with the job: a person has to read it.',
}

/** How software was used, in sentences that hold for every application that is read here. */
export const softwareSentences = ({ reading, match }: Pick<Application, 'reading' | 'match'>): string[] => [
  readingTexts[reading],
  match
    ? 'It compared that with what the job asks for, by fixed rules: something counts only with words of your resume that show it, and those words are quoted here. The company sees a percentage that is computed from it, beside the same quotes.'
    : 'No match with the job has been computed.',
  'Your name, email address, phone number, postal address, photo, gender, age, nationality, gaps between jobs and the names of your schools take no part in it.',
  'No language model takes part in reading or comparing applications.',
  'No software rejects, hides or answers anybody. The company sees every application, and a person there decides.',
  'What you correct here is shown to the company. A missing skill counts in the comparison when you quote words of your resume that show it.',
]

/** What happened, as the applicant reads it. */
export function eventText({ kind, details }: ApplicationEvent): string {
  switch (kind) {
    case 'applied':
      return 'You applied.'
    case 'applied-again':
      return 'You applied again. What you sent took the place of what you sent before.'
    case 'status':
      return `The company changed the status to ${details.status ?? 'another one'}.`
    case 'message':
      return 'The company wrote to you.'
    case 'corrected':
      return details.taken ? 'You took a correction back.' : 'You corrected something.'
    case 'review-asked':
      return 'You asked that a person looks at your application.'
    case 'reviewed':
      return 'A person at the company looked at your application.'
    case 'evidence-opened':
      return 'The company opened your application.'
    case 'deletion-asked':
      return 'You asked that everything is deleted. The company has set the application aside, and a person there looks at it.'
    case 'withdrawn':
      return 'You withdrew your application.'
    case 'read':
      return details.code ? 'Your resume could not be read by software. A person will read it.' : 'Your resume was read.'
  }
}

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** For how long it is kept, as things stand. A hold is no promise: no day is named then, and not why. */
export const keepingText = ({ erasedAt, hold, asksDeletion }: Keeping, rule: string): string =>
  [
    ...(erasedAt ? [`Kept until ${dayFormat.format(erasedAt)}.`] : []),
    rule,
    ...(hold ? ['It has been set aside for now, so that no day can be named.'] : []),
    ...(asksDeletion ? ['You asked that everything is deleted: a person at the company looks at it.'] : []),
  ].join(' ')
