import type { BulkWish } from '#src/hiring/bulk-views.ts'
import { callApi } from './client.ts'

export type { BulkAnswer, BulkWish, StandingAnswer } from '#src/hiring/bulk-views.ts'

/** Where several candidates stand, and which tags they carry. */
export const standingOfMany = (ids: string[]) => callApi('POST /api/candidates/bulk/standing', { body: { ids } })

export const changeMany = (ids: string[], action: BulkWish) => callApi('POST /api/candidates/bulk', { body: { ids, action } })

/** With a key the same wish is done once, however often it is sent. */
export const rejectMany = (ids: string[], action: Extract<BulkWish, { kind: 'reject' | 'message' }>, key: string) =>
  callApi('POST /api/candidates/bulk', { body: { ids, action }, headers: { 'idempotency-key': key } })

export const undoMany = (id: string) => callApi('POST /api/candidates/bulk/:id/undo', { params: { id }, body: {} })
