import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import type { JobPortalPorts } from '#src/jobportal/index.ts'
import type { Candidates, Files, Matching, Resumes } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { ErasedPeople, Leftovers } from '#src/ports/personal-data.ts'
import type { Transaction } from '#src/ports/transaction.ts'

/** What recruiters see of a job that their company has posted. */
export interface PostOfJob {
  publicId: string
  title: string
  companyName: string | null
  location: string
  status: 'Active' | 'Closed'
  createdAt: Date
  /** 'YYYY-MM-DD' */
  closesOn: string | null
  applications: number
}

/** Which application is which candidate. Writes take part in the caller's transaction. */
export interface ApplicationCandidates {
  /** Ids of the applications that a candidate came by: one, or several of the same resume. */
  ofCandidate(candidateId: string): Promise<string[]>
  /** The job description that a candidate was ranked against; null when there is no such candidate. */
  jobOf(candidateId: string): Promise<string | null>
  /** The posts that a job description of the workspace is the text of, newest first; null when the workspace has none of this id. */
  postsOf(workspaceId: string, jobDescriptionId: string): Promise<PostOfJob[] | null>
  /** Everything of the person behind a candidate; null when there is none. */
  rowsOfPerson(
    candidateId: string,
  ): Promise<{ people: string[]; resumes: { id: string; fileId: string; candidates: string[] }[]; isHeld: boolean } | null>
  /** Those of the files that belong to a resume. */
  filesOfResumes(fileIds: string[]): Promise<ReadonlySet<string>>
  /** A job under blind review is so wherever it is looked at: what is set for the one holds for the other. */
  shareBlindReview(jobId: string, sameJobId: string): Promise<void>
  /** Applications whose resume could not be read, and that no candidate stands for yet. */
  unreadWithoutCandidate(): Promise<string[]>
  /** Jobs that were read before job descriptions were made of them. */
  jobsWithoutDescription(): Promise<string[]>
}

/** What brings applications and candidates together needs from outside. */
export interface PipelinePorts {
  applicationCandidates: ApplicationCandidates
  applications: JobPortalPorts['applications']
  jobPosts: JobPortalPorts['jobPosts']
  companies: Pick<JobPortalPorts['companies'], 'find'>
  candidates: Candidates
  resumes: Pick<Resumes, 'pointOut'>
  files: Files
  stages: HiringPorts['stages']
  notes: Pick<HiringPorts['notes'], 'ofCandidate'>
  messages: Pick<HiringPorts['messages'], 'ofCandidate'>
  colleagues: Pick<HiringPorts['colleagues'], 'nameOf'>
  applicationNotes: Pick<JobPortalPorts['applicationNotes'], 'of'>
  applicationMessages: Pick<JobPortalPorts['applicationMessages'], 'of'>
  timeline: HiringPorts['timeline']
  jobs: JobPortalPorts['jobs']
  liveFeed: LiveFeed
  /** What of matching it uses. */
  matching: Pick<
    Matching,
    'askedByText' | 'textOfJob' | 'keepOfferedJob' | 'dropOfferedJob' | 'keepApplicant' | 'keepUnread' | 'withStanding'
  >
  /** Writes answers into the fields of the workspace that they are meant for, in the caller's transaction. */
  takeAnswers(workspaceId: string, candidateId: string, answers: readonly { fieldId: string; answer: string }[]): Promise<void>
  /** What an applicant may read of what stands in the workspace's fields, in words. */
  fieldsShownTo(workspaceId: string, candidateId: string): Promise<{ name: string; value: string }[]>
  followDecision: Hiring['followDecision']
  /** Lets every room delete what it keeps of these rows, in the caller's transaction. */
  erase(rows: ErasedPeople): Promise<Required<Leftovers>>
  transaction: Transaction
  clock: Clock
  ids: Ids
}
