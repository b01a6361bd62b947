import type { BulkWish } from '#src/hiring/bulk-views.ts'
import { callApi } from './client.ts'

export type { BulkAnswer, BulkWish, StandingAnswer } from '#src/hiring/bulk-views.ts'

/** Where several candidates stand, and which tags they carry. */
export const standingOfMany = (ids: string[]) => callApi('POST /api/candidates/bulk/standing', { body: { ids } })

export const changeMany = (ids: string[], action: BulkWish) => callApi('POST /api/candidates/bulk', { body: { ids, action } })

export const undoMany = (id: string) => callApi('POST /api/candidates/bulk/:id/undo', { params: { id }, body: {} })
