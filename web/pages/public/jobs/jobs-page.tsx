import type { PublicJobRecord } from '../../../api/public-jobs.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import type { JobsData } from './jobs-data.ts'

/** The open jobs of this server, with a search that is a plain form. */
export const JobsPage: Page<JobsData> = () => {
  const shown = usePageData(JobsPage)
  const { jobs, search, company } = shown
  return (
    <div className="job jobs">
      <header className="stack gap-2">
        <h1>Open jobs</h1>
        <p className="muted" role="status">
          {countOf(shown)}
        </p>
      </header>
      <form className="jobs-search" action="/jobs">
        {company && <input type="hidden" name="company" value={company} />}
        <label className="visually-hidden" htmlFor="jobs-search">
          Search for a title, skill, company or place
        </label>
        <input
          className="input"
          id="jobs-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          placeholder="Title, skill, company or place"
        />
        <button type="submit" className="job-button">
          Search
        </button>
      </form>
      {jobs.length > 0 ? (
        <ul className="jobs-list">
          {jobs.map((job) => (
            <JobEntry key={job._id} job={job} />
          ))}
        </ul>
      ) : (
        <NoJobs {...shown} />
      )}
      <Pager {...shown} />
    </div>
  )
}

const countOf = ({ total, search }: JobsData) => {
  const jobs = total === 1 ? '1 job' : `${total.toLocaleString('en')} jobs`
  return search ? `${jobs} for “${search}”` : `${jobs}, newest first`
}

const JobEntry = ({ job }: { job: PublicJobRecord }) => (
  <li className="jobs-entry">
    <h2>
      <a href={`/jobs/${encodeURIComponent(job.publicId)}`}>{job.title}</a>
    </h2>
    <p>
      {job.companyName}, {job.location}
    </p>
    <p className="muted small">
      {[job.jobType, job.isRemote && !/remote/i.test(job.location) ? 'Remote' : '', job.salaryRange].filter(Boolean).join(' · ')}{' '}
      · Posted on <time dateTime={job.createdAt}>{dayOf(job.createdAt)}</time>
    </p>
  </li>
)

const NoJobs = ({ search, company, page }: JobsData) => {
  if (search)
    return (
      <EmptyState title="No open job matches" action={<a href={addressOf({ search: '', company, page: 1 })}>Show all jobs</a>}>
        Try another word, or fewer of them.
      </EmptyState>
    )
  if (page > 1 || company)
    return (
      <EmptyState title="No open jobs here" action={<a href="/jobs">Show all jobs</a>}>
        {company ? 'This company has no open jobs at the moment.' : 'There are no more jobs on this page.'}
      </EmptyState>
    )
  return <EmptyState title="No open jobs at the moment">Come back soon: new jobs are listed here as they are posted.</EmptyState>
}

const addressOf = ({ search, company, page }: Pick<JobsData, 'search' | 'company' | 'page'>) => {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (company) query.set('company', company)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/jobs?${query}` : '/jobs'
}

const Pager = (shown: JobsData) => {
  const { page, pages } = shown
  if (pages === 1) return null
  return (
    <nav className="row row-between" aria-label="Pages">
      {page > 1 ? (
        <a rel="prev" href={addressOf({ ...shown, page: page - 1 })}>
          Newer jobs
        </a>
      ) : (
        <span />
      )}
      <span className="muted">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a rel="next" href={addressOf({ ...shown, page: page + 1 })}>
          Older jobs
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
