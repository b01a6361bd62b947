import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import type { JobReading, MatchReader, ResumeReading } from '#src/matching/ports.ts'

/** Lets the reading processes do what matching wants read. */
export const pooledReader = (pool: Pick<ReadingPool, 'run'>): MatchReader => ({
  resume: (path, options) => pool.run<ResumeReading>('resume', path, options),
  jobDescription: (path, options) => pool.run<JobReading>('job-description', path, options),
})
