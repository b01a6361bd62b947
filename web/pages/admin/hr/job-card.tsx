import { Link, useLocation, useNavigation } from 'react-router'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { CallResult } from '../../../api/client.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { dayOf } from '../../../dates.ts'
import { ApplicationList } from './application-list.tsx'
import { type HrJob, type HrPlace, hrAddress } from './hr-data.ts'
import { JobDetails } from './job-details.tsx'

interface JobCardProps {
  job: HrJob
  place: HrPlace
  /** Of the job that is opened. */
  applications: CallResult<ApplicationRecord[]> | null
}

/** A job in a few words; it opens to everything about it and to who applied. One job is open at a time. */
export const JobCard = ({ job, place, applications }: JobCardProps) => {
  const coming = useComing('job')
  const isOpen = (coming ?? place.job) === job._id
  const isThere = place.job === job._id
  const { people: _, ...kept } = place
  const count = job.applicationCount
  return (
    <li className="panel hr-job p-0">
      <div className="hr-job-head relative grid grid-1-auto items-center gap-1-3 pad-wide rounded-4">
        <h3>
          <Link
            to={hrAddress({ ...kept, job: isOpen ? '' : job._id })}
            className="hr-job-toggle folding flex items-center gap-2 text-strong no-underline break-anywhere"
            aria-expanded={isOpen}
            preventScrollReset
          >
            {job.title}
          </Link>
        </h3>
        <StatusBadge tone={job.status === 'Active' ? 'success' : 'neutral'}>{job.status}</StatusBadge>
        <p className="flex col-span-all flex-wrap gap-1-4 text-2 break-anywhere muted">
          <span>{job.companyName}</span>
          <span>{job.location}</span>
          {job.salaryRange && <span>{job.salaryRange}</span>}
          <span className="numeric">
            {count} {count === 1 ? 'application' : 'applications'}
          </span>
          <span className="numeric">Posted {dayOf(job.createdAt)}</span>
        </p>
      </div>
      {isOpen && (
        <div className="hr-job-body stack gap-5 line-top">
          <JobDetails job={job} />
          {isThere ? <ApplicationList job={job} answer={applications} /> : <Skeleton label="Loading applications..." />}
        </div>
      )}
    </li>
  )
}

/** A parameter of the address that is on its way, on this page; null when none is. */
const useComing = (name: string): string | null => {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname ? (new URLSearchParams(location.search).get(name) ?? '') : null
}
