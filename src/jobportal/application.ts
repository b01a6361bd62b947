import type { Match, ResumeFacts } from '#src/matching/index.ts'
import type { Correction, CorrectionSubject } from '#src/shared/corrections.ts'
import type { Language } from '#src/words/languages.ts'
import type { applicationStatuses } from './constants.ts'
import type { QuestionKind } from './job-post.ts'

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The answer to one of the job's own questions. The question stays with it, in the words it was asked in. */
export interface Answer {
  questionId: string
  question: string
  /** In words, as the applicant chose or wrote them; of a file its name. */
  answer: string
  /** A long text where it is absent. */
  kind?: QuestionKind
  /** Whether the company wanted to be shown this answer in particular, when it was given. It changes neither stage nor score. */
  flagged?: true
  /** The field of the workspace that it was meant for. */
  fieldId?: string
  /** The stored file, of a question that asks for one. */
  fileId?: string
}

/** The stored files of answers. */
export const filesOfAnswers = (answers: readonly Answer[]): string[] => answers.flatMap(({ fileId }) => fileId ?? [])

export type { Correction, CorrectionSubject }

/** What was sent before somebody applied for the same job again. */
export interface Earlier {
  fileId: string
  resumeFile: string
  name: string
  phone: string | null
  answers: Answer[]
  appliedAt: string
}

/**
 * What was sent with an address that has applied for the same job already. Anybody can type an address: it takes the place of what
 * stands only when whoever reads the mails of that address says so.
 */
export interface NewerApplication {
  id: string
  applicationId: string
  sentAt: Date
  fileId: string
  form: {
    name: string
    phone: string | null
    /** The name that the file had. */
    resumeFile: string
    answers: Answer[]
    source: string | null
    consentVersion: string
    allowedToShare: boolean
  }
}

/** Somebody who applied for a job. */
export interface Application {
  id: string
  jobId: string
  companyId: string
  name: string
  /** In lower case. */
  email: string
  phone: string | null
  fileId: string
  /** The name that the applicant's file had. */
  resumeFile: string
  answers: Answer[]
  source: string | null
  consentVersion: string
  consentedAt: Date
  allowedToShare: boolean
  appliedAt: Date
  updatedAt: Date | null
  status: ApplicationStatus
  statusAt: Date
  answeredAt: Date | null
  withdrawnAt: Date | null
  reviewAskedAt: Date | null
  reviewReason: string | null
  reviewedAt: Date | null
  /** 'waiting' until its resume was read; 'unreadable' needs a person. */
  reading: 'waiting' | 'read' | 'unreadable'
  unreadableCode: string | null
  unreadableReason: string | null
  /** 'YYYY-MM-DD'. */
  receivedOn: string
  facts: ResumeFacts | null
  factsHash: string | null
  textHash: string | null
  warnings: string[]
  corrections: Correction[]
  earlier: Earlier[]
  match: Match | null
  percentage: number | null
  confidence: number | null
  /** Whom the company's workspace has for it; null until somebody has tried to read its resume. */
  candidateId: string | null
  /** In which the applicant last read their pages: mails to them are written in it. Null for English. */
  language: Language | null
}

/** What happened with an application. */
export interface ApplicationEvent {
  id: string
  applicationId: string
  at: Date
  kind:
    | 'applied'
    | 'applied-again'
    | 'status'
    | 'message'
    | 'corrected'
    | 'review-asked'
    | 'reviewed'
    | 'withdrawn'
    | 'read'
    | 'evidence-opened'
    | 'deletion-asked'
  details: Record<string, string | number>
}

export interface ApplicationNote {
  id: string
  applicationId: string
  text: string
  writtenBy: string
  createdAt: Date
}

export interface ApplicationMessage {
  id: string
  applicationId: string
  subject: string
  body: string
  sentBy: string
  createdAt: Date
  /** 'held': it goes when what it tells can no longer be taken back; 'cancelled': that was taken back. */
  state: 'held' | 'queued' | 'sent' | 'failed' | 'cancelled'
}
