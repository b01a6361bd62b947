import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { JobPosterRecord, OwnJobRecord } from '#src/jobportal/views.ts'
import { type Api, callApi } from './client.ts'
import { queryOf } from './oversight.ts'

type Said = { message: string }

/** What the job portal holds altogether. */
export interface PortalTotals {
  hrUsers: number
  jobs: number
  applications: number
}

const part = encodeURIComponent

export const portalTotals = (api: Api) => api<PortalTotals>('/admin/jobportal-stats')

interface Slice {
  limit: number
  cursor: string
}

export const jobPosters = (api: Api, query: Slice & { q: string }) =>
  api<JobPosterRecord[]>(`/admin/jobposters${queryOf({ ...query })}`)

export const jobPoster = (api: Api, id: string) => api<JobPosterRecord>(`/admin/jobposters/${part(id)}`)

export const jobsOfPoster = (api: Api, companyId: string) => api<OwnJobRecord[]>(`/jobportal/admin/jobs/${part(companyId)}`)

/** That an administrator reads them is written into the audit log. */
export const applicationsFor = (api: Api, jobId: string, query: Slice) =>
  api<ApplicationRecord[]>(`/jobportal/admin/applications/${part(jobId)}${queryOf({ ...query })}`)

const step = (name: string) => (id: string) => callApi<Said>(`/admin/${name}/${part(id)}`, { method: 'POST', body: {} })

export const verifyPoster = step('verify-jobposter')
export const suspendPoster = step('suspend-jobposter')
export const unsuspendPoster = step('unsuspend-jobposter')

/** A link to the job's own file that works for five minutes. */
export const jobFile = (jobId: string) => callApi<{ url?: string }>(`/jobportal/view-jd/${part(jobId)}`)
export const applicationFile = (id: string) => callApi<{ url?: string }>(`/jobportal/view-resume/${part(id)}`)

export const writeToApplicant = (id: string, message: { subject: string; body: string }) =>
  callApi<unknown>(`/jobportal/applications/${part(id)}/message`, { method: 'POST', body: message })
