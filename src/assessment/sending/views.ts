import type { AssessmentKind, AssessmentState } from '../assessment.ts'

/** A question with its key, for recruiters. */
export interface DraftedChoice {
  id: string
  question: string
  options: string[]
  /** The text of the right option. */
  correctAnswer: string
  skill: string | null
  level: 1 | 2 | 3 | null
  source: 'bank' | 'model' | 'person'
  explanations: { option: string; why: string }[]
}

export interface DraftedOpen {
  id: string
  question: string
  level: 1 | 2 | 3 | null
  source: 'bank' | 'model' | 'person'
  /** What a good answer holds. */
  points: string[]
}

export interface DraftsAnswer<Question> {
  success: true
  questions: Question[]
  /** Where the questions come from, when that is not as usual. */
  notice: string | null
}

/** The link is shown this once. */
export interface SentLink {
  success: true
  testLink: string
  sessionId: string
  expiresAt: string
}

/** The mail could not be sent yet; it is tried again by itself. */
export interface UnsentLink extends Omit<SentLink, 'success'> {
  success: false
  error: string
}

export interface ScoresRecord {
  score: number | null
  audioScore: number | null
  textScore: number | null
  videoScore: number | null
  combinedScore: number | null
}

export interface AssessmentRow {
  _id: string
  candidateId: string
  candidateName: string | null
  candidateEmail: string
  jobTitle: string
  kind: AssessmentKind
  practice: boolean
  status: AssessmentState
  sentAt: string
  expiresAt: string
  completedAt: string | null
  testScore: ScoresRecord | null
}

export interface TestResultRecord {
  _id: string
  resumeId: string
  jobDescriptionId: string
  candidateName: string | null
  candidateEmail: string
  jobTitle: string
  status: AssessmentState
  testScore: ScoresRecord | null
  completedAt: string | null
}

export interface AssessmentSettingsRecord {
  reviewsQuestions: boolean
  mailsWhenFinished: boolean
}

/** What the record of a candidate says of their newest assessment. */
export interface StandingRecord {
  assessmentSession: { _id: string; status: 'pending' | 'in-progress' | 'completed'; sentAt: string }
  testScore: ScoresRecord | null
  candidateConsent: { allowedToShare: boolean }
}
