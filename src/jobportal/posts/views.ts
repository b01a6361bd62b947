import type { PostingRecord } from '#src/contracts/jobportal/posting-calls.ts'
import type { JobTemplateRecord } from '#src/contracts/jobportal/posts-records.ts'
import { type Company, missingInWords, missingProof } from '../company.ts'
import { ownJobRecord } from '../views.ts'
import { PostingSuspended } from './errors.ts'
import type { Posting } from './post-job-description.ts'
import type { JobStart } from './templates.ts'

export type { JobTemplateRecord, PostingRecord }

export const templateRecord = ({ id, ...start }: JobStart): JobTemplateRecord => ({ _id: id, ...start })

interface Rules {
  autoVerify: boolean
  /** 'YYYY-MM-DD' */
  today: string
  titles: string[]
}

export const postingRecord = ({ posted, employer, start, answerDays }: Posting, rules: Rules): PostingRecord => ({
  job: posted && { ...ownJobRecord(posted, rules.today), publicUrl: posted.publicUrl },
  employer: employer && {
    _id: employer.id,
    companyName: employer.companyName,
    answerWords: employer.answerWords,
    refusal: refusalOf(employer, rules),
  },
  start,
  answerDays,
  titles: rules.titles,
})

function refusalOf(employer: Company, rules: Rules): string | null {
  if (employer.suspendedAt) return new PostingSuspended().message
  const missing = missingProof(employer, rules)
  return missing && missingInWords[missing]
}
