import { Link } from 'react-router'
import type { AskAnswer } from '../../../api/ask.ts'
import { candidateAddress, compareAddress, leastCompared, mostCompared } from '../../../api/ranking.ts'

/** Sentences of the answer, each with the candidates it rests on. */
export const AnswerText = ({ answer }: { answer: AskAnswer }) => {
  const { answer: said, cited, asks } = answer
  const names = new Map(cited.map(({ _id, name }) => [_id, name]))
  const compared = cited.map(({ _id }) => _id)
  return (
    <section aria-labelledby="ask-answer" className="ask-answer">
      <h2 id="ask-answer">Answer</h2>
      <div role="status">
        {said.sentences.map(({ text, cites }) => (
          <p key={text}>
            {text}
            {cites.length > 0 && (
              <span className="ask-cites">
                {cites.map((id) => (
                  <Link key={id} to={candidateAddress(id)} className="ask-cite">
                    {names.get(id) ?? 'Candidate'}
                  </Link>
                ))}
              </span>
            )}
          </p>
        ))}
      </div>
      {asks.kind === 'compare' && compared.length >= leastCompared && compared.length <= mostCompared && (
        <p>
          <Link to={compareAddress(compared)}>Compare them side by side</Link>
        </p>
      )}
    </section>
  )
}
