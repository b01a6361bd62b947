import { Button } from '@radix-ui/themes'
import { type FormEvent, type ReactNode, useState } from 'react'
import { graceDays, leastPeriod, mostPeriod } from '#src/privacy/constants.ts'
import { type CallFailure, type CallResult, said } from '../api/client.ts'
import { fieldError } from '../api/hiring.ts'
import { useShowToast } from '../state/toasts.ts'
import { TextField } from './field.tsx'

interface PeriodFormProps<Preview> {
  /** Null while nothing goes by itself. */
  days: number | null
  /** What a period takes if it is saved now. */
  preview: (days: number) => Promise<CallResult<Preview>>
  /** Null switches it off. */
  save: (days: number | null) => Promise<CallResult<unknown>>
  onChanged: () => Promise<void>
  /** Shows what was tried. */
  children: (tried: Preview) => ReactNode
}

/** Sets the days after which something is deleted, and shows before what that takes. */
export const PeriodForm = <Preview,>({ days, preview, save: keep, onChanged, children }: PeriodFormProps<Preview>) => {
  const [typed, setTyped] = useState(days === null ? '' : String(days))
  const [tried, setTried] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState<'preview' | 'save' | 'off' | null>(null)
  const showToast = useShowToast()
  const wanted = typed.trim() === '' ? Number.NaN : Number(typed)
  const isNumber = Number.isFinite(wanted)
  const outside = `Type a number of days from ${leastPeriod} to ${mostPeriod}.`

  const handlePreview = async () => {
    setTried(null)
    if (!isNumber) return setFailure({ error: outside, code: '', status: 400, requestId: null, details: { field: 'days' } })
    setBusy('preview')
    const answer = await preview(wanted)
    setBusy(null)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setTried(answer.data)
  }
  const save = async (next: number | null) => {
    setBusy(next === null ? 'off' : 'save')
    const answer = await keep(next)
    setBusy(null)
    setFailure(answer.ok ? null : answer.failure)
    if (!answer.ok) return
    showToast('success', next === null ? 'Switched off' : 'Period saved')
    await onChanged()
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isNumber) return setFailure({ error: outside, code: '', status: 400, requestId: null, details: { field: 'days' } })
    await save(wanted)
  }

  return (
    <>
      <form className="period-form items-end flex flex-wrap gap-3" onSubmit={handleSubmit} noValidate>
        <TextField
          label="Delete after (days)"
          inputMode="numeric"
          autoComplete="off"
          hint={`${leastPeriod} to ${mostPeriod}`}
          value={typed}
          error={
            fieldError(failure, 'days') ??
            (failure && said(failure, 'The server could not be reached. Nothing was changed; try again.'))
          }
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setTried(null)
          }}
        />
        <div className="row gap-2 min-h-10">
          <Button type="button" variant="soft" color="gray" disabled={busy !== null} onClick={() => void handlePreview()}>
            {busy === 'preview' ? 'Looking...' : 'Preview'}
          </Button>
          <Button type="submit" disabled={busy !== null || wanted === days}>
            {busy === 'save' ? 'Saving...' : days === null ? 'Switch on' : 'Save'}
          </Button>
          {days !== null && (
            <Button type="button" variant="soft" color="gray" disabled={busy !== null} onClick={() => void save(null)}>
              {busy === 'off' ? 'Saving...' : 'Switch off'}
            </Button>
          )}
        </div>
      </form>
      {tried && (
        <div className="stack gap-2 pl-3 quote-line-accent">
          <p className="muted small">
            With {typed} days, if you save now. Nothing goes in the first {graceDays} days after a period is switched on or
            shortened.
          </p>
          {children(tried)}
        </div>
      )}
    </>
  )
}
