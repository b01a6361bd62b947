import type { AskedOption, Assessment } from './assessment.ts'
import type { EventType } from './constants.ts'
import type { Tools } from './tools.ts'

/** What a candidate agreed to, with the words that were shown. */
export interface Consent {
  version: string
  text: string
  /** Whether the workspace may hand the result on. */
  allowedToShare: boolean
  at: Date
}

/** Where one answer to a multiple-choice question belongs. */
export interface AnswerPlace {
  assessment: Pick<Assessment, 'id' | 'startedAt' | 'phase' | 'mcqDeadline' | 'mcqCompletedAt' | 'completedAt' | 'revokedAt'>
  /** A newer link took this one's place. */
  ended: boolean
  /** Of the question; null when this assessment has no such multiple-choice question. */
  options: AskedOption[] | null
}

/** The last answer to a question in time, or the last late one. */
export interface ChosenAnswer {
  questionId: string
  optionId: string
  revision: number
  late: boolean
}

/** One attempt at an open question, with what was understood of it. */
export interface OpenAttempt {
  questionId: string
  state: 'uploaded' | 'invalid' | 'skipped' | 'written'
  /** A written answer. */
  text: string | null
  late: boolean
  receivedAt: Date
  /** Null while nobody has begun to listen to it. */
  transcript: { state: 'waiting' | 'done' | 'failed' | 'none'; text: string } | null
}

export interface TabEvent {
  type: EventType
  at: Date
}

/** What is kept of a candidate who sits. Writes take part in the caller's transaction. */
export interface Sittings {
  consentOf(assessmentId: string): Promise<Consent | null>
  /** Keeps the first consent; a later one changes nothing. */
  consent(assessmentId: string, consent: Consent): Promise<void>
  /** Asked for every answer of every candidate. Null for a link that opens nothing. */
  answerPlace(tokenHash: string, questionId: string): Promise<AnswerPlace | null>
  /**
   * Keeps an answer unless one with a higher revision is there, and resolves to the revision that now is. Without a revision
   * it follows whatever is there. Answers in time and late ones are kept beside each other.
   */
  saveAnswer(
    answer: Omit<ChosenAnswer, 'revision'> & { assessmentId: string; revision: number | null; receivedAt: Date },
  ): Promise<number>
  /** What was chosen in time; null when nothing was. */
  answerInTime(questionId: string): Promise<ChosenAnswer | null>
  answersOf(assessmentId: string): Promise<ChosenAnswer[]>
  /** Oldest first. */
  openAttempts(assessmentId: string): Promise<OpenAttempt[]>
  /** Keeps as many as there is room for below `limit` of the whole sitting; the same event twice is one. */
  addEvents(assessmentId: string, events: TabEvent[], receivedAt: Date, limit: number): Promise<void>
  /** How often the candidate left the page. */
  violations(assessmentId: string): Promise<number>
  /** Forgets choices and events, for whoever practises once more. */
  clear(assessmentId: string): Promise<void>
}

/** What taking an assessment needs: the tools of the room, and what its neighbours do. */
export interface SittingPorts extends Tools {
  sittings: Sittings
  /** Recomputes the scores from what is stored, and announces them. */
  rescore(assessmentId: string): Promise<void>
  /** In the transaction that completes a sitting: tells the recruiter if they want to be told. */
  finished(assessment: Assessment): Promise<void>
  /** In the caller's transaction: every open question without an answer is skipped. */
  skipUnanswered(assessmentId: string): Promise<void>
  /** In the caller's transaction: queues putting the chunks of recordings together. */
  wholeRecordings(assessmentId: string): Promise<void>
  /** In the caller's transaction: forgets what was said, written and recorded, for whoever practises once more. */
  forgetRecorded(assessmentId: string): Promise<void>
}
