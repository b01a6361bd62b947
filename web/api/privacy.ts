import type { RetentionKind } from '#src/privacy/views.ts'
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

export const previewDeletion = (ids: string[]) => callApi('POST /api/candidates/deletion-preview', { body: { ids } })

export const deleteCandidates = (ids: string[]) => callApi('POST /api/candidates/delete', { body: { ids } })

export const candidatePrivacy = (id: string) => callApi('GET /api/candidates/:id/privacy', { params: { id } })

export const holdCandidate = (id: string, reason: string) =>
  callApi('PUT /api/candidates/:id/hold', { params: { id }, body: { reason } })

export const liftHold = (id: string) => callApi('DELETE /api/candidates/:id/hold', { params: { id }, body: {} })

/** Where the archive of a person's data is downloaded from. */
export const exportAddress = (id: string) => `${candidate(id)}/export`

export const retention = (api: Api) => api('GET /api/retention')

export const previewRetention = (kind: RetentionKind, days: number) =>
  callApi('GET /api/retention/:kind/preview', { params: { kind }, query: { days } })

export const savePeriod = (kind: RetentionKind, days: number | null) =>
  callApi('PUT /api/retention/:kind', { params: { kind }, body: { days } })
