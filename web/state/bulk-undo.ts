import { atom } from 'jotai'
import type { BulkAnswer } from '../api/bulk.ts'

/** The newest change of several candidates, shown until it is dismissed or can no longer be undone. */
export const lastBulkChange = atom<BulkAnswer | null>(null)
