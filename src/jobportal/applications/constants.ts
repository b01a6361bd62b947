/** Letters for a rejection, until a company says it in its own words. What stands in braces is filled in for each person. */
export const rejectionLetters = [
  {
    key: 'early',
    name: 'After reading the application',
    subject: 'Your application for {jobTitle}',
    body: [
      'Dear {name},',
      'thank you for the time you put into your application for {jobTitle} at {companyName}. We have compared it with what this job asks for, and have decided to move forward with other applicants.',
      'This is a decision about this one job. If another one of ours suits you better, we would be glad to hear from you again. You may ask us what the decision was based on; a reply to this email is enough.',
      'Kind regards\n{companyName}',
    ].join('\n\n'),
  },
  {
    key: 'interview',
    name: 'After an interview',
    subject: 'Our decision about {jobTitle}',
    body: [
      'Dear {name},',
      'thank you for the conversation about {jobTitle} at {companyName}. We enjoyed learning about your work, and it was not an easy choice: we have decided on another applicant.',
      'If you would like to know what made the difference, reply to this email and we will talk about it. We wish you all the best for what comes next.',
      'Kind regards\n{companyName}',
    ].join('\n\n'),
  },
  {
    key: 'filled',
    name: 'The position is filled',
    subject: '{jobTitle} at {companyName} is filled',
    body: [
      'Dear {name},',
      'the position {jobTitle} has been filled, so we are closing all open applications for it. This says nothing about the quality of yours.',
      'Thank you for your interest in {companyName}. We wish you good luck in your search.',
      'Kind regards\n{companyName}',
    ].join('\n\n'),
  },
] as const

export type RejectionLetterKey = (typeof rejectionLetters)[number]['key']

/** Stands for the reason in a letter, where the company has chosen to tell it. */
export const reasonPlaceholder = '{reason}'

const reasonParagraph = `The reason for this decision: ${reasonPlaceholder}`
/** Characters of a last paragraph that is taken for a signature. */
const longestSignature = 120

/** The letter with a paragraph that gives the reason, before the signature. */
export function withReason(body: string): string {
  if (body.includes(reasonPlaceholder)) return body
  const paragraphs = body.trimEnd().split(/\n{2,}/)
  const isSigned = paragraphs.length > 1 && paragraphs.at(-1)!.length <= longestSignature
  return paragraphs.toSpliced(isSigned ? -1 : paragraphs.length, 0, reasonParagraph).join('\n\n')
}

/** The letter without the paragraphs that give the reason. */
export const withoutReason = (body: string): string =>
  body
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.includes(reasonPlaceholder))
    .join('\n\n')
