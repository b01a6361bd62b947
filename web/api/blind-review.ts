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
