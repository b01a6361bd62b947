import type { Language } from '#src/words/languages.ts'
import type { AskedOption, AskedPoint, AskedQuestion, Assessment, AssessmentState, Scores } from './assessment.ts'
import type { AssessmentBasePorts } from './ports.ts'

/** What a job description asks for and a resume claims: what questions are chosen by. Names are the taxonomy's. */
export interface Needs {
  /** As the job description is called. */
  jobTitle: string
  /** The group of titles for the same work, and the O*NET codes it can stand for; null and empty when unknown. */
  titleFamily: string | null
  occupations: readonly string[]
  /** Must-haves first. */
  skills: readonly NeededSkill[]
  /** What the resume names; empty when no resume is meant. */
  claimed: readonly string[]
  /** Years that are asked for; null when the job description does not say. */
  years: number | null
}

export interface NeededSkill {
  skill: string
  /** Skills that do as well. */
  alternatives: readonly string[]
  must: boolean
}

/** Somebody who was ranked for a job description. */
export interface Applicant {
  candidateId: string
  needs: Needs
}

export interface Applicants {
  /** Null when this workspace has nobody with this resume for this job description. */
  find(workspaceId: string, resumeId: string, jobDescriptionId: string): Promise<Applicant | null>
  /** What a job description asks of anybody; null when the workspace has none with this id. */
  needsOf(workspaceId: string, jobDescriptionId: string): Promise<Needs | null>
}

/** A question before it is sent. */
export interface DraftContent {
  text: string
  source: 'bank' | 'model'
  bankId: string | null
  skill: string | null
  level: 1 | 2 | 3 | null
  options: AskedOption[]
  key: string | null
  points: AskedPoint[]
}

export interface Draft {
  id: string
  workspaceId: string
  part: 'mcq' | 'voice'
  /** From this seed it was chosen. */
  seed: string
  content: DraftContent
  createdAt: Date
}

/** Questions that were drafted and may be sent. Writes take part in the caller's transaction. */
export interface Drafts {
  add(drafts: Draft[]): Promise<void>
  /** Those of the ids that this workspace has. */
  find(workspaceId: string, ids: string[]): Promise<Draft[]>
  removeOlderThan(at: Date): Promise<void>
}

export type LetterPurpose = 'invitation' | 'reminder' | 'revoked'

/** Which messages are about which assessment, and the secrets that go along. Writes take part in the caller's transaction. */
export interface AssessmentLetters {
  add(messageId: string, assessmentId: string, purpose: LetterPurpose): Promise<void>
  find(messageId: string): Promise<{ assessmentId: string; purpose: LetterPurpose } | null>
  /** Newest first. */
  of(assessmentId: string): Promise<{ messageId: string; purpose: LetterPurpose }[]>
  /** One more secret that opens the assessment, beside those that do. */
  addLink(assessmentId: string, tokenHash: string, at: Date): Promise<void>
}

export interface AssessmentChoice {
  /** Whether a recruiter looks at the questions before they are sent. */
  reviewsQuestions: boolean
  /** Whether a mail tells that a candidate has finished. */
  mailsWhenFinished: boolean
}

export interface AssessmentChoices {
  /** What the product suggests until somebody has decided. */
  of(workspaceId: string): Promise<AssessmentChoice>
  put(workspaceId: string, choice: AssessmentChoice): Promise<void>
}

/** An assessment with what a list says beside it. */
export interface ListedAssessment extends Assessment {
  candidateName: string | null
  resumeId: string
  jobDescriptionId: string
  jobTitle: string
}

export interface WantedAssessments {
  /** Null for all. */
  state: AssessmentState | null
  /** Null for all. */
  candidateId: string | null
  /** Part of the candidate's name or address, or of the job title; '' for all. */
  text: string
  practice: boolean
  /** Only those that were finished since then. */
  finishedSince?: Date
  now: Date
  limit: number
  offset: number
}

export interface AssessmentLists {
  /** Newest first, with the number of all. */
  list(workspaceId: string, wanted: WantedAssessments): Promise<{ assessments: ListedAssessment[]; total: number }>
  /** Questions of the bank that this workspace does not ask any more. */
  retired(workspaceId: string): Promise<Set<string>>
  /** Puts other questions in the place of those sent, and forgets what was agreed to for them. */
  replaceQuestions(assessmentId: string, questions: AskedQuestion[]): Promise<void>
}

/** Where a candidate stands: the newest assessment that was not withdrawn and is no trial. */
export interface Standing {
  assessmentId: string
  state: 'pending' | 'in-progress' | 'completed'
  sentAt: Date
  expiresAt: Date
  /** Null until there is something to say of them. */
  scores: Scores | null
  allowedToShare: boolean
}

export interface AssessmentStandings {
  /** Those of the candidates that have one, in one query. */
  of(candidateIds: readonly string[]): Promise<Map<string, Standing>>
}

export interface SendingPorts extends AssessmentBasePorts {
  applicants: Applicants
  assessmentDrafts: Drafts
  assessmentLetters: AssessmentLetters
  assessmentChoices: AssessmentChoices
  assessmentLists: AssessmentLists
  /**
   * Uses some of what the plan allows, in the caller's transaction. Rejects, and uses nothing, when there is nothing left or the
   * plan has ended.
   */
  quota: { take(by: { id: string; workspaceId: string }, what?: { assessments: number }): Promise<void> }
  /** The language in which somebody last read the pages of their application; null for who did not apply there, or in none of ours. */
  languageOf(candidateId: string): Promise<Language | null>
  /** Lets work that was just queued begin at once. */
  beginWork(): void
  /** Milliseconds to wait for the first attempt at a mail before the answer to a sending; 0 does not wait. */
  mailWaitMs: number
}
