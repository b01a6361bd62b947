import type { JobType } from './job-post.ts'

export interface Slice {
  limit: number
  offset: number
}

/** Which open jobs somebody wants to see; what is left out does not matter. */
export interface JobFilters {
  search?: string
  companyId?: string
  jobType?: JobType
  /** Only jobs that can be done remotely. */
  isRemote?: boolean
  /** A part of the location. */
  location?: string
}
