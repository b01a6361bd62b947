import { callApi } from './client.ts'

export type { OwnApplication } from '#src/contracts/pipeline/calls.ts'

export const applicationOfCandidate = (candidateId: string) =>
  callApi('GET /api/candidates/:id/application', { params: { id: candidateId } })

export const answerFile = (id: string, questionId: string) =>
  callApi('GET /api/candidates/:id/application/files/:questionId', { params: { id, questionId } })
