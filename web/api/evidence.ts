import type { EvidenceAnswer } from '#src/matching/evidence-views.ts'
import { type Api, callApi } from './client.ts'
import { askedAhead } from './prefetched.ts'

export type { EvidenceAnswer, QuoteBox, ReceiptAnswer, VerificationAnswer } from '#src/matching/evidence-views.ts'

/** A document with its quotes, whoever it belongs to. */
export type ShownEvidence = Omit<EvidenceAnswer, 'candidate'>

/** Everything the page of a candidate shows. Its link to the file works for five minutes. */
export const candidateEvidence = async (api: Api, id: string, signal?: AbortSignal) =>
  (api === callApi ? await evidenceAhead.take(id) : null) ??
  api('GET /api/candidates/:id/evidence', { params: { id }, ...(signal ? { signal } : {}) })

/** The evidence of whoever is likely to be looked at next. */
export const evidenceAhead = askedAhead((id) => callApi('GET /api/candidates/:id/evidence', { params: { id } }))

export const scoreReceipt = (id: string, signal?: AbortSignal) =>
  callApi('GET /api/candidates/:id/receipt', { params: { id }, ...(signal ? { signal } : {}) })

/** Has the server read the stored files again and compute the score anew. */
export const verifyScore = (id: string) => callApi('POST /api/candidates/:id/verify', { params: { id }, body: {} })
