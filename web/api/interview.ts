import { callApi } from './client.ts'

export interface TranscribedAnswer {
  id: string
  question: string
  state: 'waiting' | 'done' | 'failed' | 'none' | 'skipped' | 'invalid'
  text: string
}

export interface TranscriptAnswer {
  /** False where no program writes down what is said. */
  available: boolean
  answers: TranscribedAnswer[]
}

/** A candidate's own words, as far as they were written down by now. */
export const interviewTranscript = (token: string) => callApi('GET /api/interview-transcript/:token', { params: { token } })
