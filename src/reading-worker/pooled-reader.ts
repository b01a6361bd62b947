import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import type { Log } from '#src/http/log.ts'
import type { JobReading, MatchReader, ReadOptions } from '#src/matching/ports.ts'
import type { ResumeReading } from '#src/matching/resume.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { AskTaxonomy } from '#src/talent/index.ts'

const hasFile = (task: string) => task === 'resume' || task === 'job-description'

/** Lets the reading processes do what matching wants read. */
export function pooledReader(pool: Pick<ReadingPool, 'run'>, log?: Log): MatchReader & AskTaxonomy {
  const run = async <Reading>(task: string, path: string, options?: ReadOptions): Promise<Reading> => {
    try {
      return await pool.run<Reading>(task, path, { ...options, ...(hasFile(task) ? { files: { read: [path] } } : {}) })
    } catch (error) {
      // For the person the file cannot be read; for us it may be a bug of ours that should not hide behind the file.
      if (error instanceof UnreadableDocument && error.cause)
        log?.error('reading failed', { task, error: String(error.cause).split('\n').slice(0, 6).join('\n') })
      throw error
    }
  }
  return {
    resume: (path, options) => run<ResumeReading>('resume', path, options),
    // Here rather than in the server: the taxonomy lives in the reading processes.
    skillNamed: (words) => pool.run('skill-name', words),
    titleNamed: (words) => pool.run('title-name', words),
    skillsLike: (typed, most) => pool.run('skills-like', JSON.stringify({ typed, most })),
    titlesLike: (typed, most) => pool.run('titles-like', JSON.stringify({ typed, most })),
    termsIn: (question) => pool.run('question-terms', question),
    skillNames: (words) => pool.run('skill-names', JSON.stringify(words)),
    skillsIn: (values) => pool.run('skills-in', JSON.stringify(values)),
    degreesIn: (values) => pool.run('degrees-in', JSON.stringify(values)),
    jobDescription: (path, options) => run<JobReading>('job-description', path, options),
    jobText: (text, options) => run<JobReading>('job-text', text, options),
  }
}
