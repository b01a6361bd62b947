import type { CandidateFacts, FactCorrectionInput } from '#src/matching/correction-views.ts'
import { callApi } from './client.ts'

export type { CandidateFacts, FactCorrectionInput, FactCorrectionRecord } from '#src/matching/correction-views.ts'

export const factsOfCandidate = (id: string) => callApi('GET /api/candidates/:id/facts', { params: { id } })

/** `facts` are those that the person has seen. */
export const correctFact = ({ candidate, version }: CandidateFacts, correction: FactCorrectionInput) =>
  callApi('POST /api/candidates/:id/corrections', { params: { id: candidate }, body: { base: version, correction } })

export const takeCorrectionBack = ({ candidate }: CandidateFacts, correction: string) =>
  callApi('DELETE /api/candidates/:id/corrections/:correction', { params: { id: candidate, correction } })
