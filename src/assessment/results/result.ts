import type { AskedQuestion, Assessment, AssessmentState } from '../assessment.ts'
import type { WatchedRecording } from '../recordings/index.ts'
import type { OpenAnswer, StoredMedia } from '../recordings-ports.ts'
import type { Rating, ReceivedChoice, Results } from '../results-ports.ts'
import type { Transcript } from '../transcription-ports.ts'

export interface OpenResult {
  question: AskedQuestion
  answers: (OpenAnswer & { file: StoredMedia | null; transcript: Transcript | null })[]
  /** The one that the score is made of. */
  counted: string | null
}

/** Everything about one sitting. */
export interface Result {
  assessment: Assessment
  state: AssessmentState
  candidateName: string | null
  jobTitle: string
  consent: Awaited<ReturnType<Results['consentOf']>>
  choices: { question: AskedQuestion; inTime: ReceivedChoice | null; late: ReceivedChoice | null; isRight: boolean }[]
  open: OpenResult[]
  recordings: WatchedRecording[]
  events: Awaited<ReturnType<Results['eventsOf']>>
  violations: number
  rating: (Rating & { byName: string | null }) | null
  /** A part of the score is on its way. */
  waiting: boolean
  transcriber: { name: string; available: boolean }
}
