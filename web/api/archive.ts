import type { SavedJobDescription } from '#src/matching/views.ts'
import { type Api, type CallResult, callApi } from './client.ts'

export type { ArchiveRecord, ArchiveSearchAnswer } from '#src/talent/search/archive-views.ts'

/** The job descriptions to choose from, and which one the address names. */
export interface ArchiveChoice {
  jobs: CallResult<SavedJobDescription[]>
  /** Null when none is chosen. */
  job: string | null
}

export const archiveChoice = async (api: Api, { searchParams }: URL): Promise<ArchiveChoice> => ({
  jobs: await api('GET /api/job-descriptions'),
  job: searchParams.get('job')?.trim() || null,
})

/** The first search of a large workspace reads everything that is stored. */
export const searchArchive = (jobDescriptionId: string, signal: AbortSignal) =>
  callApi('GET /api/job-descriptions/:id/archive', { params: { id: jobDescriptionId }, query: { limit: 50 }, signal })

export const rankStored = (jobDescriptionId: string, resumeId: string) =>
  callApi('POST /api/job-descriptions/:id/archive/:resumeId/rank', { params: { id: jobDescriptionId, resumeId }, body: {} })

export const archiveAddress = (jobDescriptionId?: string) =>
  jobDescriptionId ? `/dashboard/archive?${new URLSearchParams({ job: jobDescriptionId })}` : '/dashboard/archive'
