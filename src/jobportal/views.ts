import { deviceOf } from '#src/shared/device.ts'
import { type Company, type Missing, missingInWords, missingProof } from './company.ts'
import {
  type CustomQuestion,
  employerOf,
  isOpen,
  type JobPost,
  type JobStatus,
  type JobType,
  type PublicJob,
} from './job-post.ts'
import type { CompanySession } from './ports.ts'
import type { ApplicationCounts } from './posts-ports.ts'

export type { CustomQuestion, JobStatus, JobType } from './job-post.ts'

interface Rules {
  autoVerify: boolean
}

/** The signed-in company as its dashboard shows it. */
export interface CompanyProfile {
  _id: string
  name: string
  email: string
  companyName: string
  isVerified: boolean
  /** Which mails about new applications it wants. */
  applicationMails: Company['applicationMails']
  /** What its job pages say about how long an answer takes; null where it leaves that to the measured figure. */
  answerWords: string | null
  /** What is still missing, and the same in words; both null for a verified company. */
  missing: Missing | null
  unverifiedReason: string | null
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

export interface CompanySessionRecord {
  _id: string
  /** 'Chrome on Linux' */
  device: string
  address: string
  createdAt: string
  lastSeenAt: string
  /** The one that asks. */
  isThis: boolean
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

/** A company as administrators see it. */
export interface JobPosterRecord {
  _id: string
  name: string
  email: string
  /** Companies are not asked for a phone number: always empty. */
  phone: string
  jobCount: number
  lastActive: string | null
  companyName: string
  isVerified: boolean
  missing: Missing | null
  /** An administrator has vouched for it; its address may still lack its proof. */
  isApproved: boolean
  isSuspended: boolean
  createdAt: string
}

export function jobPosterRecord(company: Company, jobCount: number, rules: Rules): JobPosterRecord {
  const { _id, name, email, companyName, isVerified, missing } = companyProfile(company, rules)
  return {
    _id,
    name,
    email,
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

/** A job on the wire; what the company left blank is ''. */
export interface JobRecord {
  _id: string
  publicId: string
  title: string
  /** Who offers it: as the job says it, else the company of the account. */
  companyName: string
  location: string
  jobType: JobType
  experience: string
  salaryRange: string
  department: string
  descriptionText: string
  skillsRequired: string[]
  jobDescriptionFile: string | null
  /** Closed also when its last day is over. */
  status: JobStatus
  createdAt: string
  updatedAt: string | null
  /** 'YYYY-MM-DD', the last day on which it takes applications; null without one. */
  closesOn: string | null
  /** ISO 3166-1 alpha-2; null when the company did not say. */
  country: string | null
  isRemote: boolean
  questions: CustomQuestion[]
}

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
  questions: job.questions,
})

/** What the company typed, for its form: blank fields stay blank. */
export type JobFields = Pick<
  JobRecord,
  'title' | 'location' | 'jobType' | 'descriptionText' | 'skillsRequired' | 'closesOn' | 'country' | 'isRemote' | 'questions'
> &
  Record<'companyName' | 'experience' | 'department' | 'salaryRange', string>

/** A job as its company sees it. */
export interface OwnJobRecord extends JobRecord {
  postedBy: { name: string; department: string }
  fields: JobFields
  /** Ids, newest first. */
  applications: string[]
  /** How many of them nobody has looked at, how many need a person, and how many have had no answer. */
  counts: { new: number; needPerson: number; unanswered: number }
}

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
  const { title, location, jobType, descriptionText, skillsRequired, closesOn, country, isRemote, questions } = record
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
      questions,
    },
    applications,
    counts,
  }
}

/** A job as strangers see it. */
export interface PublicJobRecord extends JobRecord {
  /** The company: who of its people posted the job is nobody's business. */
  postedBy: { name: string; department: string }
}

export function publicJobRecord({ job, postingCompany }: PublicJob, today: string): PublicJobRecord {
  const record = jobRecord(job, postingCompany, today)
  return { ...record, postedBy: { name: record.companyName, department: record.department } }
}
