import type { HiringPorts } from '#src/hiring/index.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import type { AskedQuestion, Assessment } from './assessment.ts'
import type { QuestionBank } from './question-bank/read-bank.ts'

/** Assessments and their questions, which every part of this room reads. Writes take part in the caller's transaction. */
export interface Assessments {
  add(assessment: Assessment, questions: AskedQuestion[]): Promise<void>
  find(workspaceId: string, id: string): Promise<Assessment | null>
  /** Wherever it is; for work that nobody asks for at the moment. */
  withId(id: string): Promise<Assessment | null>
  /** The one that this secret opens; `ended` when a newer link has taken its place. */
  withToken(tokenHash: string): Promise<{ assessment: Assessment; ended: boolean } | null>
  /** Whether this secret once opened an assessment that was deleted. */
  wasDeleted(tokenHash: string): Promise<boolean>
  /** Newest first. */
  ofCandidate(candidateId: string): Promise<Assessment[]>
  /** Multiple choice first, each part in its order. */
  questionsOf(assessmentId: string): Promise<AskedQuestion[]>
  /** Changes what is given and leaves the rest. */
  update(id: string, changes: Partial<Omit<Assessment, 'id' | 'workspaceId' | 'candidateId'>>): Promise<void>
  /** Lets this secret open the assessment; older ones end. */
  replaceLink(assessmentId: string, tokenHash: string, at: Date): Promise<void>
}

/** Who does it, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
}

export interface AssessmentSettings {
  /** Base of every link, without a slash at the end. */
  publicUrl: string
  /** Seals mails. */
  secret: string
  linkDays: number
  recordingLimitMb: number
  recordingDays: number
}

/** What every part of this room needs from outside. Candidates, colleagues, timelines and messages are those of the hiring workflow. */
export interface AssessmentBasePorts
  extends Pick<
    HiringPorts,
    'subjects' | 'colleagues' | 'timeline' | 'messages' | 'liveFeed' | 'jobs' | 'transaction' | 'clock' | 'ids'
  > {
  assessments: Assessments
  rateLimits: RateLimits
  fileStore: FileStore
  languageModel: LanguageModel
  transcriber: Transcriber
  questionBank: QuestionBank
  /** Tells the open windows that a candidate's record has changed. Never rejects. */
  announceCandidate(workspaceId: string, candidateId: string): Promise<void>
  settings: AssessmentSettings
}
