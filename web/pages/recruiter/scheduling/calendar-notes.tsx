import { Button } from '@radix-ui/themes'
import type { CallResult } from '../../../api/client.ts'
import type { FreeTimesAnswer } from '../../../api/scheduling.ts'
import { Notice } from '../../../components/notice.tsx'
import { momentOf } from '../../../dates.ts'

interface CalendarNotesProps {
  answer: CallResult<FreeTimesAnswer> | null
  me: string
  /** Whether the times are offered although a calendar could not be asked. */
  unchecked: boolean
  error: string | null
  onUnchecked: (unchecked: boolean) => void
  onAgain: () => void
}

const namesOf = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** What is known of the calendars beside the times: asked, away, not connected. */
export const CalendarNotes = ({ answer, me, unchecked, error, onUnchecked, onAgain }: CalendarNotesProps) => {
  const allTheSame = (
    <>
      <label className="check">
        <input type="checkbox" checked={unchecked} onChange={({ target }) => onUnchecked(target.checked)} />
        <span>Offer the times I choose all the same</span>
      </label>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
  if (answer === null)
    return (
      <p className="small muted" role="status">
        Looking up when everyone is free…
      </p>
    )
  if (!answer.ok)
    return (
      <Notice tone="warning" announce>
        <p>We could not look up when people are free. The times you choose are checked when you offer them.</p>
        {error && allTheSame}
        <Button type="button" size="1" variant="soft" color="gray" onClick={onAgain}>
          Try again
        </Button>
      </Notice>
    )
  const { people } = answer.data
  const named = (some: FreeTimesAnswer['people']) => namesOf(some.map(({ _id, fullName }) => (_id === me ? 'you' : fullName)))
  const away = people.filter(({ calendars }) => calendars === 'away')
  const none = people.filter(({ calendars }) => calendars === 'none')
  const assumed = people.filter(({ hasOwnHours }) => !hasOwnHours)
  return (
    <div className="stack gap-2">
      {away.length > 0 && (
        <Notice tone="warning" announce>
          {away.map(({ _id, fullName, readAt }) => (
            <p key={_id}>
              {_id === me ? 'Your calendar' : `The calendar of ${fullName}`} is not answering.{' '}
              {readAt ? `What is shown was read ${momentOf(readAt)}.` : 'What is in it is not known.'}
            </p>
          ))}
          <p>No times are suggested until it answers.</p>
          {allTheSame}
          <Button type="button" size="1" variant="soft" color="gray" onClick={onAgain}>
            Ask it again
          </Button>
        </Notice>
      )}
      {/* A calendar went away after it was asked for this page. */}
      {away.length === 0 && error && <Notice tone="warning">{allTheSame}</Notice>}
      {none.length > 0 && (
        <p className="small muted">No calendar connected: {named(none)}. Only interviews booked here count as taken.</p>
      )}
      {assumed.length > 0 && (
        <p className="small muted">No working hours set: {named(assumed)}. Monday to Friday, 9:00 to 17:00 is assumed.</p>
      )}
    </div>
  )
}
