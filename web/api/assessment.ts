import { type Api, callApi } from './client.ts'

/** Where a sitting stands; null before Begin Assessment. */
export type SittingPhase = 'mcq' | 'voice' | 'completed'

/** Instants as the server writes them; null for a phase that has not begun or does not exist. */
export interface Deadlines {
  mcq: string | null
  voice: string | null
}

export interface LinkOptions {
  proctored: boolean
  practice: boolean
  camera: boolean
  answers: 'voice' | 'written'
  extraMinutes: number
}

/** What the server says about a candidate's link, before anything begins and on every reload. */
export interface LinkRecord {
  valid: boolean
  status: 'pending' | 'in-progress' | 'completed' | 'expired' | 'revoked'
  /** Why the link opens nothing, in a sentence. */
  error: string | null
  consent: { version: string; text: string }
  kind: 'assessment' | 'interview'
  options: LinkOptions
  consented: boolean
  phase: SittingPhase | null
  serverTime: string
  deadlines: Deadlines
  counts: { mcq: number; voice: number }
  jobTitle: string
  company: string
  recordingLimitBytes: number
}

export interface ChoiceQuestion {
  id: string
  question: string
  options: string[]
  /** The text of the chosen option. */
  userAnswer: string | null
  /** Of the answer that the server has; 0 without one. */
  revision: number
}

export interface OpenQuestion {
  id: string
  question: string
  status: 'pending' | 'uploaded' | 'invalid' | 'skipped' | 'written'
  /** What the candidate has written, on whichever device; null for what is spoken. */
  text: string | null
  answeredAt: string | null
}

/** Answer of every call that may move the sitting on. */
export interface PhaseAnswer {
  phase: SittingPhase
  serverTime: string
  deadlines: Deadlines
}

export interface QuestionsAnswer extends PhaseAnswer {
  questions: ChoiceQuestion[]
  voiceQuestions: OpenQuestion[]
}

export interface ScoreAnswer {
  /** Per cent, rounded. */
  score: number
  correct: number
  total: number
}

const of = (path: string, token: string) => `${path}/${encodeURIComponent(token)}`

/** 404 for a link that nobody was ever given, 410 when what belonged to it was deleted; otherwise 200, whatever its state. */
export const validateLink = (api: Api, token: string) => api<LinkRecord>(of('/api/validate-assessment', token))

export const storeConsent = (token: string, body: { version: string; allowedToShare: boolean }) =>
  callApi<{ ok: true }>(of('/api/assessment-consent', token), { method: 'POST', body })

/** Repeatable: a reload or another device gets the clock that is already running. */
export const startSitting = (token: string) =>
  callApi<PhaseAnswer & { sessionId: string }>('/api/start-assessment-recording', { method: 'POST', body: { token } })

export const sittingQuestions = (token: string) => callApi<QuestionsAnswer>(of('/api/assessment-questions', token))

/** One answer on its way. Of two, the one with the higher revision counts, whatever the order in which they arrive. */
export interface SentAnswer {
  questionId: string
  userAnswer: string
  revision: number
}

/** Where answers go to; they travel through the outbox, never directly. */
export const answerAddress = (token: string) => of('/api/update-answer', token)
export const eventsAddress = (token: string) => of('/api/assessment-events', token)

export const completeChoices = (token: string) =>
  callApi<PhaseAnswer>('/api/complete-assessment', { method: 'POST', body: { token } })

export const completeVoice = (token: string) =>
  callApi<{ phase: SittingPhase }>('/api/complete-voice-assessment', { method: 'POST', body: { token } })

export const reportEvents = (token: string, events: { type: string; at: string }[]) =>
  callApi<{ violations: number }>(eventsAddress(token), { method: 'POST', body: { events } })

/** Hands in the multiple-choice part and reads its score; on links without supervision only. Repeatable. */
export const submitScore = (token: string, answers: { id: string; question: string; userAnswer: string | null }[]) =>
  callApi<ScoreAnswer>('/api/submit-score', { method: 'POST', body: { token, answers } })

/** Practice links only: the answers go, and a new clock runs. */
export const restartQuiz = (token: string) => callApi<PhaseAnswer>(of('/api/restart-quiz', token), { method: 'POST', body: {} })
