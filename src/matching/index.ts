import { browseCandidates } from './browse-candidates.ts'
import { manageJobDescriptions } from './manage-job-descriptions.ts'
import { type RankBatchPorts, rankBatch } from './rank-batch.ts'
import type { FileType } from './resume.ts'
import { submitResumes } from './submit-resumes.ts'
import { forgetFilesOf, sweepFiles } from './sweep-files.ts'

export interface MatchingPorts extends RankBatchPorts {
  /** Days that a candidate counts as recent. */
  recentDays: number
  /** What an upload may hold. */
  uploadTypes: FileType[]
}

export type Matching = ReturnType<typeof createMatching>

/** Resumes against a job description: upload, ranking, saved job descriptions. */
export function createMatching(ports: MatchingPorts) {
  const rank = rankBatch(ports)
  return {
    submitResumes: submitResumes({ ...ports, rankBatch: rank }),
    ...manageJobDescriptions(ports),
    ...browseCandidates(ports),
    forgetFilesOf: forgetFilesOf(ports),
    /** Work for the queue, by kind of job. */
    jobs: {
      'rank-batch': async (payload: unknown) => {
        await rank((payload as { batchId: string }).batchId)
      },
      'sweep-files': (payload: unknown) => sweepFiles(ports, (payload as { keys: string[] }).keys),
    },
  }
}
