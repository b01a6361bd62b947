import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { type AskAnswer, type AskFilter, askAddress } from '../../../api/ask.ts'

/** Who made the filters of the question, and what of it was left out. */
export const ReadBy = ({ answer, onTake }: { answer: AskAnswer; onTake: (condition: AskFilter) => void }) => {
  const { by, modelAway, notUnderstood, suggestions, question } = answer
  return (
    <div className="stack gap-1 mt-2 text-2 break-anywhere">
      {by === 'person' && (
        <p className="muted">
          You changed the filters. {question && <Link to={askAddress({ question })}>Read the question again</Link>}
        </p>
      )}
      {by === 'model' && (
        <p className="muted">The language model turned the question into filters; the answer is counted, not written by it.</p>
      )}
      {by === 'rules' && modelAway && (
        <p className="muted">The language model did not answer in time, so the question was read by rules.</p>
      )}
      {notUnderstood.length > 0 && <p>I did not use: {notUnderstood.map((word) => `“${word}”`).join(', ')}.</p>}
      {suggestions.map(({ words, condition }) => (
        <p key={words} className="ask-suggestion">
          Did you mean{' '}
          <Button variant="soft" color="gray" size="1" onClick={() => onTake(condition)}>
            {condition.text}
          </Button>{' '}
          by “{words}”?
        </p>
      ))}
    </div>
  )
}
