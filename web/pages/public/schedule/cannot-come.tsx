import { maximumWords } from '#src/scheduling/constants.ts'
import { scheduleAddress } from '../../../api/scheduling.ts'

interface CannotComeProps {
  token: string
  isBooked: boolean
  hostName: string
}

/** Behind a summary, so that nobody cancels by a slip of the hand. */
export const CannotCome = ({ token, isBooked, hostName }: CannotComeProps) => (
  <details className="schedule-more">
    <summary>{isBooked ? 'I can’t come' : 'None of these times suits me'}</summary>
    <form method="post" action={`${scheduleAddress(token)}/cancel`} className="stack gap-3">
      <p>
        {isBooked
          ? `The interview is cancelled, and ${hostName} is told.`
          : `${hostName} is told, and this invitation ends. You may get another one.`}
      </p>
      <div className="field">
        <label className="field-label" htmlFor="words">
          A few words for {hostName}
          <span className="field-optional"> (optional)</span>
        </label>
        <textarea className="input" id="words" name="words" rows={3} maxLength={maximumWords} />
      </div>
      <div>
        <button type="submit" className="schedule-button" data-tone="danger">
          {isBooked ? 'Cancel the interview' : 'Send'}
        </button>
      </div>
    </form>
  </details>
)
