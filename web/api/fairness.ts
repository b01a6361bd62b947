import type { SaidOfOneself } from '#src/contracts/fairness/records.ts'
import { type Api, callApi } from './client.ts'

export type {
  FlipLabAnswer,
  FlipResult,
  FlipRunRecord,
  FoundDifference,
  ImpactAnswer,
  ImpactTable,
  SaidOfOneself,
} from '#src/contracts/fairness/records.ts'
export type { RescorePreviewAnswer } from '#src/contracts/matching/evidence-records.ts'

export const flipLabAddress = (id: string) => `/dashboard/job-descriptions/${encodeURIComponent(id)}/flip-lab`

export const flipLab = (api: Api, id: string) => api('GET /api/job-descriptions/:id/flip-lab', { params: { id } })

export const startFlipLab = (id: string) => callApi('POST /api/job-descriptions/:id/flip-lab', { params: { id } })

/** Who would move if all were scored again. */
export const previewRescore = (id: string) => callApi('GET /api/job-descriptions/:id/rescore-preview', { params: { id } })

export const impactOfAll = (api: Api) => api('GET /admin/impact-ratios')

export const impactOfCompany = (token: string) =>
  callApi('GET /jobportal/impact-ratios', { headers: { authorization: `Bearer ${token}` } })

export const saidOfMyself = (token: string) => callApi('GET /api/application/:token/self-identification', { params: { token } })

export const sayOfMyself = (token: string, body: SaidOfOneself) =>
  callApi('PUT /api/application/:token/self-identification', { params: { token }, body })
