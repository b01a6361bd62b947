import type {
  CandidatePrivacy,
  DeletionOutcome,
  DeletionPreview,
  RetentionAnswer,
  RetentionKind,
  RetentionPreview,
} from '#src/privacy/views.ts'
import { type Api, callApi } from './client.ts'

export type {
  CandidatePrivacy,
  DeletionOutcome,
  DeletionPreview,
  DueRecord,
  HoldRecord,
  PeriodRecord,
  PreviewedPerson,
  RetentionAnswer,
  RetentionKind,
  RetentionPreview,
} from '#src/privacy/views.ts'

const candidate = (id: string) => `/api/candidates/${encodeURIComponent(id)}`

export const previewDeletion = (ids: string[]) =>
  callApi<DeletionPreview>('/api/candidates/deletion-preview', { method: 'POST', body: { ids } })

export const deleteCandidates = (ids: string[]) =>
  callApi<DeletionOutcome>('/api/candidates/delete', { method: 'POST', body: { ids } })

export const candidatePrivacy = (id: string) => callApi<CandidatePrivacy>(`${candidate(id)}/privacy`)

export const holdCandidate = (id: string, reason: string) =>
  callApi<CandidatePrivacy>(`${candidate(id)}/hold`, { method: 'PUT', body: { reason } })

export const liftHold = (id: string) => callApi<CandidatePrivacy>(`${candidate(id)}/hold`, { method: 'DELETE', body: {} })

/** Where the archive of a person's data is downloaded from. */
export const exportAddress = (id: string) => `${candidate(id)}/export`

export const retention = (api: Api) => api<RetentionAnswer>('/api/retention')

export const previewRetention = (kind: RetentionKind, days: number) =>
  callApi<RetentionPreview>(`/api/retention/${kind}/preview?days=${days}`)

export const savePeriod = (kind: RetentionKind, days: number | null) =>
  callApi<RetentionAnswer>(`/api/retention/${kind}`, { method: 'PUT', body: { days } })
