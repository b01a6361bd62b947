import type { FlipLabAnswer, ImpactAnswer } from '#src/fairness/views.ts'
import type { RescorePreviewAnswer } from '#src/matching/evidence-views.ts'
import { type Api, callApi } from './client.ts'

export type { FlipLabAnswer, FlipResult, FlipRunRecord, FoundDifference, ImpactAnswer, ImpactTable } from '#src/fairness/views.ts'
export type { RescorePreviewAnswer } from '#src/matching/evidence-views.ts'

const job = (id: string) => `/api/job-descriptions/${encodeURIComponent(id)}`

export const flipLabAddress = (id: string) => `/dashboard/job-descriptions/${encodeURIComponent(id)}/flip-lab`

export const flipLab = (api: Api, id: string) => api<FlipLabAnswer>(`${job(id)}/flip-lab`)

export const startFlipLab = (id: string) => callApi<FlipLabAnswer>(`${job(id)}/flip-lab`, { method: 'POST', body: {} })

/** Who would move if all were scored again. */
export const previewRescore = (id: string) => callApi<RescorePreviewAnswer>(`${job(id)}/rescore-preview`)

export const impactOfAll = (api: Api) => api<ImpactAnswer>('/admin/impact-ratios')

export const impactOfCompany = (token: string) =>
  callApi<ImpactAnswer>('/jobportal/impact-ratios', { headers: { authorization: `Bearer ${token}` } })

const own = (token: string) => `/api/application/${encodeURIComponent(token)}/self-identification`

export interface SaidOfOneself {
  sex: string | null
  ethnicity: string | null
}

export const saidOfMyself = (token: string) => callApi<SaidOfOneself>(own(token))

export const sayOfMyself = (token: string, body: SaidOfOneself) => callApi<SaidOfOneself>(own(token), { method: 'PUT', body })
