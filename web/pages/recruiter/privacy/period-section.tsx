import { Button } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { graceDays, leastPeriod, mostPeriod } from '#src/privacy/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { fieldError } from '../../../api/hiring.ts'
import {
  type PeriodRecord,
  previewRetention,
  type RetentionKind,
  type RetentionPreview,
  savePeriod,
} from '../../../api/privacy.ts'
import { TextField } from '../../../components/field.tsx'
import { dayOf } from '../../../dates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { DueList } from './due-list.tsx'

const words: Record<RetentionKind, { title: string; what: string }> = {
  rejected: {
    title: 'Rejected candidates',
    what: 'People who are rejected in every job description they were ranked for. The days count from the last rejection. Everything of theirs goes.',
  },
  'not-hired': {
    title: 'Candidates who were never hired',
    what: 'People who stand in no stage of hiring. The days count from the last time something happened: a resume, a move, a note, a message. Everything of theirs goes.',
  },
  messages: {
    title: 'Messages',
    what: 'Mails to candidates and what is kept of them. The candidates stay, with a line on their timeline.',
  },
  recordings: {
    title: 'Recordings',
    what: 'Spoken answers, and recordings of cameras and screens. The days count from the end of the assessment or interview. Answers, transcripts and scores stay.',
  },
}

interface PeriodSectionProps {
  period: PeriodRecord
  preview: RetentionPreview | null
  canChange: boolean
  /** Days after which recordings go in any case. */
  recordingDays: number
  onChanged: () => Promise<void>
}

/** One kind of data: for how long it is kept, and what that takes. */
export const PeriodSection = ({
  period: { kind, days, startsAt },
  preview,
  canChange,
  recordingDays,
  onChanged,
}: PeriodSectionProps) => {
  const heading = useId()
  const { title, what } = words[kind]
  return (
    <section className="panel stack gap-3" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="muted">{what}</p>
      <p>
        {days === null ? (
          offWords(kind, recordingDays)
        ) : (
          <>
            Deleted after <strong>{days} days</strong>
            {startsAt && <Grace startsAt={startsAt} />}
          </>
        )}
      </p>
      {canChange && <PeriodForm kind={kind} days={days} onChanged={onChanged} />}
      {preview && <DueList preview={preview} />}
    </section>
  )
}

const offWords = (kind: RetentionKind, recordingDays: number) =>
  kind === 'recordings'
    ? `Deleted after ${recordingDays} days, as candidates are told before they begin. You can have them deleted sooner.`
    : 'Off: kept until somebody deletes it.'

/** Only the server's clock decides; what is shown is the day it has named. */
const Grace = ({ startsAt }: { startsAt: string }) => <>, and nothing before {dayOf(startsAt)}.</>

const PeriodForm = ({ kind, days, onChanged }: { kind: RetentionKind; days: number | null; onChanged: () => Promise<void> }) => {
  const [typed, setTyped] = useState(days === null ? '' : String(days))
  const [tried, setTried] = useState<RetentionPreview | null>(null)
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
    const answer = await previewRetention(kind, wanted)
    setBusy(null)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setTried(answer.data)
  }
  const save = async (next: number | null) => {
    setBusy(next === null ? 'off' : 'save')
    const answer = await savePeriod(kind, next)
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
      <form className="period-form" onSubmit={handleSubmit} noValidate>
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
        <div className="period-buttons">
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
        <div className="period-tried stack gap-2">
          <p className="muted small">
            With {typed} days, if you save now. Nothing goes in the first {graceDays} days after a period is switched on or
            shortened.
          </p>
          <DueList preview={tried} />
        </div>
      )}
    </>
  )
}
