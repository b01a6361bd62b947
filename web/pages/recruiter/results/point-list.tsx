import type { ResultOpenAnswer, ResultOpenQuestion } from '../../../api/results.ts'
import { CheckIcon } from '../../../components/icons.tsx'
import { WithCode } from '../../assessment/mcq/with-code.tsx'
import type { Player } from './use-player.ts'
import { clockOf } from './words.ts'

interface PointListProps {
  question: ResultOpenQuestion
  counted: ResultOpenAnswer | null
  player: Player
  canPlay: boolean
}

const finders = { words: 'Found by its words', model: 'Found by the language model' }

/** What a good answer holds, each with the words that show it; they play their seconds. */
export const PointList = ({ question: { points, score, answers }, counted, player, canPlay }: PointListProps) => {
  if (points.length === 0)
    return (
      <p className="small muted result-points stack gap-2 min-w-0 pl-4 line-left">
        This question has no expected points: listen or read, and judge for yourself.
      </p>
    )
  // Without a score nobody has looked yet, unless there is nothing to look at.
  const isJudged = score !== null || (counted === null && answers.length > 0)
  return (
    <div className="result-points stack gap-2 min-w-0 pl-4 line-left">
      <h4 className="text-2">Expected points</h4>
      <ul className="bare stack gap-3">
        {points.map(({ id, text, found, by, quote, startMs, endMs }) => (
          <li className="grid gap-2 break-anywhere" key={id} data-found={found || undefined}>
            <span className={`min-h-6 grid place-center bold ${found ? 'text-success' : 'muted'}`} aria-hidden="true">
              {found ? <CheckIcon /> : isJudged ? '–' : '·'}
            </span>
            <div>
              <p>
                <WithCode text={text} />
                <span className="visually-hidden">{found ? ', found' : isJudged ? ', not found' : ', not judged yet'}</span>
              </p>
              {found && quote && (
                <p className="small">
                  {canPlay && startMs !== null ? (
                    <button
                      type="button"
                      className="link-button result-quote min-h-6 text-left"
                      onClick={() => player.playFrom(startMs, endMs)}
                      title="Play these seconds"
                    >
                      <span className="numeric nowrap">▶ {clockOf(startMs)}</span> “{quote}”
                    </button>
                  ) : (
                    <q>{quote}</q>
                  )}
                </p>
              )}
              {found && by && <p className="small muted">{finders[by]}</p>}
              {!found && isJudged && <p className="small muted">Not found</p>}
            </div>
          </li>
        ))}
      </ul>
      {!isJudged && counted && <p className="small muted">{unjudged(counted)}</p>}
    </div>
  )
}

/** Why nobody knows which points an answer holds. */
function unjudged({ state, transcript }: ResultOpenAnswer): string {
  if (transcript?.state === 'waiting') return 'They are checked as soon as the transcript is ready.'
  if (transcript?.state === 'done' || state === 'written')
    return 'Not judged: these points need a language model. Judge for yourself.'
  return 'Not judged: there is no transcript.'
}
