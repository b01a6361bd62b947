import type { BlindJobRecord, BlindPersonRecord } from '#src/blindreview/views.ts'
import { type Api, callApi } from './client.ts'

export type { BlindJobRecord, BlindPersonRecord, RevealRecord } from '#src/blindreview/views.ts'

const job = (id: string) => `/api/job-descriptions/${encodeURIComponent(id)}/blind-review`
const candidate = (id: string) => `/api/candidates/${encodeURIComponent(id)}`

export const blindReviewOfJob = (api: Api, id: string) => api<BlindJobRecord>(job(id))

export const switchBlindReview = (id: string, on: boolean) => callApi<BlindJobRecord>(job(id), { method: 'PUT', body: { on } })

export const blindReviewOf = (api: Api, id: string) => api<BlindPersonRecord>(`${candidate(id)}/blind-review`)

export const reveal = (id: string, reason: string, note: string) =>
  callApi<BlindPersonRecord>(`${candidate(id)}/reveal`, { method: 'POST', body: { reason, note } })

const ofCompany = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const posting = (id: string) => `/jobportal/jobs/${encodeURIComponent(id)}/blind-review`
const applicant = (id: string) => encodeURIComponent(id)

/** The same for what companies receive; each waits for the token of the company. */
export const blindPosting = (id: string) => (token: string) => callApi<BlindJobRecord>(posting(id), ofCompany(token))

export const switchBlindPosting = (id: string, on: boolean) => (token: string) =>
  callApi<BlindJobRecord>(posting(id), { method: 'PUT', body: { on }, ...ofCompany(token) })

export const blindApplicant = (id: string) => (token: string) =>
  callApi<BlindPersonRecord>(`/jobportal/application/${applicant(id)}/blind-review`, ofCompany(token))

export const revealApplicant = (id: string, reason: string, note: string) => (token: string) =>
  callApi<BlindPersonRecord>(`/jobportal/applications/${applicant(id)}/reveal`, {
    method: 'POST',
    body: { reason, note },
    ...ofCompany(token),
  })
