import { type Company, type Missing, missingProof } from './company.ts'
import { blankJobField } from './constants.ts'
import type { JobPost, JobStatus, JobType, PublicJob } from './job-post.ts'

interface Rules {
  autoVerify: boolean
}

const reasons: Record<Missing, string> = {
  email: 'Please verify your e-mail address: open the link that we sent you.',
  approval: 'An administrator still has to verify your company. We write to you when that is done.',
}

/** The signed-in company as its dashboard shows it. */
export interface CompanyProfile {
  _id: string
  name: string
  email: string
  companyName: string
  isVerified: boolean
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
    missing,
    unverifiedReason: missing && reasons[missing],
  }
}

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
    isSuspended: company.suspendedAt !== null,
    createdAt: company.createdAt.toISOString(),
  }
}

/** A job on the wire; what the company left blank is filled with the words that stand for it. */
export interface JobRecord {
  _id: string
  publicId: string
  title: string
  companyName: string
  location: string
  jobType: JobType
  experience: string
  salaryRange: string
  department: string
  descriptionText: string
  skillsRequired: string[]
  jobDescriptionFile: string | null
  status: JobStatus
  createdAt: string
}

export const jobRecord = (job: JobPost): JobRecord => ({
  _id: job.id,
  publicId: job.publicId,
  title: job.title,
  companyName: job.companyName ?? blankJobField.companyName,
  location: job.location,
  jobType: job.jobType,
  experience: job.experience ?? blankJobField.experience,
  salaryRange: job.salaryRange ?? blankJobField.salaryRange,
  department: job.department ?? blankJobField.department,
  descriptionText: job.descriptionText,
  skillsRequired: job.skillsRequired,
  jobDescriptionFile: job.jobDescriptionFile,
  status: job.status,
  createdAt: job.createdAt.toISOString(),
})

/** A job as strangers see it. */
export interface PublicJobRecord extends JobRecord {
  postedBy: { name: string; department: string }
}

export function publicJobRecord({ job, postedBy }: PublicJob): PublicJobRecord {
  const record = jobRecord(job)
  return { ...record, postedBy: { name: postedBy, department: record.department } }
}
