import type { JobType } from '#src/jobportal/views.ts'
import type { Api } from './client.ts'

export type { PublicCompanyRecord } from '#src/jobportal/company-page/views.ts'
export type { JobPageRecord, TextBlock } from '#src/jobportal/public/views.ts'
export type { AskedQuestion, PublicJobRecord } from '#src/jobportal/views.ts'

export const jobPage = (api: Api, id: string) => api('GET /public/job-page/:id', { params: { id } })

/** Which open jobs a visitor wants to see. */
export interface JobFilters {
  search: string
  /** The id of a company; '' for the jobs of all. */
  company: string
  type: JobType | ''
  isRemote: boolean
  /** A part of the location. */
  location: string
}

export interface WantedJobs extends JobFilters {
  offset: number
  limit: number
}

export const openJobs = (api: Api, { search, company, type, isRemote, location, offset, limit }: WantedJobs) =>
  api('GET /public/jobs', {
    query: {
      limit,
      cursor: String(offset),
      q: search || undefined,
      company: company || undefined,
      type: type || undefined,
      remote: isRemote ? 'true' : undefined,
      location: location || undefined,
    },
  })

/** Where the open jobs are: of one company, or of all for ''. */
export const jobLocations = (api: Api, company: string) =>
  api('GET /public/job-locations', { query: { company: company || undefined } })

export const publicCompany = (api: Api, id: string) => api('GET /public/companies/:id', { params: { id } })
