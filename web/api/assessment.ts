import { type AnswerTo, type Api, addressOf, callApi } from './client.ts'

/** What the server says about a candidate's link, before anything begins and on every reload. */
export type LinkRecord = AnswerTo<'GET /api/validate-assessment/:token'>

/** Where a sitting stands; null before Begin Assessment. */
export type SittingPhase = NonNullable<LinkRecord['phase']>

/** Instants as the server writes them; null for a phase that has not begun or does not exist. */
export type Deadlines = LinkRecord['deadlines']

/** Answer of every call that may move the sitting on. */
export type PhaseAnswer = Pick<LinkRecord, 'phase' | 'serverTime' | 'deadlines'>

export type QuestionsAnswer = AnswerTo<'GET /api/assessment-questions/:token'>

export type ChoiceQuestion = QuestionsAnswer['questions'][number]

export type OpenQuestion = QuestionsAnswer['voiceQuestions'][number]

export type ScoreAnswer = AnswerTo<'POST /api/submit-score'>

/** 404 for a link that nobody was ever given, 410 when what belonged to it was deleted; otherwise 200, whatever its state. */
export const validateLink = (api: Api, token: string) => api('GET /api/validate-assessment/:token', { params: { token } })

export const storeConsent = (token: string, body: { version: string; allowedToShare: boolean }) =>
  callApi('POST /api/assessment-consent/:token', { params: { token }, body })

/** Repeatable: a reload or another device gets the clock that is already running. */
export const startSitting = (token: string) => callApi('POST /api/start-assessment-recording', { body: { token } })

export const sittingQuestions = (token: string) => callApi('GET /api/assessment-questions/:token', { params: { token } })

/** One answer on its way. Of two, the one with the higher revision counts, whatever the order in which they arrive. */
export interface SentAnswer {
  questionId: string
  userAnswer: string
  revision: number
}

/** Where answers go to; they travel through the outbox, never directly. */
export const answerAddress = (token: string) => addressOf('PATCH /api/update-answer/:token', { params: { token } })
export const eventsAddress = (token: string) => addressOf('POST /api/assessment-events/:token', { params: { token } })

export const completeChoices = (token: string) => callApi('POST /api/complete-assessment', { body: { token } })

export const completeVoice = (token: string) => callApi('POST /api/complete-voice-assessment', { body: { token } })

export const reportEvents = (token: string, events: { type: string; at: string }[]) =>
  callApi('POST /api/assessment-events/:token', { params: { token }, body: { events } })

/** Hands in the multiple-choice part and reads its score; on links without supervision only. Repeatable. */
export const submitScore = (token: string, answers: { id: string; question: string; userAnswer: string | null }[]) =>
  callApi('POST /api/submit-score', { body: { token, answers } })

/** Practice links only: the answers go, and a new clock runs. */
export const restartQuiz = (token: string) => callApi('POST /api/restart-quiz/:token', { params: { token }, body: {} })
