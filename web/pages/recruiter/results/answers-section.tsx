import { OpenQuestion } from './open-question.tsx'
import type { PartProps } from './use-result.ts'

/** Every open question with what was answered, what was understood of it, and which expected points it holds. */
export const AnswersSection = (part: PartProps) => {
  const { voiceQuestions, options, transcriber } = part.result
  const isWritten = options.answers === 'written'
  return (
    <section id="answers" className="stack gap-3" aria-labelledby="answers-heading">
      <div className="result-section-head row justify-between gap-2-4">
        <h2 id="answers-heading">
          {isWritten ? 'Written answers' : 'Spoken answers'} <span className="muted">{voiceQuestions.length}</span>
        </h2>
      </div>
      {!isWritten && !transcriber.available && (
        <p className="muted">
          Transcription is not set up on this server: listen to the answers. They do not count toward the combined score.
        </p>
      )}
      <ol className="stack gap-3">
        {voiceQuestions.map((question, place) => (
          <OpenQuestion key={question.id} question={question} number={place + 1} {...part} />
        ))}
      </ol>
    </section>
  )
}
