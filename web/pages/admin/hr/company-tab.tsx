import { Button } from '@radix-ui/themes'
import { Link, useSubmit } from 'react-router'
import type { JobPosterRecord } from '#src/jobportal/views.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { dayOf } from '../../../dates.ts'
import { useRefresh } from '../../../state/user.ts'
import { Pager } from '../pager.tsx'
import { type HrData, type HrPlace, hrAddress } from './hr-data.ts'
import { HrSearch } from './hr-search.tsx'
import { JobCard } from './job-card.tsx'
import { PosterStatus } from './poster-status.tsx'
import { usePosterSteps } from './use-poster-steps.ts'

/** One company: who it is, its jobs, and who applied for them. */
export const CompanyTab = ({ data }: { data: HrData }) => {
  const { company } = data
  const refresh = useRefresh()
  if (company?.ok === false && company.failure.status === 404)
    return (
      <EmptyState
        picture="jobs"
        title="This company is not here"
        action={
          <Button asChild variant="soft" color="gray">
            <Link to={hrAddress({})}>All HR users</Link>
          </Button>
        }
      >
        Its account was deleted, or the address is wrong.
      </EmptyState>
    )
  if (!company?.ok) return <FailedState title="Failed to fetch HR data" failure={company?.failure} onRetry={refresh} />
  return (
    <>
      <CompanyPanel poster={company.data} />
      <Jobs data={data} />
    </>
  )
}

const CompanyPanel = ({ poster }: { poster: JobPosterRecord }) => {
  const { stepsOf, dialog } = usePosterSteps()
  const { companyName, name, email, phone, createdAt, lastActive } = poster
  return (
    <section className="panel hr-company row gap-3-4" aria-labelledby="hr-company">
      <Avatar name={name} size="large" />
      <div className="min-w-0 break-anywhere flex-18">
        <h2 id="hr-company">{companyName || name}</h2>
        <p>
          {email ? `${name} · ${email}` : 'Posted by the recruiters of a workspace'}
          {phone && ` · ${phone}`}
        </p>
        <p className="small muted">
          Registered {dayOf(createdAt)} · Last active {dayOf(lastActive)}
        </p>
      </div>
      <div>
        <PosterStatus poster={poster} />
      </div>
      <div className="row gap-2">
        {email && (
          <Button asChild variant="soft" color="gray">
            <a href={`mailto:${encodeURIComponent(email)}`}>
              Message<span className="visually-hidden"> to {email}, opens your mail program</span>
            </a>
          </Button>
        )}
        {stepsOf(poster).map(({ text, destructive, take }) => (
          <Button key={text} variant="soft" color={destructive ? 'red' : 'gray'} onClick={take}>
            {text}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  )
}

const Jobs = ({ data: { place, jobs, applications } }: { data: HrData }) => {
  const refresh = useRefresh()
  if (!jobs?.ok) return <FailedState title="Failed to fetch HR data" failure={jobs?.failure} onRetry={refresh} />
  const { shown, found, total } = jobs.data
  return (
    <section className="stack" aria-labelledby="hr-jobs">
      <div className="row row-between">
        <h2 id="hr-jobs">Jobs</h2>
        {total > 0 && <JobFilter key={JSON.stringify([place.find, place.show])} place={place} />}
      </div>
      {shown.length === 0 ? (
        <EmptyState picture="search" title="No jobs found">
          {total > 0 ? 'None of its jobs match the search and filters.' : 'This company has not posted a job yet.'}
        </EmptyState>
      ) : (
        <>
          <ul className="hr-jobs stack gap-3">
            {shown.map((job) => (
              <JobCard key={job._id} job={job} place={place} applications={applications} />
            ))}
          </ul>
          <Pager shown={shown.length} total={found} parameter="from" without={['job', 'people']} />
        </>
      )}
    </section>
  )
}

const JobFilter = ({ place: { company, q, cursor, find, show } }: { place: HrPlace }) => {
  const submit = useSubmit()
  return (
    <HrSearch name="find" value={find} label="Search jobs" placeholder="Title or location" kept={{ company, q, cursor }}>
      <select
        className="input hr-filter"
        name="show"
        defaultValue={show}
        aria-label="Which jobs"
        onChange={({ currentTarget: { form } }) => form && submit(form, { preventScrollReset: true })}
      >
        <option value="">All Jobs</option>
        <option value="active">Active</option>
        <option value="closed">Closed</option>
      </select>
    </HrSearch>
  )
}
