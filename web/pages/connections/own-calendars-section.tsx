import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnCalendarRecord, OwnCalendarsAnswer } from '#src/scheduling/views.ts'
import { at } from '../../address.ts'
import { type CallFailure, said } from '../../api/client.ts'
import { beginCalendar, connectCalendar, disconnectCalendar, readCalendar } from '../../api/connections.ts'
import { fieldError } from '../../api/hiring.ts'
import { TextField } from '../../components/field.tsx'
import { FormFooter, Refusal } from '../../components/form-footer.tsx'
import { formValues } from '../../components/form-values.ts'
import { Notice } from '../../components/notice.tsx'
import { momentOf } from '../../dates.ts'
import { useConfirmed } from '../admin/use-confirmed.tsx'
import { WorkingHoursForm } from './working-hours-form.tsx'

interface OwnCalendarsSectionProps extends OwnCalendarsAnswer {
  onChanged: () => Promise<void>
}

const names = { caldav: 'CalDAV', google: 'Google Calendar', microsoft: 'Outlook and Microsoft 365' }

const troubles: Record<NonNullable<OwnCalendarRecord['trouble']>['why'], string> = {
  away: 'It is not answering. The times that were read last still count as taken.',
  refused: 'It no longer lets us in. Disconnect it and connect it again.',
  'not-found': 'The calendar is no longer there. Disconnect it and connect it again.',
  'not-allowed': 'This server may not connect to it. Ask whoever runs the server.',
}

/** What a provider's page has come to, by the word in the address. */
const arrivals: Record<string, ['success' | 'warning', string]> = {
  connected: ['success', 'The calendar is connected.'],
  calendar_refused: ['warning', 'The calendar was not connected: the permission was not given, or it took too long.'],
  calendar_away: ['warning', 'The calendar was not connected: its provider did not answer. Please try again.'],
  too_many_calendars: ['warning', 'You have connected as many calendars as can be asked. Disconnect one first.'],
}

/** Calendars that are asked before somebody is offered times, and when interviews suit. */
export const OwnCalendarsSection = ({ calendars, hours, kinds, onChanged }: OwnCalendarsSectionProps) => {
  const { search } = useLocation()
  const arrival = arrivals[new URLSearchParams(search).get('calendar') ?? '']
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const { ask, dialog } = useConfirmed()
  const handleProvider = async (kind: 'google' | 'microsoft') => {
    setRefusal(null)
    setBusy(kind)
    const answer = await beginCalendar(kind)
    if (answer.ok) return location.assign(at(answer.data.address))
    setBusy(null)
    setRefusal(said(answer.failure, 'The calendar could not be connected. Please try again.'))
  }
  const handleRead = async (id: string) => {
    setRefusal(null)
    setBusy(id)
    const answer = await readCalendar(id)
    setBusy(null)
    if (!answer.ok) return setRefusal(said(answer.failure, 'The calendar could not be asked. Please try again.'))
    await onChanged()
  }
  const handleDisconnect = ({ _id, label }: OwnCalendarRecord) =>
    ask({
      title: `Disconnect ${label}?`,
      text: 'Its events will no longer count as taken. The password or permission kept here is deleted.',
      destructive: true,
      run: () => disconnectCalendar(_id),
      failed: 'Failed to disconnect the calendar',
      onDone: onChanged,
    })
  return (
    <section className="stack gap-3" aria-labelledby="your-calendars">
      <h2 id="your-calendars">When you are free</h2>
      <div className="panel stack gap-3">
        <h3>Connected calendars</h3>
        <p>
          They are asked before interviews are offered in your name. We keep the times when you are taken and nothing else: no
          titles, no people. Colleagues see those times when they schedule.
        </p>
        {arrival && (
          <Notice tone={arrival[0]} announce>
            <p>{arrival[1]}</p>
          </Notice>
        )}
        {calendars.length === 0 && <p className="muted">No calendar is connected. Only interviews booked here count as taken.</p>}
        {calendars.length > 0 && (
          <ul className="stack gap-2">
            {calendars.map((calendar) => (
              <li key={calendar._id} className="stack gap-1">
                <p>
                  <b>{calendar.label}</b> <span className="muted">{names[calendar.kind]}</span>
                </p>
                {calendar.trouble ? (
                  <p className="field-error" role="status">
                    {troubles[calendar.trouble.why]}
                  </p>
                ) : (
                  calendar.readAt && <p className="small muted">Last read {momentOf(calendar.readAt)}</p>
                )}
                <div className="row gap-2">
                  <Button
                    size="1"
                    variant="soft"
                    color="gray"
                    disabled={busy === calendar._id}
                    onClick={() => void handleRead(calendar._id)}
                    aria-label={`Ask ${calendar.label} now`}
                  >
                    {busy === calendar._id ? 'Asking...' : 'Ask it now'}
                  </Button>
                  <Button
                    size="1"
                    variant="soft"
                    color="red"
                    onClick={() => handleDisconnect(calendar)}
                    aria-label={`Disconnect ${calendar.label}`}
                  >
                    Disconnect
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {refusal && <Refusal>{refusal}</Refusal>}
        {kinds.some((kind) => kind !== 'caldav') && (
          <div className="row gap-2">
            {kinds.map((kind) =>
              kind === 'caldav' ? null : (
                <Button
                  key={kind}
                  size="2"
                  variant="soft"
                  color="gray"
                  disabled={busy === kind}
                  onClick={() => void handleProvider(kind)}
                >
                  Connect {names[kind]}
                </Button>
              ),
            )}
          </div>
        )}
        <details>
          <summary>Connect a calendar over CalDAV (Nextcloud, iCloud, Fastmail and others)</summary>
          <CalDavForm onConnected={onChanged} />
        </details>
      </div>
      <div className="panel stack gap-3">
        <h3>Working hours</h3>
        <WorkingHoursForm hours={hours} onSaved={onChanged} />
      </div>
      {dialog}
    </section>
  )
}

const CalDavForm = ({ onConnected }: { onConnected: () => Promise<void> }) => {
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setFailure(null)
    const answer = await connectCalendar(formValues(form, 'url', 'user', 'password'))
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    form.reset()
    await onConnected()
  }
  const refusal = failure && !failure.details?.field && said(failure, 'The calendar could not be connected. Please try again.')
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
      <TextField
        label="Address of the calendar server"
        hint="From the settings of your calendar, where it is called CalDAV address or server."
        name="url"
        type="url"
        placeholder="https://"
        error={fieldError(failure, 'url')}
      />
      <TextField label="User name" name="user" autoComplete="off" error={fieldError(failure, 'user')} />
      <TextField
        label="Password"
        hint="Better a password made for this program alone, which many providers call app password."
        name="password"
        type="password"
        autoComplete="off"
        error={fieldError(failure, 'password')}
      />
      <FormFooter refusal={refusal}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Connecting...' : 'Connect the calendar'}
        </Button>
      </FormFooter>
    </form>
  )
}
