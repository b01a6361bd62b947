import type { CriteriaChoice } from '#src/resume-engine/criteria-choice.ts'
import type { JobRequirements, ResumeFacts, TitleMeaning } from '#src/resume-engine/facts.ts'
import type { Match, PointedOut, ReferenceDay } from '#src/resume-engine/match.ts'
import type { SeenJobs } from '#src/shared/roles.ts'
import type { FactCorrections } from './fact-corrections.ts'
import type {
  Batch,
  BatchItem,
  Candidate,
  FileType,
  JobDescription,
  ModelState,
  Resume,
  ResumeReading,
  StoredFile,
} from './resume.ts'

/** Whoever asks: a signed-in person and the workspace they act for. */
export interface Actor {
  id: string
  workspaceId: string
  /** The job descriptions whose candidates they see; absent or null for all. */
  jobs?: SeenJobs
}

/**
 * Reads files into what matching works with. The work is heavy and the files may be hostile, so it happens outside the
 * server's process. Everything rejects with `UnreadableDocument`, and with nothing else.
 */
export interface MatchReader {
  resume(path: string, options?: ReadOptions): Promise<ResumeReading>
  jobDescription(path: string, options?: ReadOptions): Promise<JobReading>
  /** The same for a job that somebody wrote into a form. Rejects with `UnreadableDocument` for an empty text. */
  jobText(text: string, options?: ReadOptions): Promise<JobReading>
  /** The taxonomy's name for a skill that a person wrote ("k8s"), or the words themselves when it knows none. */
  skillNamed(words: string): Promise<{ skill: string; known: boolean }>
  /** What a title means that a person wrote. */
  titleNamed(words: string): Promise<TitleMeaning>
  /** Names of skills for somebody who has typed the beginning of one, best first. */
  skillsLike(typed: string, most: number): Promise<string[]>
  /** The same for job titles. */
  titlesLike(typed: string, most: number): Promise<string[]>
}

export interface ReadOptions {
  /** Files of one group wait for each other; groups take turns, so that a large upload holds nobody else up. */
  group?: string
}

export interface JobReading {
  type: FileType
  requirements: JobRequirements
  /** Hash of the normalised visible text. */
  textHash: string
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
  /** Does nothing to a file of another workspace: ids also come from texts that name them. */
  remove(workspaceId: string, id: string): Promise<void>
  keysOf(workspaceId: string): Promise<string[]>
  /** Those of the keys that the database knows. */
  known(keys: string[]): Promise<Set<string>>
  /** Every key the database knows; what the store holds beyond these are left-overs. */
  allKeys(): Promise<Set<string>>
}

/** People who objected to the use of their data: they are ranked for no other job. */
export interface Objections {
  /** Ids of people of the workspace. */
  of(workspaceId: string): Promise<ReadonlySet<string>>
}

export interface Resumes {
  /** The resume with these bytes or this text, if the workspace has it. */
  withBytes(workspaceId: string, sha256: string): Promise<Resume | null>
  withText(workspaceId: string, textHash: string): Promise<Resume | null>
  find(workspaceId: string, id: string): Promise<Resume | null>
  /** The person with this email address or phone number (last ten digits), if the workspace knows one. */
  personWith(workspaceId: string, contact: Contact): Promise<string | null>
  addPerson(workspaceId: string, person: { id: string } & Contact, at: Date): Promise<void>
  add(workspaceId: string, resume: Resume, document: string, by: string | null, at: Date): Promise<void>
  /** Resumes whose facts another engine than this one read, in the order of their ids, after the one with the id `after`. */
  readByOthers(engine: string, after: string, limit: number): Promise<(Resume & { workspaceId: string })[]>
  /** Puts in what a newer engine has read; facts that a score rests on stay findable by `earlierFacts`. */
  readAgain(
    id: string,
    reading: Pick<ResumeReading, 'facts' | 'factsHash' | 'textHash' | 'warnings' | 'document'> &
      Partial<Pick<Resume, 'pointedOut'>>,
  ): Promise<void>
  /** What its person says stands in the text as well: from now on it counts wherever the resume is scored. */
  pointOut(id: string, pointedOut: PointedOut[]): Promise<void>
  /** Puts corrected facts in the place of those that counted; those stay findable by `earlierFacts`, as do the ones that were read. */
  correct(id: string, corrected: { facts: ResumeFacts; factsHash: string; corrections: FactCorrections }): Promise<void>
  /** Facts by the hash that a score names, when a newer engine has replaced them since. */
  earlierFacts(id: string, factsHash: string): Promise<ResumeFacts | null>
}

