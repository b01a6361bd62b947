import type { BulkAnswer, BulkWish, StandingAnswer } from '#src/hiring/bulk-views.ts'
import { callApi } from './client.ts'

export type { BulkAnswer, BulkWish, StandingAnswer } from '#src/hiring/bulk-views.ts'

/** Where several candidates stand, and which tags they carry. */
export const standingOfMany = (ids: string[]) =>
  callApi<StandingAnswer>('/api/candidates/bulk/standing', { method: 'POST', body: { ids } })

export const changeMany = (ids: string[], action: BulkWish) =>
  callApi<BulkAnswer>('/api/candidates/bulk', { method: 'POST', body: { ids, action } })

export const undoMany = (id: string) =>
  callApi<BulkAnswer>(`/api/candidates/bulk/${encodeURIComponent(id)}/undo`, { method: 'POST', body: {} })
