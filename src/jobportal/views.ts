import type { KeepAnswer, KeepPreviewRecord } from '#src/contracts/jobportal/keeping-records.ts'
import type {
  AskedQuestion,
  CompanyProfile,
  CompanySessionRecord,
  JobPosterRecord,
  JobRecord,
  OwnJobRecord,
  PublicJobRecord,
} from '#src/contracts/jobportal/records.ts'
import { deviceOf } from '#src/shared/device.ts'
import type { CompanySession } from './company.ts'
import { type Company, missingInWords, missingProof } from './company.ts'
import { employerOf, isOpen, type JobPost, type PublicJob } from './job-post.ts'
import type { ApplicationCounts } from './posts-ports.ts'

export type * from '#src/contracts/jobportal/records.ts'
export type { CustomQuestion, JobStatus, JobType } from './job-post.ts'
export type { KeepAnswer, KeepPreviewRecord }

interface Rules {
  autoVerify: boolean
}

export function companyProfile(company: Company, rules: Rules): CompanyProfile {
  const missing = missingProof(company, rules)
  return {
    _id: company.id,
    name: company.fullName,
    email: company.email,
    companyName: company.companyName,
    isVerified: missing === null,
    applicationMails: company.applicationMails,
    answerWords: company.answerWords,
    missing,
    unverifiedReason: missing && missingInWords[missing],
  }
}

export const companySessionRecord = (
  { id, userAgent, address, createdAt, lastSeenAt }: CompanySession,
  by: { sessionId: string },
): CompanySessionRecord => ({
  _id: id,
  device: deviceOf(userAgent),
  address,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isThis: id === by.sessionId,
})

export function jobPosterRecord(company: Company, jobCount: number, rules: Rules): JobPosterRecord {
  const { _id, name, email, companyName, isVerified, missing } = companyProfile(company, rules)
  return {
    _id,
    name,
    // A workspace of recruiters has none: its people have accounts of their own.
    email: company.isWorkspace ? '' : email,
    phone: '',
    jobCount,
    lastActive: company.lastActiveAt?.toISOString() ?? null,
    companyName,
    isVerified,
    missing,
    isApproved: company.verifiedAt !== null,
    isSuspended: company.suspendedAt !== null,
    createdAt: company.createdAt.toISOString(),
  }
}

/** A question without what is the company's business alone. */
const askedQuestion = ({ fieldId: _, choices, ...question }: JobPost['questions'][number]): AskedQuestion => ({
  ...question,
  ...(choices ? { choices: choices.map(({ id, name }) => ({ id, name })) } : {}),
})

const jobRecord = (job: JobPost, postingCompany: string, today: string): JobRecord => ({
  _id: job.id,
  publicId: job.publicId,
  title: job.title,
  companyName: employerOf(job, postingCompany),
  location: job.location,
  jobType: job.jobType,
  experience: job.experience ?? '',
  salaryRange: job.salaryRange ?? '',
  department: job.department ?? '',
  descriptionText: job.descriptionText,
  skillsRequired: job.skillsRequired,
  jobDescriptionFile: job.jobDescriptionFile,
  status: isOpen(job, today) ? 'Active' : 'Closed',
  createdAt: job.createdAt.toISOString(),
  updatedAt: job.updatedAt?.toISOString() ?? null,
  closesOn: job.closesOn,
  country: job.country,
  isRemote: job.isRemote,
  questions: job.questions.map(askedQuestion),
})

/** A job with what its company knows of it. */
export interface OwnJob {
  job: JobPost
  company: Pick<Company, 'fullName' | 'companyName'>
  /** Ids, newest first. */
  applications: string[]
  counts: ApplicationCounts
}

export function ownJobRecord({ job, company, applications, counts }: OwnJob, today: string): OwnJobRecord {
  const record = jobRecord(job, company.companyName, today)
  const { title, location, jobType, descriptionText, skillsRequired, closesOn, country, isRemote } = record
  return {
    ...record,
    postedBy: { name: company.fullName, department: record.department },
    fields: {
      title,
      companyName: job.companyName ?? '',
      location,
      experience: job.experience ?? '',
      jobType,
      department: job.department ?? '',
      salaryRange: job.salaryRange ?? '',
      descriptionText,
      skillsRequired,
      closesOn,
      country,
      isRemote,
      questions: job.questions,
    },
    applications,
    counts,
    jobDescriptionId: job.jobDescriptionId,
  }
}

export function publicJobRecord({ job, postingCompany }: PublicJob, today: string): PublicJobRecord {
  const record = jobRecord(job, postingCompany, today)
  return { ...record, postedBy: { name: record.companyName, department: record.department } }
}