/** The documents that candidates and job descriptions were read from, as JSON text; null when they are not there. */
export interface StoredDocuments {
  ofResume(workspaceId: string, resumeId: string): Promise<string | null>
  ofJobDescription(workspaceId: string, jobDescriptionId: string): Promise<string | null>
}

export interface Contact {
  email: string | null
  phone: string | null
}

export interface JobDescriptions {
  /** Saved ones, newest first; deleted ones are left out. */
  list(workspaceId: string): Promise<JobDescription[]>
  find(workspaceId: string, id: string): Promise<JobDescription | null>
  /** Also a deleted one, whose candidates are still there. */
  findEvenDeleted(workspaceId: string, id: string): Promise<JobDescription | null>
  withBytes(workspaceId: string, sha256: string): Promise<JobDescription | null>
  /** What a person saved as this version of the criteria; null for version 1 and for those never saved. */
  criteria(id: string, version: number): Promise<CriteriaChoice | null>
  /** Saves criteria as the version after `base`. Resolves to false, and saves nothing, when somebody else has done so. */
  saveCriteria(id: string, base: number, choice: CriteriaChoice, by: string, at: Date): Promise<boolean>
  /** Saved versions, newest first, with the name of whoever saved them. */
  criteriaHistory(id: string): Promise<{ version: number; savedAt: Date; savedBy: string | null }[]>
  /** Job descriptions whose requirements another engine than this one read, as for resumes. */
  readByOthers(engine: string, after: string, limit: number): Promise<(JobDescription & { workspaceId: string })[]>
  /** Puts in what a newer engine has read; requirements that a score rests on stay findable by `earlierRequirements`. */
  readAgain(id: string, reading: Pick<JobReading, 'requirements' | 'textHash' | 'document'>): Promise<void>
  /** Requirements by the hash that a score names, when a newer engine has replaced them since. */
  earlierRequirements(id: string, requirementsHash: string): Promise<JobRequirements | null>
  add(workspaceId: string, job: JobDescription, document: string, by: string | null): Promise<void>
  /** Puts another text in the place of what it was made from. The file before stays for the caller to remove. */
  replaceText(
    id: string,
    text: Pick<JobReading, 'requirements' | 'textHash' | 'document'> & Pick<JobDescription, 'title' | 'fileId' | 'sha256'>,
  ): Promise<void>
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
    criteriaVersion: number
    modelState: ModelState
    createdAt: Date
  }): Promise<void>
  /** Puts a newly computed match in the place of the old one. */
  rescore(id: string, score: { match: Match; criteriaVersion: number; modelState?: ModelState }): Promise<void>
  /** The same candidate with a newer resume of theirs. */
  replaceResume(id: string, resumeId: string, score: { match: Match; criteriaVersion: number }): Promise<void>
  setModelState(id: string, state: ModelState): Promise<void>
  /** Of one job description, best match first; at most `limit`, after the first `offset`. */
  ofJob(workspaceId: string, jobDescriptionId: string, page: { limit: number; offset: number }): Promise<Candidate[]>
  countOfJob(workspaceId: string, jobDescriptionId: string): Promise<number>
  /** All scores of one resume. */
  ofResume(workspaceId: string, resumeId: string): Promise<Candidate[]>
  find(workspaceId: string, id: string): Promise<Candidate | null>
  ofPair(resumeId: string, jobDescriptionId: string): Promise<Candidate | null>
  /** Best match first. */
  ofBatch(workspaceId: string, batchId: string): Promise<Candidate[]>
  /** Those of the ids that the workspace has, in the order of the ids. */
  inOrder(workspaceId: string, ids: readonly string[]): Promise<Candidate[]>
}

export interface Batches {
  add(batch: Omit<Batch, 'items' | 'finishedAt'>, items: BatchItem[]): Promise<void>
  find(id: string): Promise<Batch | null>
  /** The workspace's newest batch, or null. */
  latest(workspaceId: string): Promise<Batch | null>
  /** Whether nobody has settled it yet. */
  isOpen(itemId: string): Promise<boolean>
  settle(itemId: string, outcome: Pick<BatchItem, 'state' | 'candidateId' | 'error'>): Promise<void>
  finish(id: string, at: Date): Promise<void>
}

/** The day that open roles end on, for files received at `at`. */
export const referenceDay = (at: Date): ReferenceDay => at.toISOString().slice(0, 10)
