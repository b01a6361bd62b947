import { hashOf } from '#src/shared/secrets.ts'
import { DeadlinePassed, InvalidInput, QuestionNotFound } from '../errors.ts'
import type { AnswerPlace, SittingPorts } from '../sitting-ports.ts'
import { mcqIsOver } from './clock.ts'
import { mustBeBegun } from './link-state.ts'

export interface GivenAnswer {
  questionId: string
  /** The text of an option. */
  answer: string
  /** Counted by the candidate's page; an older one changes nothing. Null follows whatever is there. */
  revision: number | null
}

export interface SavedAnswer {
  revision: number
  /** It came after the deadline, and is kept beside what came in time. */
  late: boolean
}

export function answering({ opened, sittings, transaction, clock }: SittingPorts) {
  /** Rejects with what is wrong with a link that opens nothing. */
  const placeOf = async (token: string, tokenHash: string, questionId: string): Promise<AnswerPlace> => {
    const place = await sittings.answerPlace(tokenHash, questionId)
    if (place) return place
    await opened(token)
    throw new QuestionNotFound()
  }

  /** Decides and keeps, in the caller's transaction: nobody can end the part in between. */
  async function keep(
    { assessment, ended }: AnswerPlace,
    { questionId, revision }: GivenAnswer,
    optionId: string,
    receivedAt: Date,
  ): Promise<SavedAnswer> {
    mustBeBegun(assessment, ended)
    const late = mcqIsOver(assessment, receivedAt)
    if (late && revision !== null) {
      // What was acknowledged in time and is sent again, or was overtaken on its way, brings nothing new.
      const inTime = await sittings.answerInTime(questionId)
      const isKnown = inTime && (revision < inTime.revision || (revision === inTime.revision && optionId === inTime.optionId))
      if (isKnown) return { revision: inTime.revision, late: false }
    }
    const answer = { assessmentId: assessment.id, questionId, optionId, revision, late, receivedAt }
    return { revision: await sittings.saveAnswer(answer), late }
  }

  return {
    /**
     * Keeps one answer; it is durable when this resolves. Rejects with `DeadlinePassed` for a late one, which is kept as well
     * but never replaces one that came in time.
     */
    async answer(token: string, given: GivenAnswer): Promise<{ revision: number }> {
      const receivedAt = clock.now()
      const tokenHash = hashOf(token)
      const { assessment, ended, options } = await placeOf(token, tokenHash, given.questionId)
      // Whoever is too early hears so first, whatever they send.
      mustBeBegun(assessment, ended)
      if (!options) throw new QuestionNotFound()
      const optionId = options.find(({ text }) => text === given.answer)?.id
      if (optionId === undefined) throw new InvalidInput('userAnswer', 'This is not one of the options.')
      // Answers of one sitting follow each other; those of others need not wait for them.
      const saved = await transaction(
        async () => keep(await placeOf(token, tokenHash, given.questionId), given, optionId, receivedAt),
        { on: `sitting:${tokenHash}` },
      )
      if (saved.late) throw new DeadlinePassed()
      return { revision: saved.revision }
    },
  }
}
