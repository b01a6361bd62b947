import type { Match, Quote, ReadingView, ShownDocument } from '#src/matching/index.ts'
import type {
  Answer,
  ApplicationEvent,
  ApplicationMessage,
  ApplicationStatus,
  Correction,
  CorrectionSubject,
} from './application.ts'

export type { Answer, ApplicationStatus, Correction, CorrectionSubject } from './application.ts'

/** How an application matches its job. */
export interface MatchSummary {
  /** Null while it is being read, and for a resume that a person has to read. */
  percentage: number | null
  /** From 0 to 1; null like the percentage. */
  confidence: number | null
  /** Why the file could not be read, in a sentence: it 'needs a person'. Null when it could, or while it is being read. */
  unreadable: string | null
  /** True until the engine has read it. */
  isWaiting: boolean
}

/** An application in lists. */
export interface ApplicationRecord {
  _id: string
  jobId: string
  candidateName: string
  candidateEmail: string
  candidatePhone: string | null
  /** The name that the applicant's file had. */
  resumeFile: string
  appliedAt: string
  updatedAt: string | null
  status: ApplicationStatus
  match: MatchSummary
  /** Labels of what the job asks for, found and not found; must-haves first. */
  found: string[]
  missing: string[]
  /** Which link brought them; null without. */
  source: string | null
  isWithdrawn: boolean
  /** The company has written to them. */
  isAnswered: boolean
  /** They asked that a person looks at it, and nobody has said so yet. */
  needsReview: boolean
  hasCorrections: boolean
  notes: number
}

/** What was read from a resume, as plain values; what it does not say is null or empty. */
export interface ReadFields {
  name: string | null
  email: string | null
  phone: string | null
  titles: string[]
  degrees: string[]
  skills: string[]
  companies: string[]
  /** Whole years, rounded down. */
  years: number | null
}

/** Everything about one application, for its company. */
export interface ApplicationDetail extends ApplicationRecord {
  jobTitle: string
  /** As letters name it. */
  companyName: string
  answers: Answer[]
  allowedToShare: boolean
  consent: { version: string; at: string }
  review: { askedAt: string; reason: string | null; reviewedAt: string | null } | null
  /** Why they were rejected, where they stood before, and until when that can be taken back; null for whoever is not rejected. */
  rejection: { reason: string | null; at: string; from: ApplicationStatus; undoUntil: string | null } | null
  read: ReadFields | null
  /** How it was read; null while it was not, and for readings made before this was noted. */
  understood: ReadingView | null
  /** With components, requirements and the quotes that earned every point; null when there is no percentage. */
  analysis: Match | null
  /** The resume as it was read, with the places of the quotes; null when it was not. */
  shown: ShownDocument | null
  /** A same-origin link to the file that works for five minutes. */
  file: { url: string; filename: string; type: 'pdf' | 'docx' | 'doc' }
  corrections: Correction[]
  /** What they sent before they applied again, newest first. */
  earlier: { resumeFile: string; appliedAt: string; url: string; answers: Answer[] }[]
  notesWritten: { _id: string; text: string; writtenBy: string; createdAt: string }[]
  messages: {
    _id: string
    subject: string
    body: string
    sentBy: string
    createdAt: string
    state: ApplicationMessage['state']
  }[]
  events: { at: string; kind: ApplicationEvent['kind']; details: ApplicationEvent['details'] }[]
}

/** What an applicant sees of their own application. */
export interface ApplicantView {
  job: { title: string; companyName: string; location: string; publicUrl: string; isOpen: boolean }
  name: string
  email: string
  phone: string | null
  appliedAt: string
  updatedAt: string | null
  status: ApplicationStatus
  statusAt: string
  /** What the status means, in a sentence. */
  statusText: string
  isWithdrawn: boolean
  resumeFile: string
  /** A same-origin link to their own file that works for five minutes. */
  fileUrl: string
  reading: 'waiting' | 'read' | 'unreadable'
  unreadable: string | null
  read: ReadFields | null
  /** How it was read; null while it was not, and for readings made before this was noted. */
  understood: Omit<ReadingView, 'confidence'> | null
  /** Everything that the job asks for and how far the resume shows it; without weights and without a percentage. */
  requirements: {
    label: string
    must: boolean
    state: 'met' | 'partly' | 'missing' | 'unknown'
    summary: string
    quotes: Pick<Quote, 'page' | 'quote'>[]
  }[]
  /** Such as text that the file hides, which was left out. */
  warnings: string[]
  /** How software was used, in sentences: what read it, what it computed, that no model decided, that a person decides. */
  software: string[]
  answers: Answer[]
  corrections: Correction[]
  correctable: CorrectionSubject[]
  review: { askedAt: string; reason: string | null; reviewedAt: string | null } | null
  consent: { version: string; text: string; at: string; allowedToShare: boolean }
  messages: { subject: string; body: string; sentBy: string; at: string }[]
  events: { at: string; text: string }[]
}
