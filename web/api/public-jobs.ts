import type { Api } from './client.ts'

export type { JobPageRecord, TextBlock } from '#src/jobportal/public/views.ts'
export type { AskedQuestion, PublicJobRecord } from '#src/jobportal/views.ts'

export const jobPage = (api: Api, id: string) => api('GET /public/job-page/:id', { params: { id } })

export interface WantedJobs {
  search: string
  company: string
  offset: number
  limit: number
}

export const openJobs = (api: Api, { search, company, offset, limit }: WantedJobs) => {
  const query = new URLSearchParams({ limit: String(limit), cursor: String(offset) })
  if (search) query.set('q', search)
  if (company) query.set('company', company)
  return api('GET /public/jobs', { query })
}
