import type { AssessmentKind, AssessmentOptions, AssessmentState, Phase } from './assessment.ts'
import type { EventType } from './constants.ts'

/** One sitting as a recruiter reads it: with keys, transcripts and recordings. Links end after two hours. */
export interface ResultRecord {
  _id: string
  candidateId: string
  candidateName: string | null
  candidateEmail: string
  jobTitle: string
  kind: AssessmentKind
  options: AssessmentOptions
  status: AssessmentState
  phase: Phase | null
  sentAt: string
  expiresAt: string
  startedAt: string | null
  mcqCompletedAt: string | null
  voiceStartedAt: string | null
  completedAt: string | null
  deadlines: { mcq: string | null; voice: string | null }
  testScore: {
    score: number | null
    audioScore: number | null
    textScore: number | null
    videoScore: number | null
    combinedScore: number | null
  }
  /** A part of the score is on its way. */
  waiting: boolean
  countsLate: boolean
  consent: { version: string; text: string; allowedToShare: boolean; at: string } | null
  questions: ResultQuestion[]
  voiceQuestions: ResultOpenQuestion[]
  recordings: ResultRecording[]
  events: { type: EventType; at: string }[]
  violations: number
  rating: { video: number; note: string; by: string | null; at: string } | null
  transcriber: { name: string; available: boolean }
}

export interface ResultQuestion {
  id: string
  question: string
  skill: string | null
  level: number | null
  source: 'bank' | 'model' | 'person'
  options: { id: string; text: string; why: string; isKey: boolean }[]
  /** The id of the option that was chosen in time. */
  answer: { option: string; at: string } | null
  /** What was chosen when the time was over; it stands beside the other. */
  lateAnswer: { option: string; at: string } | null
  /** Whether the answer that counts is right. */
  isRight: boolean
}

export interface ResultOpenQuestion {
  id: string
  question: string
  level: number | null
  source: 'bank' | 'model' | 'person'
  /** Oldest first. */
  answers: ResultOpenAnswer[]
  /** What a good answer holds, each with what shows it in the answer that counts. */
  points: {
    id: string
    text: string
    found: boolean
    by: 'words' | 'model' | null
    quote: string | null
    startMs: number | null
    endMs: number | null
  }[]
  /** Of the answer that counts; null while unknown, and for questions without points. */
  score: number | null
}

export interface ResultOpenAnswer {
  _id: string
  state: 'uploaded' | 'invalid' | 'skipped' | 'written'
  reason: 'silence' | 'too-short' | 'not-audio' | null
  late: boolean
  /** Whether it is the one the score is made of. */
  counts: boolean
  durationMs: number | null
  /** A written answer. */
  text: string | null
  at: string
  /** Plays it; null for what was not spoken and once it was deleted for its age. */
  url: string | null
  transcript: {
    state: 'waiting' | 'done' | 'failed' | 'none'
    transcriber: string | null
    text: string
    segments: { startMs: number; endMs: number; text: string; doubtful: boolean }[]
    error: string | null
  } | null
}

export interface ResultRecording {
  _id: string
  device: 'camera' | 'screen'
  part: number
  type: string
  state: 'arriving' | 'whole' | 'expired'
  /** Pieces in between never came. */
  incomplete: boolean
  bytes: number
  startedAt: string
  endedAt: string
  url: string | null
}

/** A question of the bank with how it has gone in this workspace. */
export interface ItemRecord {
  id: string
  part: 'mcq' | 'voice'
  question: string
  skill: string | null
  level: number | null
  exposure: number
  lastAskedAt: string | null
  outcomes: number
  /** 0 to 1; the higher, the easier. */
  difficulty: number | null
  /** -1 to 1. */
  discrimination: number | null
  retiredAt: string | null
}
