import type { ApplicantView } from '../../api/applicant.ts'
import { Notice } from '../../components/notice.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { dayOf } from '../../dates.ts'

const tones: Record<ApplicantView['status'], Tone> = {
  New: 'info',
  Reviewed: 'accent',
  Shortlisted: 'success',
  Rejected: 'neutral',
}

/** Which application this is, how it stands and what that means. */
export const Standing = ({ view }: { view: ApplicantView }) => {
  const { job, appliedAt, updatedAt, status, statusAt, statusText, isWithdrawn } = view
  return (
    <>
      <header className="stack gap-2">
        <p className="applicant-company">{job.companyName}</p>
        <h1 id="application-title" tabIndex={-1}>
          Your application: {job.title}
        </h1>
        <p className="muted">
          {job.location && `${job.location} · `}
          Applied on {dayOf(appliedAt)}
          {updatedAt && `, last changed on ${dayOf(updatedAt)}`}
        </p>
        <p>
          <a href={job.publicUrl}>See the job</a>
          {!job.isOpen && <span className="muted"> · It takes no more applications.</span>}
        </p>
      </header>
      {isWithdrawn ? (
        <Notice tone="warning">
          <p>
            <strong>You withdrew this application.</strong> {job.companyName} sees that and does not go on with it.
          </p>
          <p>
            What you sent is still kept; you can delete it below.{' '}
            {job.isOpen && (
              <>
                Changed your mind? <a href={`${job.publicUrl}?apply`}>Apply again</a> and open the link in the mail that follows:
                that takes the withdrawal back.
              </>
            )}
          </p>
        </Notice>
      ) : (
        <section className="applicant-standing" aria-labelledby="standing-title">
          <h2 id="standing-title">
            Status: <StatusBadge tone={tones[status]}>{status}</StatusBadge>
          </h2>
          <p>{statusText}</p>
          <p className="small muted">Since {dayOf(statusAt)}</p>
        </section>
      )}
    </>
  )
}
