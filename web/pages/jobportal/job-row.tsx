import { Link } from 'react-router'
import type { OwnJobRecord } from '#src/jobportal/views.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { dayOf } from '../../dates.ts'

interface JobRowProps {
  job: OwnJobRecord
  onOpen: (id: string) => void
}

export const applicantsInWords = (count: number) => `${count} ${count === 1 ? 'applicant' : 'applicants'}`

export const JobRow = ({ job, onOpen }: JobRowProps) => (
  <li className="job-row relative grid items-center gap-1-4 py-3 grid-1-auto narrow-1">
    <div className="stack gap-1">
      <span className="row gap-2">
        <button
          type="button"
          className="job-row-title text-strong strong break-anywhere text-left"
          aria-haspopup="dialog"
          onClick={() => onOpen(job._id)}
        >
          {job.title}
        </button>
        {job.status === 'Closed' && <StatusBadge>Closed</StatusBadge>}
      </span>
      <span className="small muted">
        Posted {dayOf(job.createdAt)} · {job.location}
        {job.closesOn && ` · ${job.status === 'Closed' ? 'last day was' : 'open until'} ${dayOf(job.closesOn)}`}
      </span>
    </div>
    <span className="job-row-applicants relative text-right nowrap row gap-2 py-1">
      {job.counts.new > 0 && <StatusBadge tone="info">{job.counts.new} new</StatusBadge>}
      {job.counts.needPerson > 0 && (
        <StatusBadge tone="warning">
          {job.counts.needPerson} {job.counts.needPerson === 1 ? 'needs' : 'need'} a person
        </StatusBadge>
      )}
      <Link to={`/jobportal/applications/${job._id}`}>
        {applicantsInWords(job.applications.length)}
        <span className="visually-hidden"> for {job.title}</span>
      </Link>
    </span>
  </li>
)
