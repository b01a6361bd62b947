import { type Api, callApi } from './client.ts'
import { filled } from './instance.ts'

/** What the job portal holds altogether. */
export interface PortalTotals {
  hrUsers: number
  jobs: number
  applications: number
}

export const portalTotals = (api: Api) => api('GET /admin/jobportal-stats')

interface Slice {
  limit: number
  cursor: string
}

export const jobPosters = (api: Api, query: Slice & { q: string }) =>
  api('GET /admin/jobposters', { query: filled({ ...query }) })

export const jobPoster = (api: Api, id: string) => api('GET /admin/jobposters/:id', { params: { id } })

export const jobsOfPoster = (api: Api, companyId: string) => api('GET /jobportal/admin/jobs/:id', { params: { id: companyId } })

/** That an administrator reads them is written into the audit log. */
export const applicationsFor = (api: Api, jobId: string, query: Slice) =>
  api('GET /jobportal/admin/applications/:id', { params: { id: jobId }, query: filled({ ...query }) })

type Step = 'verify-jobposter' | 'end-jobposter-sessions' | 'suspend-jobposter' | 'unsuspend-jobposter'

const step = (name: Step) => (id: string) => callApi(`POST /admin/${name}/:id`, { params: { id }, body: {} })

export const verifyPoster = step('verify-jobposter')
export const endSessionsOfPoster = step('end-jobposter-sessions')
export const suspendPoster = step('suspend-jobposter')
export const unsuspendPoster = step('unsuspend-jobposter')

/** A link to the job's own file that works for five minutes. */
export const jobFile = (jobId: string) => callApi('GET /jobportal/view-jd/:id', { params: { id: jobId } })
export const applicationFile = (id: string) => callApi('GET /jobportal/view-resume/:id', { params: { id } })

export const writeToApplicant = (id: string, message: { subject: string; body: string }) =>
  callApi('POST /jobportal/applications/:id/message', { params: { id }, body: message })
