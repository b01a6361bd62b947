import { fill } from '#src/words/fill.ts'
import { dayIn } from '#src/words/text.ts'
import type { ApplicantView } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { rich } from '../../words/rich.tsx'
import { useLanguage, useWords } from '../../words/words.ts'

const tones: Record<ApplicantView['status'], Tone> = {
  New: 'info',
  Reviewed: 'accent',
  Shortlisted: 'success',
  Rejected: 'neutral',
}

/** Which application this is, how it stands and what that means. */
export const Standing = ({ view }: { view: ApplicantView }) => {
  const { job, appliedAt, updatedAt, status, statusAt, statusText, isWithdrawn } = view
  const words = useWords('applicant')
  const language = useLanguage()
  const applied = { day: dayIn(language, appliedAt), changed: dayIn(language, updatedAt) }
  return (
    <>
      <header className="stack gap-2">
        <p className="text-accent strong">{job.companyName}</p>
        <h1 id="application-title" tabIndex={-1}>
          {fill(words.yourApplication, { job: job.title })}
        </h1>
        <p className="muted">
          {job.location && `${job.location} · `}
          {fill(updatedAt ? words.changedOn : words.appliedOn, applied)}
        </p>
        <p>
          <a href={job.publicUrl}>{words.seeJob}</a>
          {!job.isOpen && <span className="muted"> · {words.noMore}</span>}
        </p>
      </header>
      {isWithdrawn ? (
        <Notice tone="warning">
          <p>{rich(words.withdrawn, { b: (text) => <strong>{text}</strong>, company: job.companyName })}</p>
          <p>
            {words.stillKept}{' '}
            {job.isOpen && rich(words.changedMind, { a: (text) => <a href={`${job.publicUrl}?apply`}>{text}</a> })}
          </p>
        </Notice>
      ) : (
        <section
          className="applicant-standing stack gap-2 pad-wide outlined rounded-4 surface-accent-light"
          aria-labelledby="standing-title"
        >
          <h2 id="standing-title">
            {rich(words.status, { status: <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge> })}
          </h2>
          <p>{statusText}</p>
          <p className="small muted">{fill(words.since, { day: dayIn(language, statusAt) })}</p>
        </section>
      )}
    </>
  )
}
