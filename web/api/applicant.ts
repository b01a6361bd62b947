import type { CorrectionSubject } from '#src/jobportal/application-views.ts'
import { type Api, callApi } from './client.ts'

export type { ApplicantConnections, ApplicantView, Correction, CorrectionSubject } from '#src/jobportal/application-views.ts'

const addressOf = (token: string) => `/api/application/${encodeURIComponent(token)}`

/** 404 for a link that nobody was ever given, 410 when the application was deleted. */
export const ownApplication = (api: Api, token: string) => api('GET /api/application/:token', { params: { token } })

export const changeContact = (token: string, body: { name?: string; phone?: string }) =>
  callApi('PATCH /api/application/:token', { params: { token }, body })

/** Where something about the application was sent. */
export const connectionsOf = (token: string) => callApi('GET /api/application/:token/connections', { params: { token } })

export interface GivenCorrection {
  about: CorrectionSubject
  kind: 'missing' | 'wrong'
  value: string
  comment: string
  /** Words of the own resume that show a missing skill. */
  quote?: string
}

export const giveCorrection = (token: string, body: GivenCorrection) =>
  callApi('POST /api/application/:token/corrections', { params: { token }, body })

export const takeCorrectionBack = (token: string, id: string) =>
  callApi('DELETE /api/application/:token/corrections/:correction', { params: { token, correction: id } })

export const askForReview = (token: string, reason: string) =>
  callApi('POST /api/application/:token/review', { params: { token }, body: reason ? { reason } : {} })

/** Lets what was sent later with the same address take the place of what stands. */
export const takeNewer = (token: string, newer: string) =>
  callApi('POST /api/application/:token/newer/:newer', { params: { token, newer }, body: {} })
export const dropNewer = (token: string, newer: string) =>
  callApi('DELETE /api/application/:token/newer/:newer', { params: { token, newer } })

export const withdrawApplication = (token: string) =>
  callApi('POST /api/application/:token/withdraw', { params: { token }, body: {} })

export const deleteApplication = (token: string) => callApi('DELETE /api/application/:token', { params: { token } })

/** Everything that is kept about the applicant, as one file. */
export const dataFile = (token: string) => `${addressOf(token)}/data.zip`
