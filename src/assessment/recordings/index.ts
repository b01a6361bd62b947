import type { OpenAnswer, Recording, RecordingsPorts, StoredMedia } from '../recordings-ports.ts'
import type { Tools } from '../tools.ts'
import { hasGaps } from './has-gaps.ts'
import { takeAnswers } from './take-answers.ts'
import { takeRecordings } from './take-recordings.ts'
import { wholeRecordings } from './whole-recordings.ts'

export type { OpenAnswers, Recordings, RecordingsPorts } from '../recordings-ports.ts'
export interface RecordingsContext extends Tools, Omit<RecordingsPorts, keyof Tools> {
  /** Plans the transcription of a stored answer, in the caller's transaction. */
  hear(answerId: string): Promise<void>
}

/** What a recruiter can watch. */
export interface WatchedRecording extends Recording {
  /** Null while its pieces arrive, and once it was deleted for its age. */
  file: StoredMedia | null
  /** Pieces in between never came: it jumps there. */
  incomplete: boolean
}

/** Everything that arrives as bytes from a candidate, and what becomes of it. */
export function createRecordings(context: RecordingsContext) {
  const { openAnswers, recordings, jobs, transcriber, uploadFolder: folder } = context
  const whole = wholeRecordings({ ...context, folder })
  const answers = takeAnswers(context)
  return {
    ...answers,
    /** Whether what is said is written down by itself. */
    transcribes: transcriber.available,
    ...takeRecordings({ ...context, wholeRecordings: whole.wholeRecordings }),
    wholeRecordings: whole.wholeRecordings,

    /** Every attempt at the open questions of an assessment, oldest first, with the recording where there is one. */
    openAnswersOf: (assessmentId: string): Promise<(OpenAnswer & { file: StoredMedia | null })[]> =>
      openAnswers.ofAssessment(assessmentId),

    /** Cameras first, each device's parts in their order: they play one after the other. */
    async recordingsOf(assessmentId: string): Promise<WatchedRecording[]> {
      const numbers = await recordings.numbersOf(assessmentId)
      const found = await recordings.ofAssessment(assessmentId)
      return found.map((recording) => ({ ...recording, incomplete: hasGaps(numbers.get(recording.id) ?? []) }))
    },

    /** Forgets, in the caller's transaction, what was said, written and recorded: a practice link begins anew. */
    async forgetRecorded(assessmentId: string): Promise<void> {
      const keys = [...(await openAnswers.removeOf(assessmentId)), ...(await recordings.removeOf(assessmentId))]
      if (keys.length > 0) await jobs.add({ kind: 'sweep-files', payload: { keys } })
    },

    jobs: whole.jobs,
  }
}
