import { Link } from 'react-router'
import type { AskAnswer } from '../../../api/ask.ts'
import { candidateAddress, compareAddress, leastCompared, mostCompared } from '../../../api/ranking.ts'

/** Sentences of the answer, each with the candidates it rests on. */
export const AnswerText = ({ answer }: { answer: AskAnswer }) => {
  const { answer: said, cited, asks } = answer
  const names = new Map(cited.map(({ _id, name }) => [_id, name]))
  const compared = cited.map(({ _id }) => _id)
  return (
    <section aria-labelledby="ask-answer" className="ask-answer p-4 outlined rounded-4 surface-accent-light">
      <h2 id="ask-answer">Answer</h2>
      <div role="status">
        {said.sentences.map(({ text, cites }) => (
          <p key={text}>
            {withLinks(text, cites, names).map(({ text: part, id }) =>
              id ? (
                <Link key={id} to={candidateAddress(id)} className="ask-cite text-accent strong">
                  {part}
                </Link>
              ) : (
                part
              ),
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

/** The sentence in parts: each name leads to whom it cites, in their order; whose name is not in it follows at its end. */
export const withLinks = (text: string, cites: readonly string[], names: ReadonlyMap<string, string>) => {
  const parts: { text: string; id: string | null }[] = []
  let rest = text
  for (const id of cites) {
    const name = names.get(id) ?? 'Candidate'
    const at = rest.indexOf(name)
    if (at < 0) {
      parts.push({ text: rest === '' ? ' ' : `${rest} `, id: null }, { text: name, id })
      rest = ''
      continue
    }
    parts.push({ text: rest.slice(0, at), id: null }, { text: name, id })
    rest = rest.slice(at + name.length)
  }
  return [...parts, { text: rest, id: null }].filter((part) => part.text !== '')
}
