import type { JobRequirements, ResumeFacts } from './facts.ts'
import type { Match, ReferenceDay } from './match.ts'
import type { Batch, BatchItem, Candidate, FileType, JobDescription, Resume, StoredFile } from './resume.ts'

/** Whoever asks: a signed-in person and the workspace they act for. */
export interface Actor {
  id: string
  workspaceId: string
}

/**
 * Reads files into what matching works with. The work is heavy and the files may be hostile, so it happens outside the
 * server's process. Everything rejects with `UnreadableDocument`, and with nothing else.
 */
export interface MatchReader {
  resume(path: string, options?: ReadOptions): Promise<ResumeReading>
  jobDescription(path: string, options?: ReadOptions): Promise<JobReading>
}

export interface ReadOptions {
  /** Files of one group wait for each other; groups take turns, so that a large upload holds nobody else up. */
  group?: string
}

export interface ResumeReading {
  type: FileType
  facts: ResumeFacts
  /** What the recruiter should know about the document, such as text it hides. */
  warnings: string[]
  /** Hash of the normalised visible text. */
  textHash: string
  /** The `ReadDocument` as JSON text: stored as it is, parsed only by who needs it. */
  document: string
}

export interface JobReading {
  type: FileType
  requirements: JobRequirements
  document: string
}

/** What a plan still allows. Provided by accounts. */
export interface Quota {
  /** What is left, per kind; null where there is no limit. Rejects with PlanExpired when nothing may be made. */
  remaining(by: Actor): Promise<{ resumes: number | null; jobDescriptions: number | null }>
  /** Uses some of it, in the caller's transaction. Rejects with LimitReached or PlanExpired, and then uses nothing. */
  take(by: Actor, what: { resumes?: number; jobDescriptions?: number }): Promise<void>
  /** Returns what turned out not to be used, in the caller's transaction. */
  giveBack(workspaceId: string, what: { resumes?: number }): Promise<void>
}

export interface Files {
  add(workspaceId: string, files: StoredFile[], at: Date): Promise<void>
  /** Null when there is none, or it is another workspace's. */
  find(workspaceId: string, id: string): Promise<StoredFile | null>
  remove(id: string): Promise<void>
  keysOf(workspaceId: string): Promise<string[]>
  /** Those of the keys that the database knows. */
  known(keys: string[]): Promise<Set<string>>
  /** Every key the database knows; what the store holds beyond these are left-overs. */
  allKeys(): Promise<Set<string>>
}

export interface Resumes {
  /** The resume with these bytes or this text, if the workspace has it. */
  withBytes(workspaceId: string, sha256: string): Promise<Resume | null>
  withText(workspaceId: string, textHash: string): Promise<Resume | null>
  find(workspaceId: string, id: string): Promise<Resume | null>
  /** The person with this e-mail address or phone number (last ten digits), if the workspace knows one. */
  personWith(workspaceId: string, contact: Contact): Promise<string | null>
  addPerson(workspaceId: string, person: { id: string } & Contact, at: Date): Promise<void>
  add(workspaceId: string, resume: Resume, document: string, by: string | null, at: Date): Promise<void>
}

export interface Contact {
  email: string | null
  phone: string | null
}

export interface JobDescriptions {
  /** Saved ones, newest first; deleted ones are left out. */
  list(workspaceId: string): Promise<JobDescription[]>
  find(workspaceId: string, id: string): Promise<JobDescription | null>
  withBytes(workspaceId: string, sha256: string): Promise<JobDescription | null>
  add(workspaceId: string, job: JobDescription, document: string, by: string | null): Promise<void>
  rename(id: string, title: string): Promise<void>
  /** Forgets the text and the file's row; the title stays for the candidates ranked against it. */
  remove(id: string, at: Date): Promise<void>
}

export interface Candidates {
  add(candidate: {
    id: string
    workspaceId: string
    resumeId: string
    jobDescriptionId: string
    match: Match
    createdAt: Date
  }): Promise<void>
  find(workspaceId: string, id: string): Promise<Candidate | null>
  ofPair(resumeId: string, jobDescriptionId: string): Promise<Candidate | null>
  /** Best match first. */
  ofBatch(workspaceId: string, batchId: string): Promise<Candidate[]>
  /** A page of the workspace's candidates in the asked order, with the number of all that fit. */
  list(workspaceId: string, query: CandidateQuery): Promise<{ candidates: Candidate[]; total: number }>
  /** How many there are, or how many came at or after `since`. */
  count(workspaceId: string, since?: Date): Promise<number>
}

export interface CandidateQuery {
  limit: number
  offset: number
  /** Words that name, e-mail, titles or skills contain. */
  text?: string
  order: 'match' | 'newest'
  /** Only those that came at or after, or before this instant. */
  since?: Date
  before?: Date
}

export interface Batches {
  add(batch: Omit<Batch, 'items' | 'finishedAt'>, items: BatchItem[]): Promise<void>
  find(id: string): Promise<Batch | null>
  /** The workspace's newest batch, or null. */
  latest(workspaceId: string): Promise<Batch | null>
  settle(itemId: string, outcome: Pick<BatchItem, 'state' | 'candidateId' | 'error'>): Promise<void>
  finish(id: string, at: Date): Promise<void>
}

/** The day that open roles end on, for files received at `at`. */
export const referenceDay = (at: Date): ReferenceDay => at.toISOString().slice(0, 10)
