import type { ApplicantView, CorrectionSubject } from '#src/jobportal/application-views.ts'
import { type Api, callApi } from './client.ts'

export type { ApplicantView, Correction, CorrectionSubject } from '#src/jobportal/application-views.ts'

const addressOf = (token: string) => `/api/application/${encodeURIComponent(token)}`

/** 404 for a link that nobody was ever given, 410 when the application was deleted. */
export const ownApplication = (api: Api, token: string) => api<ApplicantView>(addressOf(token))

export const changeContact = (token: string, body: { name?: string; phone?: string }) =>
  callApi<ApplicantView>(addressOf(token), { method: 'PATCH', body })

export interface GivenCorrection {
  about: CorrectionSubject
  kind: 'missing' | 'wrong'
  value: string
  comment: string
  /** Words of the own resume that show a missing skill. */
  quote?: string
}

export const giveCorrection = (token: string, body: GivenCorrection) =>
  callApi<ApplicantView>(`${addressOf(token)}/corrections`, { method: 'POST', body })

export const takeCorrectionBack = (token: string, id: string) =>
  callApi<ApplicantView>(`${addressOf(token)}/corrections/${encodeURIComponent(id)}`, { method: 'DELETE' })

export const askForReview = (token: string, reason: string) =>
  callApi<ApplicantView>(`${addressOf(token)}/review`, { method: 'POST', body: reason ? { reason } : {} })

const newerOne = (token: string, id: string) => `${addressOf(token)}/newer/${encodeURIComponent(id)}`

/** Lets what was sent later with the same address take the place of what stands. */
export const takeNewer = (token: string, id: string) => callApi<ApplicantView>(newerOne(token, id), { method: 'POST', body: {} })
export const dropNewer = (token: string, id: string) => callApi<ApplicantView>(newerOne(token, id), { method: 'DELETE' })

export const withdrawApplication = (token: string) =>
  callApi<ApplicantView>(`${addressOf(token)}/withdraw`, { method: 'POST', body: {} })

export const deleteApplication = (token: string) => callApi<null>(addressOf(token), { method: 'DELETE' })

/** Everything that is kept about the applicant, as one file. */
export const dataFile = (token: string) => `${addressOf(token)}/data.zip`
