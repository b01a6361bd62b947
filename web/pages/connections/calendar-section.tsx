import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { FeedRecord } from '#src/contracts/connections/records.ts'
import { said } from '../../api/client.ts'
import { endCalendarFeed, makeCalendarFeed } from '../../api/connections.ts'
import { Refusal } from '../../components/form-footer.tsx'
import { dayOf } from '../../dates.ts'
import { Moment } from '../../words/moment.tsx'
import { useConfirmed } from '../admin/use-confirmed.tsx'
import { SecretDialog } from './secret-dialog.tsx'

interface CalendarSectionProps {
  feed: FeedRecord | null
  onChanged: () => Promise<void>
}

export const CalendarSection = ({ feed, onChanged }: CalendarSectionProps) => {
  const [url, setUrl] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { ask, dialog } = useConfirmed()
  const make = async () => {
    const answer = await makeCalendarFeed()
    if (answer.ok) setUrl(answer.data.url)
    return answer
  }
  const handleMake = async () => {
    setRefusal(null)
    const answer = await make()
    if (!answer.ok) return setRefusal(said(answer.failure, 'The address could not be made. Please try again.'))
    await onChanged()
  }
  const handleAgain = () =>
    ask({
      title: 'Make a new address?',
      text: 'The old address stops working. Calendars that use it get no updates until you give them the new one.',
      run: make,
      failed: 'Failed to make an address',
      onDone: onChanged,
    })
  const handleEnd = () =>
    ask({
      title: 'End the address?',
      text: 'Calendars that use it get no more updates.',
      destructive: true,
      run: endCalendarFeed,
      failed: 'Failed to end the address',
      onDone: onChanged,
    })
  return (
    <section className="stack gap-3" aria-labelledby="calendar">
      <h2 id="calendar">Your calendar</h2>
      <div className="panel stack gap-3">
        <p>
          Subscribe to the interviews you hold, in Google Calendar, Outlook, Apple Calendar or another program. It sees the job,
          the time and the place, not who the candidate is.
        </p>
        {feed && (
          <p className="muted small">
            Made on {dayOf(feed.createdAt)} ·{' '}
            {feed.lastReadAt ? (
              <>
                last read <Moment at={feed.lastReadAt} />
              </>
            ) : (
              'not read yet'
            )}
          </p>
        )}
        {refusal && <Refusal>{refusal}</Refusal>}
        <div className="row">
          {feed ? (
            <>
              <Button size="2" variant="soft" color="gray" onClick={handleAgain}>
                New address
              </Button>
              <Button size="2" variant="soft" color="red" onClick={handleEnd}>
                End it
              </Button>
            </>
          ) : (
            <Button variant="soft" color="gray" size="2" onClick={() => void handleMake()}>
              Make an address
            </Button>
          )}
        </div>
      </div>
      <SecretDialog title="Your calendar's address" label="Address" secret={url} onClose={() => setUrl(null)}>
        Paste it where your calendar program subscribes to a calendar. It is shown this once; whoever has it sees your interviews.
      </SecretDialog>
      {dialog}
    </section>
  )
}
