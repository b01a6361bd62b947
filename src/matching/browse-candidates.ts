import type { Clock } from '#src/ports/clock.ts'
import { maximumRows } from './constants.ts'
import { ResumeNotFound } from './errors.ts'
import type { Actor, Batches, CandidateQuery, Candidates, Files, Resumes } from './ports.ts'
import { type Submission, submissionOf } from './rank-batch.ts'
import type { StoredFile } from './resume.ts'

interface Ports {
  batches: Batches
  candidates: Candidates
  resumes: Resumes
  files: Files
  clock: Clock
  recentDays: number
}

export type Segment = 'recent' | 'history'

const dayMs = 24 * 60 * 60 * 1000

/** What a recruiter looks at: the ranked list, its recent part, the last upload, and the resumes themselves. */
export function browseCandidates({ batches, candidates, resumes, files, clock, recentDays }: Ports) {
  const recentSince = () => new Date(clock.now().getTime() - recentDays * dayMs)
  const part = { recent: () => ({ since: recentSince() }), history: () => ({ before: recentSince() }) }
  return {
    /** A page of the ranked list; `segment` leaves out what is not recent, or what is. */
    listCandidates: (by: Actor, { segment, ...query }: Partial<CandidateQuery> & { segment?: Segment } = {}) =>
      candidates.list(by.workspaceId, {
        order: 'match',
        limit: maximumRows,
        offset: 0,
        ...query,
        ...(segment ? part[segment]() : {}),
      }),

    /** How many candidates there are, how many of them are recent, and since when one counts as recent. */
    async candidateSummary(by: Actor) {
      const since = recentSince()
      const [all, recent] = await Promise.all([candidates.count(by.workspaceId), candidates.count(by.workspaceId, since)])
      return { all, recent, recentSince: since }
    },

    /** Those that count as recent, and all others. */
    async segmentedCandidates(by: Actor) {
      const all = { order: 'match', limit: maximumRows, offset: 0 } as const
      const [recent, history] = await Promise.all([
        candidates.list(by.workspaceId, { ...all, ...part.recent() }),
        candidates.list(by.workspaceId, { ...all, ...part.history() }),
      ])
      return { recent: recent.candidates, history: history.candidates }
    },

    /** The workspace's newest upload as far as it has got; null when nothing was ever uploaded. */
    async lastSubmission(by: Actor): Promise<(Submission & { finished: boolean }) | null> {
      const batch = await batches.latest(by.workspaceId)
      return batch ? { ...(await submissionOf({ candidates }, batch)), finished: batch.finishedAt !== null } : null
    },

    async resumeFile(by: Actor, id: string): Promise<StoredFile> {
      const resume = await resumes.find(by.workspaceId, id)
      const file = resume ? await files.find(by.workspaceId, resume.fileId) : null
      if (!file) throw new ResumeNotFound()
      return file
    },
  }
}
