import type { revealReasons } from '#src/blindreview/constants.ts'
import { type Api, callApi } from './client.ts'

export type { BlindJobRecord, BlindPersonRecord, RevealRecord } from '#src/contracts/blindreview/records.ts'

export type RevealReason = (typeof revealReasons)[number]['key']

export const blindReviewOfJob = (api: Api, id: string) => api('GET /api/job-descriptions/:id/blind-review', { params: { id } })

export const switchBlindReview = (id: string, on: boolean) =>
  callApi('PUT /api/job-descriptions/:id/blind-review', { params: { id }, body: { on } })

export const blindReviewOf = (api: Api, id: string) => api('GET /api/candidates/:id/blind-review', { params: { id } })

export const reveal = (id: string, reason: RevealReason, note: string) =>
  callApi('POST /api/candidates/:id/reveal', { params: { id }, body: { reason, note } })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The same for what companies receive; each waits for the token of the company. */
export const blindPosting = (id: string) => (token: string) =>
  callApi('GET /jobportal/jobs/:id/blind-review', { params: { id }, headers: bearer(token) })

export const switchBlindPosting = (id: string, on: boolean) => (token: string) =>
  callApi('PUT /jobportal/jobs/:id/blind-review', { params: { id }, body: { on }, headers: bearer(token) })

export const blindApplicant = (id: string) => (token: string) =>
  callApi('GET /jobportal/application/:id/blind-review', { params: { id }, headers: bearer(token) })

export const revealApplicant = (id: string, reason: RevealReason, note: string) => (token: string) =>
  callApi('POST /jobportal/applications/:id/reveal', { params: { id }, body: { reason, note }, headers: bearer(token) })
