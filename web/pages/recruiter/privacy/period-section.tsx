import { useId } from 'react'
import {
  type PeriodRecord,
  previewRetention,
  type RetentionKind,
  type RetentionPreview,
  savePeriod,
} from '../../../api/privacy.ts'
import { PeriodForm } from '../../../components/period-form.tsx'
import { dayOf } from '../../../dates.ts'
import { DueList } from './due-list.tsx'

const words: Record<RetentionKind, { title: string; what: string }> = {
  rejected: {
    title: 'Rejected candidates',
    what: 'People who are rejected in every job description they were ranked for. The days count from the last rejection. Everything about them is deleted.',
  },
  'not-hired': {
    title: 'Candidates who were never hired',
    what: 'People who are in no hiring stage. The days count from the last time something happened: a resume, a move, a note, a message. Everything about them is deleted.',
  },
  messages: {
    title: 'Messages',
    what: 'Emails to candidates and what is kept of them. The candidates stay, with a line on their timeline.',
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
      {canChange && (
        <PeriodForm
          days={days}
          preview={(wanted) => previewRetention(kind, wanted)}
          save={(wanted) => savePeriod(kind, wanted)}
          onChanged={onChanged}
        >
          {(tried) => <DueList preview={tried} />}
        </PeriodForm>
      )}
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
