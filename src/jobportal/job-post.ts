import type { jobTypes } from './constants.ts'

export type JobType = (typeof jobTypes)[number]
export type JobStatus = 'Active' | 'Closed'

/** A job that a company offers. What the company left blank is null. */
export interface JobPost {
  id: string
  /** Names the public page, /jobs/{publicId}. */
  publicId: string
  companyId: string
  title: string
  companyName: string | null
  location: string
  experience: string | null
  jobType: JobType
  department: string | null
  skillsRequired: string[]
  salaryRange: string | null
  descriptionText: string
  /** The name under which the file with the whole description is offered; null without one. */
  jobDescriptionFile: string | null
  status: JobStatus
  createdAt: Date
}

/** A job as strangers see it: with the name of who posted it. */
export interface PublicJob {
  job: JobPost
  postedBy: string
}
