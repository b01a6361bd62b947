import type { Actor } from '../ports.ts'
import type { Tools } from '../tools.ts'
import type { Transcript, TranscriptionPorts } from '../transcription-ports.ts'
import { NoTranscriber } from './errors.ts'
import { hearAnswers } from './hear.ts'
import { createRescore } from './rescore.ts'

export { isDoubtful } from './constants.ts'
export { countedAnswer, countedChoices } from './rescore.ts'

/** From stored answers to their words, points and scores. */
export function createTranscription(context: Tools & Omit<TranscriptionPorts, keyof Tools>) {
  const { owned, openAnswers, transcripts, transcriber, transaction } = context
  const rescore = createRescore(context)
  const { hear, jobs } = hearAnswers({ ...context, rescore })
  return {
    hear,
    rescore,
    /** What was understood of each answer, by the answer's id. */
    transcriptsOf: async (assessmentId: string): Promise<Map<string, Transcript>> =>
      new Map((await transcripts.ofAssessment(assessmentId)).map((transcript) => [transcript.answerId, transcript])),
    /**
     * Listens once more to every spoken answer and reads every written one: after a failure, or because a transcriber, a model
     * or a better one is there now. Rejects with `NoTranscriber`.
     */
    async transcribeAgain(by: Pick<Actor, 'workspaceId'>, assessmentId: string): Promise<void> {
      await owned(by, assessmentId)
      await transaction(async () => {
        const answers = (await openAnswers.ofAssessment(assessmentId)).filter(
          ({ state, file }) => (state === 'uploaded' && file !== null) || state === 'written',
        )
        if (!transcriber.available && answers.some(({ state }) => state === 'uploaded')) throw new NoTranscriber()
        for (const { id } of answers) await hear(id)
        await rescore(assessmentId)
      })
    },
    jobs,
  }
}
