import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useState } from 'react'
import { buffers, usualHours } from '#src/scheduling/constants.ts'
import type { OwnCalendarsAnswer } from '#src/scheduling/views.ts'
import { type CallFailure, said } from '../../api/client.ts'
import { saveWorkingHours } from '../../api/connections.ts'
import { fieldError } from '../../api/hiring.ts'
import { SelectField } from '../../components/field.tsx'
import { FormFooter } from '../../components/form-footer.tsx'
import { browserZone, ZoneField } from '../../components/zone-field.tsx'
import { useShowToast } from '../../state/toasts.ts'

interface WorkingHoursFormProps {
  hours: OwnCalendarsAnswer['hours']
  onSaved: () => Promise<void>
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The own working hours: one span for each day, and another where somebody has a break. */
export const WorkingHoursForm = ({ hours, onSaved }: WorkingHoursFormProps) => {
  const [zone, setZone] = useState(hours?.zone ?? 'UTC')
  const saved = hours?.zone
  useEffect(() => {
    if (!saved) setZone(browserZone())
  }, [saved])
  const [buffer, setBuffer] = useState(hours?.bufferMinutes ?? 0)
  const [days, setDays] = useState(hours?.days ?? usualHours)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const change = (at: number, part: Partial<(typeof days)[number]>) =>
    setDays(days.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const answer = await saveWorkingHours({ zone, bufferMinutes: buffer, days })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    showToast('success', 'Working hours saved')
    await onSaved()
  }
  const refusal = failure && !failure.details?.field && said(failure, 'The hours could not be saved. Please try again.')
  const daysError = fieldError(failure, 'days')
  return (
    <form className="stack gap-3" onSubmit={handleSubmit} noValidate>
      <p className="muted">
        {hours
          ? 'Interviews are suggested within these hours. Colleagues can still choose another time by hand.'
          : 'You have not set any. Until you do, Monday to Friday, 9:00 to 17:00 is assumed, in the time zone of whoever schedules.'}
      </p>
      <ZoneField label="Your time zone" zone={zone} onChange={setZone} error={fieldError(failure, 'zone')} />
      <fieldset className="grid gap-2">
        <legend className="field-label">Hours</legend>
        {daysError && (
          <p className="field-error" role="alert">
            {daysError}
          </p>
        )}
        {dayNames.map((name, index) => {
          const day = index + 1
          const spans = days.flatMap((span, at) => (span.day === day ? [{ ...span, at }] : []))
          return (
            <div key={name} className="own-hours-day flex flex-wrap items-center gap-2-3">
              <label className="check">
                <input
                  type="checkbox"
                  checked={spans.length > 0}
                  onChange={({ target }) =>
                    setDays(
                      target.checked ? [...days, { day, from: '09:00', to: '17:00' }] : days.filter((span) => span.day !== day),
                    )
                  }
                />
                <span>{name}</span>
              </label>
              {spans.map(({ at, from, to }, nth) => (
                <span key={at} className="row gap-2">
                  <input
                    type="time"
                    className="input"
                    value={from}
                    aria-label={`${name}, from${nth > 0 ? ', second span' : ''}`}
                    onChange={({ target }) => change(at, { from: target.value })}
                  />
                  <span aria-hidden="true">to</span>
                  <input
                    type="time"
                    className="input"
                    value={to}
                    aria-label={`${name}, to${nth > 0 ? ', second span' : ''}`}
                    onChange={({ target }) => change(at, { to: target.value })}
                  />
                </span>
              ))}
              {spans.length === 1 && (
                <button
                  type="button"
                  className="link-button small"
                  onClick={() => setDays([...days, { day, from: spans[0]!.to, to: '18:00' }])}
                >
                  Add a second span<span className="visually-hidden"> on {name}</span>
                </button>
              )}
              {spans.length > 1 && (
                <button
                  type="button"
                  className="link-button small"
                  onClick={() => setDays(days.filter((_, at) => at !== spans.at(-1)!.at))}
                >
                  Remove the second span<span className="visually-hidden"> on {name}</span>
                </button>
              )}
            </div>
          )
        })}
      </fieldset>
      <SelectField
        label="Time to keep free before and after interviews and other appointments"
        value={buffer}
        onChange={(event) => setBuffer(Number(event.target.value))}
        error={fieldError(failure, 'bufferMinutes')}
      >
        {buffers.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? 'None' : `${minutes} minutes`}
          </option>
        ))}
      </SelectField>
      <FormFooter refusal={refusal}>
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save working hours'}
        </Button>
      </FormFooter>
    </form>
  )
}
