import { fill } from '#src/words/fill.ts'
import { dayIn, plural } from '#src/words/text.ts'
import type { PublicCompanyRecord, PublicJobRecord } from '../../../api/public-jobs.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { rich } from '../../../words/rich.tsx'
import { useLanguage, useWords } from '../../../words/words.ts'
import { companyColors } from './company-color.ts'
import { CompanyHead } from './company-head.tsx'
import { filtersInWords, isFiltered, jobsAddress } from './job-filters.ts'
import type { JobsData } from './jobs-data.ts'
import { ChosenFilters, JobsFilterForm } from './jobs-filter-form.tsx'

/** The open jobs of this server, or of one company with what it says of itself. Search and filters are a plain form. */
export const JobsPage: Page<JobsData> = () => {
  const shown = usePageData(JobsPage)
  const { jobs, employer } = shown
  const words = useWords('jobs')
  const count = <Count {...shown} />
  return (
    <div className="job stack gap-5 break-anywhere jobs" style={companyColors(employer?.color ?? null)}>
      {employer ? (
        <>
          <CompanyHead employer={employer} />
          <div className="stack gap-2">
            <h2>{words.title}</h2>
            {count}
          </div>
        </>
      ) : (
        <header className="stack gap-2">
          <h1>{words.title}</h1>
          {count}
        </header>
      )}
      <JobsFilterForm {...shown} />
      <ChosenFilters {...shown} />
      {jobs.length > 0 ? (
        <ul className="flex flex-col">
          {jobs.map((job) => (
            <JobEntry key={job._id} job={job} employer={employer} />
          ))}
        </ul>
      ) : (
        <NoJobs {...shown} />
      )}
      <Pager {...shown} />
    </div>
  )
}

/** How many jobs there are, and by which filters. */
const Count = (shown: JobsData) => {
  const language = useLanguage()
  const words = { job: useWords('job'), jobs: useWords('jobs') }
  const { search, total } = shown
  const jobs = plural(language, words.jobs.count, total)
  const others = filtersInWords({ ...shown, search: '' }, words).map(({ name }) => name)
  const counted = search
    ? fill(words.jobs.countFor, { jobs, search })
    : others.length > 0
      ? jobs
      : fill(words.jobs.newestFirst, { jobs })
  return (
    <p className="muted" role="status">
      {[counted, ...others].join(' · ')}
    </p>
  )
}

interface JobEntryProps {
  job: PublicJobRecord
  /** Whose page this is; null on the list of all. */
  employer: PublicCompanyRecord | null
}

const JobEntry = ({ job, employer }: JobEntryProps) => {
  const Title = employer ? 'h3' : 'h2'
  const language = useLanguage()
  const words = useWords('job')
  const types: Record<string, string> = words.jobTypes
  return (
    <li className="jobs-entry stack gap-1 py-4 line-top">
      <Title>
        <a href={`/jobs/${encodeURIComponent(job.publicId)}`}>{job.title}</a>
      </Title>
      <p>{job.companyName === employer?.name ? job.location : `${job.companyName}, ${job.location}`}</p>
      <p className="muted small">
        {[types[job.jobType] ?? job.jobType, job.isRemote && !/remote/i.test(job.location) ? words.remote : '', job.salaryRange]
          .filter(Boolean)
          .join(' · ')}{' '}
        · {rich(words.postedOn, { day: () => <time dateTime={job.createdAt}>{dayIn(language, job.createdAt)}</time> })}
      </p>
    </li>
  )
}

const NoJobs = (shown: JobsData) => {
  const { company, employer, page } = shown
  const words = useWords('jobs')
  if (isFiltered(shown))
    return (
      <EmptyState picture="jobs" title={words.noMatch} action={<a href={jobsAddress({ company })}>{words.removeAll}</a>}>
        {words.noMatchText}
      </EmptyState>
    )
  if (page > 1 || company)
    return (
      <EmptyState picture="jobs" title={words.noneHere} action={<a href="/jobs">{words.showAll}</a>}>
        {employer || (company && page === 1) ? words.noneOfCompany : words.noneOnPage}
      </EmptyState>
    )
  return (
    <EmptyState picture="jobs" title={words.none}>
      {words.noneText}
    </EmptyState>
  )
}

const Pager = (shown: JobsData) => {
  const { page, pages } = shown
  const words = useWords('jobs')
  if (pages === 1) return null
  return (
    <nav className="row row-between" aria-label={words.pages}>
      {page > 1 ? (
        <a rel="prev" href={jobsAddress({ ...shown, page: page - 1 })}>
          {words.newer}
        </a>
      ) : (
        <span />
      )}
      <span className="muted">{fill(words.pageOf, { page, pages })}</span>
      {page < pages ? (
        <a rel="next" href={jobsAddress({ ...shown, page: page + 1 })}>
          {words.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
