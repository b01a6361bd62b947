import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { JobStatus, OwnJobRecord } from '#src/jobportal/views.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { SelectField, TextField } from '../../components/field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { Fetched } from '../../state/company.ts'
import { JobRow } from './job-row.tsx'

/** Lists longer than this can be searched. */
const longList = 8

interface JobPostsProps {
  jobs: Fetched<{ jobs: OwnJobRecord[] }>
  onRetry: () => void
  onOpen: (id: string) => void
}

export const JobPosts = ({ jobs, onRetry, onOpen }: JobPostsProps) => (
  <section className="panel stack gap-5" aria-labelledby="my-job-posts">
    <h2 id="my-job-posts" className="row">
      My Job Posts
      {jobs.state === 'ready' && <StatusBadge>{jobs.data.jobs.length}</StatusBadge>}
    </h2>
    {jobs.state === 'loading' && <Skeleton label="Loading job posts..." />}
    {jobs.state === 'failed' && <FailedState title="Failed to load job posts" failure={jobs.failure} onRetry={onRetry} />}
    {jobs.state === 'ready' && (jobs.data.jobs.length === 0 ? <NoJobs /> : <JobList jobs={jobs.data.jobs} onOpen={onOpen} />)}
  </section>
)

const NoJobs = () => (
  <EmptyState
    picture="jobs"
    title="No job posts yet"
    action={
      <Button asChild>
        <Link to="/jobportal/post">Post Your First Job</Link>
      </Button>
    }
  >
    The jobs of your company will be listed here, with everybody who applied for them.
  </EmptyState>
)

interface JobListProps {
  jobs: OwnJobRecord[]
  onOpen: (id: string) => void
}

const JobList = ({ jobs, onOpen }: JobListProps) => {
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<JobStatus | ''>('')
  const isLong = jobs.length > longList
  const wanted = words.trim().toLowerCase()
  const fitting = isLong
    ? jobs.filter(
        (job) =>
          (!status || job.status === status) && `${job.title} ${job.location} ${job.department}`.toLowerCase().includes(wanted),
      )
    : jobs
  return (
    <div className="stack">
      {isLong && (
        <search className="growing-fields flex flex-wrap items-end gap-3">
          <TextField
            label="Search your jobs"
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <SelectField
            label="Show"
            value={status}
            onChange={({ currentTarget }) => setStatus(currentTarget.value as JobStatus | '')}
          >
            <option value="">All Jobs</option>
            <option>Active</option>
            <option>Closed</option>
          </SelectField>
        </search>
      )}
      {isLong && (
        <p className="small muted" role="status">
          {fitting.length === jobs.length ? `${jobs.length} jobs` : `${fitting.length} of ${jobs.length} jobs`}
        </p>
      )}
      {fitting.length > 0 && (
        <ul className="bare divided">
          {fitting.map((job) => (
            <JobRow key={job._id} job={job} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  )
}
