import type { JobRecord } from '#src/jobportal/views.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { dayOf } from '../../dates.ts'
import type { Fetched } from '../../state/company.ts'

interface JobPostsProps {
  jobs: Fetched<{ jobs: JobRecord[] }>
  onRetry: () => void
}

export const JobPosts = ({ jobs, onRetry }: JobPostsProps) => (
  <section className="panel stack gap-5" aria-labelledby="my-job-posts">
    <h2 id="my-job-posts" className="row">
      My Job Posts
      {jobs.state === 'ready' && <StatusBadge>{jobs.data.jobs.length}</StatusBadge>}
    </h2>
    {jobs.state === 'loading' && <Skeleton label="Loading job posts..." />}
    {jobs.state === 'failed' && <FailedState title="Failed to load job posts" failure={jobs.failure} onRetry={onRetry} />}
    {jobs.state === 'ready' && <JobList jobs={jobs.data.jobs} />}
  </section>
)

const JobList = ({ jobs }: { jobs: JobRecord[] }) =>
  jobs.length === 0 ? (
    <EmptyState title="No job posts yet">The jobs of your company will be listed here.</EmptyState>
  ) : (
    <ul className="stack gap-3 bare">
      {jobs.map((job) => (
        <li key={job._id} className="row row-between">
          <span className="strong">{job.title}</span>
          <span className="muted">Posted {dayOf(job.createdAt)}</span>
        </li>
      ))}
    </ul>
  )
