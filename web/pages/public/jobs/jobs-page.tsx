import { fill } from '#src/words/fill.ts'
import type { Language } from '#src/words/languages.ts'
import { dayIn, plural } from '#src/words/text.ts'
import type { Words } from '#src/words/words.ts'
import type { PublicJobRecord } from '../../../api/public-jobs.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { rich } from '../../../words/rich.tsx'
import { useLanguage, useWords } from '../../../words/words.ts'
import type { JobsData } from './jobs-data.ts'

/** The open jobs of this server, with a search that is a plain form. */
export const JobsPage: Page<JobsData> = () => {
  const shown = usePageData(JobsPage)
  const { jobs, search, company } = shown
  const language = useLanguage()
  const words = useWords('jobs')
  return (
    <div className="job stack gap-5 break-anywhere jobs">
      <header className="stack gap-2">
        <h1>{words.title}</h1>
        <p className="muted" role="status">
          {countOf(shown, words, language)}
        </p>
      </header>
      <form className="jobs-search flex gap-2" action="/jobs">
        {company && <input type="hidden" name="company" value={company} />}
        <label className="visually-hidden" htmlFor="jobs-search">
          {words.searchLabel}
        </label>
        <input
          className="input"
          id="jobs-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          placeholder={words.searchHint}
        />
        <button type="submit" className="job-button">
          {words.search}
        </button>
      </form>
      {jobs.length > 0 ? (
        <ul className="flex flex-col">
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

const countOf = ({ total, search }: JobsData, words: Words['jobs'], language: Language) => {
  const jobs = plural(language, words.count, total)
  return search ? fill(words.countFor, { jobs, search }) : fill(words.newestFirst, { jobs })
}

const JobEntry = ({ job }: { job: PublicJobRecord }) => {
  const language = useLanguage()
  const words = useWords('job')
  const types: Record<string, string> = words.jobTypes
  return (
    <li className="jobs-entry stack gap-1 py-4 line-top">
      <h2>
        <a href={`/jobs/${encodeURIComponent(job.publicId)}`}>{job.title}</a>
      </h2>
      <p>
        {job.companyName}, {job.location}
      </p>
      <p className="muted small">
        {[types[job.jobType] ?? job.jobType, job.isRemote && !/remote/i.test(job.location) ? words.remote : '', job.salaryRange]
          .filter(Boolean)
          .join(' · ')}{' '}
        · {rich(words.postedOn, { day: () => <time dateTime={job.createdAt}>{dayIn(language, job.createdAt)}</time> })}
      </p>
    </li>
  )
}

const NoJobs = ({ search, company, page }: JobsData) => {
  const words = useWords('jobs')
  if (search)
    return (
      <EmptyState
        picture="jobs"
        title={words.noMatch}
        action={<a href={addressOf({ search: '', company, page: 1 })}>{words.showAll}</a>}
      >
        {words.noMatchText}
      </EmptyState>
    )
  if (page > 1 || company)
    return (
      <EmptyState picture="jobs" title={words.noneHere} action={<a href="/jobs">{words.showAll}</a>}>
        {company ? words.noneOfCompany : words.noneOnPage}
      </EmptyState>
    )
  return (
    <EmptyState picture="jobs" title={words.none}>
      {words.noneText}
    </EmptyState>
  )
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
  const words = useWords('jobs')
  if (pages === 1) return null
  return (
    <nav className="row row-between" aria-label={words.pages}>
      {page > 1 ? (
        <a rel="prev" href={addressOf({ ...shown, page: page - 1 })}>
          {words.newer}
        </a>
      ) : (
        <span />
      )}
      <span className="muted">{fill(words.pageOf, { page, pages })}</span>
      {page < pages ? (
        <a rel="next" href={addressOf({ ...shown, page: page + 1 })}>
          {words.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
