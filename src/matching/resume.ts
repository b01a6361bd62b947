import type { JobRequirements, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Match, PointedOut, ReferenceDay } from '#src/resume-engine/match.ts'
import type { FactCorrections } from './fact-corrections.ts'
import type { Unread } from './unread.ts'

/** A file that is kept in the file store. */
export interface StoredFile {
  id: string
  /** Under which the file store keeps the bytes. */
  key: string
  sha256: string
  /** In bytes. */
  size: number
  type: FileType
  /** The name the person gave it; shown, never used as a path. */
  filename: string
}

export type FileType = 'pdf' | 'docx' | 'doc' | 'txt'

/** What a reading process makes of a resume. */
export interface ResumeReading {
  type: FileType
  facts: ResumeFacts
  /** SHA-256 of the facts. */
  factsHash: string
  /** What the recruiter should know about the document, such as text it hides. */
  warnings: string[]
  /** Hash of the normalised visible text. */
  textHash: string
  /** The `ReadDocument` as JSON text: stored as it is, parsed only by who needs it. */
  document: string
}

/** One text of one person, as it was read. The same person with another text is a newer version, a row of its own. */
export interface Resume extends Pick<ResumeReading, 'facts' | 'textHash' | 'warnings'> {
  id: string
  personId: string
  fileId: string
  sha256: string
  filename: string
  receivedOn: ReferenceDay
  /** SHA-256 of the facts; null for those read before receipts existed. */
  factsHash: string | null
  /** How it came; a file of its own when nothing is said. */
  source?: Source
  /** Of an imported one, where it stood: "people.csv, row 14". */
  sourceDetail?: string | null
  /** Skills that the person pointed out in its text. */
  pointedOut?: PointedOut[]
  /** What recruiters corrected in what was read: `facts` are those that count. Null for nothing. */
  corrections?: FactCorrections | null
  /** Why nothing could be read of it: then its facts are what the person typed, and it has no score. */
  unreadable?: Unread | null
}

export type Source = 'upload' | 'import' | 'application'

export interface JobDescription {
  id: string
  /** Null once deleted. */
  fileId: string | null
  sha256: string
  title: string
  filename: string
  requirements: JobRequirements
  /** Hash of the normalised visible text; null for those read before receipts existed. */
  textHash: string | null
  /** The version of the criteria that new scores are made by. */
  criteriaVersion: number
  uploadedAt: Date
}

/** One resume ranked against one job description. */
export interface Candidate {
  id: string
  workspaceId: string
  createdAt: Date
  resume: Resume
  jobDescription: { id: string; title: string; criteriaVersion: number }
  match: Match
  /** The version of the criteria that `match` was made by. */
  criteriaVersion: number
  modelState: ModelState
}

/** How far a language model has added facts to a score. */
export type ModelState = 'none' | 'waiting' | 'added' | 'unavailable'

/** One file of an upload, and what became of it. */
export interface BatchItem {
  id: string
  filename: string
  fileId: string | null
  state: 'stored' | 'ranked' | 'duplicate' | 'rejected'
  /** True when the quota was charged for it; given back when it turns out to be a duplicate or unreadable. */
  charged: boolean
  candidateId: string | null
  error: { code: string; message: string } | null
  sourceDetail?: string | null
}

/** One upload: some resumes against one job description. */
export interface Batch {
  id: string
  workspaceId: string
  startedBy: string | null
  jobDescriptionId: string
  createdAt: Date
  finishedAt: Date | null
  source?: Exclude<Source, 'application'>
  items: BatchItem[]
}
