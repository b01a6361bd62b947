import { maximumRows } from './constants.ts'
import { JobDescriptionNotFound } from './errors.ts'
import type { Actor, Candidates, JobDescriptions } from './ports.ts'
import type { Candidate, JobDescription } from './resume.ts'

export interface Ranking {
  job: JobDescription
  candidates: Candidate[]
  total: number
}

/** Everybody who was ranked against one job description. */
export function showRanking({ candidates, jobDescriptions }: { candidates: Candidates; jobDescriptions: JobDescriptions }) {
  return {
    async ranking(by: Actor, id: string, page = { limit: maximumRows, offset: 0 }): Promise<Ranking> {
      const job = await jobDescriptions.find(by.workspaceId, id)
      if (!job) throw new JobDescriptionNotFound()
      const [rows, total] = await Promise.all([
        candidates.ofJob(by.workspaceId, id, page),
        candidates.countOfJob(by.workspaceId, id),
      ])
      return { job, candidates: rows, total }
    },
  }
}
