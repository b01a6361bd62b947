import type { Candidate } from './resume.ts'

/** What became of an upload, best match first. */
export interface Submission {
  results: Candidate[]
  duplicateCount: number
  rejected: { filename: string; error: string; code: string }[]
}
