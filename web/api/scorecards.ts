import type { InterviewKitRecord, KitLine, ScorecardRecord, ScorecardsAnswer } from '#src/contracts/scorecards/index.ts'
import { type Api, type AskedBy, type CallResult, callApi } from './client.ts'
import type { EvidenceAnswer } from './evidence.ts'
import type { WorkflowAnswer } from './hiring.ts'
import type { OffersAnswer } from './scheduling.ts'

export type { InterviewKitRecord, KitLine, ScorecardRecord, ScorecardsAnswer }

export const candidateScorecards = (api: Api, id: string) => api('GET /api/candidates/:id/scorecards', { params: { id } })

export type FilledIn = AskedBy<'PUT /api/candidates/:id/scorecard'>['body']

export const saveScorecard = (id: string, body: FilledIn) =>
  callApi('PUT /api/candidates/:id/scorecard', { params: { id }, body })

export const readScorecardsFirst = (id: string) => callApi('POST /api/candidates/:id/scorecards/read-first', { params: { id } })

export const jobKit = (api: Api, id: string) => api('GET /api/job-descriptions/:id/interview-kit', { params: { id } })

export const saveKit = (id: string, version: number, criteria: KitLine[] | null) =>
  callApi('PUT /api/job-descriptions/:id/interview-kit', { params: { id }, body: { version, criteria } })

export const scorecardAddress = (candidateId: string) => `/dashboard/candidates/${encodeURIComponent(candidateId)}/scorecard`
export const packetAddress = (candidateId: string) => `/dashboard/candidates/${encodeURIComponent(candidateId)}/packet`
export const kitAddress = (job: string) => `/dashboard/job-descriptions/${encodeURIComponent(job)}/interview-kit`

export interface PacketData {
  evidence: CallResult<EvidenceAnswer>
  workflow: CallResult<WorkflowAnswer>
  offers: CallResult<OffersAnswer>
  scorecards: CallResult<ScorecardsAnswer>
}

/** Each part is what this person may see of it. */
export const loadPacket = async (api: Api, id: string): Promise<PacketData> => {
  const params = { id }
  const [evidence, workflow, offers, scorecards] = await Promise.all([
    api('GET /api/candidates/:id/evidence', { params }),
    api('GET /api/candidates/:id/workflow', { params }),
    api('GET /api/candidates/:id/interview-offers', { params }),
    api('GET /api/candidates/:id/scorecards', { params }),
  ])
  return { evidence, workflow, offers, scorecards }
}
