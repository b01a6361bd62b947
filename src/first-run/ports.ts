import type { ReceivedFile } from '#src/matching/index.ts'
import type { FirstStep } from './constants.ts'
import type { SampleJob, SampleResume } from './sample.ts'

/** Reads out of what happened in a workspace which first steps were taken. Sample data counts for none but looking. */
export interface FirstSteps {
  taken(workspaceId: string): Promise<Record<FirstStep, boolean>>
  isPutAway(workspaceId: string, userId: string): Promise<boolean>
  setPutAway(workspaceId: string, userId: string, at: Date | null): Promise<void>
}

/** How much people have done with the sample data since it was there. */
export interface DoneWithSample {
  moves: number
  notes: number
  tasks: number
  tags: number
  messages: number
  interviews: number
  assessments: number
  scorecards: number
  /** Candidates that sample resumes became by being ranked for jobs of the workspace's own. */
  otherRankings: number
}

export interface LoadedSample {
  jobs: { id: string; title: string }[]
  /** Those that are still there. */
  candidates: string[]
  loadedAt: Date
  done: DoneWithSample
  /** Candidates whom somebody has added to the sample jobs. */
  ownCandidates: number
  /** Of the sample's people those who stay: somebody has added a resume to them. */
  kept: string[]
}

/** Which jobs and candidates came as sample data. */
export interface Samples {
  /** In the transaction that makes the job. */
  mark(sample: { workspaceId: string; jobDescriptionId: string; loadedBy: string; loadedAt: Date }): Promise<void>
  /** Everything is loaded: who was in the first upload for each of the jobs came with it. */
  ready(workspaceId: string, at: Date): Promise<void>
  /** Null when there is none. */
  loaded(workspaceId: string): Promise<LoadedSample | null>
  /** Ids of jobs and candidates, for whoever shows them. */
  idsOf(workspaceId: string): Promise<string[]>
  /** Whether a job or a candidate came as sample data. */
  has(workspaceId: string, id: string): Promise<boolean>
  hasCandidate(candidateId: string): Promise<boolean>
  /** Candidates that somebody has added to a job. */
  othersOf(jobDescriptionId: string): Promise<number>
  /** The job is gone: what was done with it stays out of reports. */
  noteRemoved(jobDescriptionId: string, at: Date): Promise<void>
  /** The job stays, with what people added to it, and is one like any other. */
  release(jobDescriptionId: string): Promise<void>
}

export interface SampleSet {
  job: SampleJob
  resumes: readonly SampleResume[]
}

/** Sets sample documents as files. */
export interface SamplePapers {
  /** The files are there until `use` has come to an end. No two jobs are the same file, even with the same words. */
  set<Result>(papers: SampleSet, use: (files: { job: ReceivedFile; resumes: ReceivedFile[] }) => Promise<Result>): Promise<Result>
}
