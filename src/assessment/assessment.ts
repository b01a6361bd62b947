import type { Language } from '#src/words/languages.ts'
/** An assessment takes multiple-choice and voice questions; an interview only the latter. */
export type AssessmentKind = 'assessment' | 'interview'

/** What a recruiter decides for one link. */
export interface AssessmentOptions {
  kind: AssessmentKind
  /** Whether camera and screen are recorded and leaving the page counts. */
  proctored: boolean
  /** For trying out: can be taken again and again, and no score of it counts. Always unproctored. */
  practice: boolean
  /** Whether the camera is asked for; the microphone still is where answers are spoken. */
  camera: boolean
  /** How the open questions are answered. */
  answers: 'voice' | 'written'
  /** Added to each phase. */
  extraMinutes: number
  /** Of the letters about it, when somebody chose one; else the one in which the candidate read their application. */
  language?: Language
}

export const usualOptions: AssessmentOptions = {
  kind: 'assessment',
  proctored: true,
  practice: false,
  camera: true,
  answers: 'voice',
  extraMinutes: 0,
}

/** Where a sitting stands. It only ever moves forward, except on practice links. */
export type Phase = 'mcq' | 'voice' | 'completed'

/** As the recruiter's list shows it. `expired` and `revoked` are states of the link: nothing was completed. */
export type AssessmentState = 'pending' | 'in-progress' | 'completed' | 'expired' | 'revoked'

/** What was sent to one candidate, and how far they have come. All times are the server's. */
export interface Assessment {
  id: string
  workspaceId: string
  candidateId: string
  options: AssessmentOptions
  /** Where the mail went; not always the address in the resume. */
  candidateEmail: string
  /** From this seed the questions were chosen and their options shuffled. */
  seed: string
  sentBy: string | null
  sentAt: Date
  /** An unused link lives until then. */
  expiresAt: Date
  revokedAt: Date | null
  /** Begin Assessment. Everything below is null before. */
  startedAt: Date | null
  phase: Phase | null
  mcqDeadline: Date | null
  mcqCompletedAt: Date | null
  voiceStartedAt: Date | null
  voiceDeadline: Date | null
  completedAt: Date | null
  /** Whether late answers count: a person's decision. */
  countsLate: boolean
  scores: Scores
}

/** Percentages from 0 to 100, or null for a part that does not exist. Which are still on their way, `waiting` says. */
export interface Scores {
  score: number | null
  audioScore: number | null
  textScore: number | null
  videoScore: number | null
  combinedScore: number | null
}

const noScores: Scores = { score: null, audioScore: null, textScore: null, videoScore: null, combinedScore: null }

/** An assessment that nobody has begun and nobody has withdrawn. */
export const untouched = {
  revokedAt: null,
  startedAt: null,
  phase: null,
  mcqDeadline: null,
  mcqCompletedAt: null,
  voiceStartedAt: null,
  voiceDeadline: null,
  completedAt: null,
  countsLate: false,
  scores: noScores,
} as const satisfies Partial<Assessment>

/** What the link and the clock make of an assessment. */
export function stateOf(
  { revokedAt, completedAt, startedAt, expiresAt }: Pick<Assessment, 'revokedAt' | 'completedAt' | 'startedAt' | 'expiresAt'>,
  now: Date,
): AssessmentState {
  if (completedAt) return 'completed'
  if (revokedAt) return 'revoked'
  // Whoever has begun is not cut off by the day on the mail: the clock of the phase decides.
  if (startedAt) return 'in-progress'
  return expiresAt <= now ? 'expired' : 'pending'
}

/** One question of one assessment, as it was when it was sent. Its id is its own, whatever bank it comes from. */
export interface AskedQuestion {
  id: string
  assessmentId: string
  part: 'mcq' | 'voice'
  /** From 0, within its part. */
  position: number
  text: string
  /** Where it came from; `person` wrote or changed it. */
  source: 'bank' | 'model' | 'person'
  /** The question's id in the bank, also when its words were changed; null for others. Statistics are kept under it. */
  bankId: string | null
  skill: string | null
  level: 1 | 2 | 3 | null
  /** In the order in which this candidate sees them; empty for open questions. */
  options: AskedOption[]
  /** The id of the right option; null for open questions. Never leaves for a candidate. */
  key: string | null
  /** What a good open answer holds; empty for multiple choice. Never leaves for a candidate. */
  points: AskedPoint[]
}

export interface AskedOption {
  id: string
  text: string
  /** Why it is the key, or what is wrong with it; '' when nobody said. For recruiters. */
  why: string
}

export interface AskedPoint {
  id: string
  text: string
  /** Terms that show the idea; one is enough. Empty when only a model could tell. */
  words: string[]
}
