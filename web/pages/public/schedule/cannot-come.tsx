import { maximumWords } from '#src/scheduling/constants.ts'
import { fill } from '#src/words/fill.ts'
import { scheduleAddress } from '../../../api/scheduling.ts'
import { useWords } from '../../../words/words.ts'

interface CannotComeProps {
  token: string
  isBooked: boolean
  hostName: string
}

/** Behind a summary, so that nobody cancels by a slip of the hand. */
export const CannotCome = ({ token, isBooked, hostName: host }: CannotComeProps) => {
  const words = useWords('schedule')
  const { optional } = useWords('common')
  return (
    <details className="pad outlined rounded-4">
      <summary>{isBooked ? words.cannotCome : words.noneSuits}</summary>
      <form method="post" action={`${scheduleAddress(token)}/cancel`} className="stack gap-3 mt-3">
        <p>{fill(isBooked ? words.cancelMeans : words.declineMeans, { host })}</p>
        <div className="field">
          <label className="field-label" htmlFor="words">
            {fill(words.fewWords, { host })}
            <span className="field-optional">{` ${optional}`}</span>
          </label>
          <textarea className="input" id="words" name="words" rows={3} maxLength={maximumWords} />
        </div>
        <div>
          <button type="submit" className="job-button" data-tone="danger">
            {isBooked ? words.cancelInterview : words.send}
          </button>
        </div>
      </form>
    </details>
  )
}
