import { Button } from '@radix-ui/themes'
import { type FormEvent, useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ListedRecord } from '../../../api/candidates.ts'
import { activityAddress, boardAddress } from '../../../api/hiring.ts'
import type { OwnJobs } from '../../../api/own-jobs.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useFresh } from '../../../state/candidates-live.ts'
import { useRefresh, useUser } from '../../../state/user.ts'
import { nameOf } from '../resume-actions.tsx'

/** Home of hiring managers and interviewers: the jobs they are named on, and who has applied for them. */
export const OwnJobsPage: Page<OwnJobs> = () => {
  const found = usePageData(OwnJobsPage)
  const refresh = useRefresh()
  useFresh(['apiResponseUpdated', 'workflowUpdated', 'candidatesRemoved', 'jobDescriptionsUpdated'])
  return <Jobs found={found} onRetry={refresh} />
}

export const Jobs = ({ found: { jobs, candidates }, onRetry }: { found: OwnJobs; onRetry: () => void }) => {
  const isManager = useUser()?.role === 'hiring-manager'
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('q') ?? ''
  if (!jobs.ok) return <FailedState title="Your jobs could not be loaded" failure={jobs.failure} onRetry={onRetry} />
  if (!candidates.ok)
    return <FailedState title="The candidates could not be loaded" failure={candidates.failure} onRetry={onRetry} />
  const byJob = Map.groupBy(candidates.data, ({ jobDescriptionId }) => jobDescriptionId._id)
  const total = candidates.total ?? candidates.data.length
  return (
    <>
      <PageHeading title="Your jobs">
        {isManager
          ? 'The jobs you are named on. Look at the candidates and their evidence, and decide who moves on.'
          : 'The jobs you are named on. Look at the candidates and write down what you think of them.'}
      </PageHeading>
      {jobs.data.length === 0 ? (
        <EmptyState picture="jobs" title="You are not named on a job yet">
          An owner or a recruiter of the workspace names you on a job. It is then listed here with its candidates.
        </EmptyState>
      ) : (
        <div className="stack gap-6">
          <Find wanted={wanted} />
          {total > candidates.data.length && (
            <p className="muted">
              The {candidates.data.length} best matches of {total} are shown. Find the others by their name.
            </p>
          )}
          {jobs.data.map(({ _id, title, filename }) => (
            <JobSection
              key={_id}
              id={_id}
              title={title || filename}
              rows={byJob.get(_id) ?? []}
              isManager={isManager}
              wanted={wanted}
            />
          ))}
        </div>
      )}
    </>
  )
}

const Find = ({ wanted }: { wanted: string }) => {
  const navigate = useNavigate()
  const id = useId()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(words ? `/dashboard/jobs?${new URLSearchParams({ q: words })}` : '/dashboard/jobs')
  }
  return (
    <search>
      <form
        className="inline-form grid grid-1-auto items-center gap-2"
        action="/dashboard/jobs"
        onSubmit={handleSubmit}
        key={wanted}
      >
        <label className="visually-hidden" htmlFor={id}>
          Find candidates
        </label>
        <input
          id={id}
          className="input"
          type="search"
          name="q"
          placeholder="Name, skill, title or company"
          defaultValue={wanted}
        />
        <Button type="submit" variant="soft" color="gray">
          Find
        </Button>
      </form>
    </search>
  )
}

interface JobSectionProps {
  id: string
  title: string
  /** Best match first. */
  rows: ListedRecord[]
  isManager: boolean
  wanted: string
}

const JobSection = ({ id, title, rows, isManager, wanted }: JobSectionProps) => {
  const heading = useId()
  const columns: Column<ListedRecord>[] = [
    {
      key: 'name',
      header: 'Candidate',
      cell: (record) => <Link to={candidateAddress(record._id)}>{nameOf(record)}</Link>,
      sortBy: nameOf,
      namesRow: true,
    },
    {
      key: 'experience',
      header: 'Experience',
      cell: (record) => record.matchingResult[0]['Resume Data'].total_experience ?? 'N/A',
    },
    {
      key: 'match',
      header: 'Match',
      align: 'end',
      cell: (record) => {
        const percentage = record.matchingResult[0]['Resume Data']['Matching Percentage']
        return percentage === null ? 'Could not be read' : `${Math.round(percentage)}%`
      },
      sortBy: (record) => record.matchingResult[0]['Resume Data']['Matching Percentage'] ?? -1,
    },
    {
      key: 'notes',
      header: 'Notes',
      align: 'end',
      cell: (record) => (
        <Link to={activityAddress(record._id)}>
          {isManager ? 'Stage and notes' : 'Notes'}
          <span className="visually-hidden"> about {nameOf(record)}</span>
        </Link>
      ),
    },
  ]
  return (
    <section className="stack gap-3" aria-labelledby={heading}>
      <div className="row row-between">
        <h2 id={heading}>
          {title} <span className="muted numeric">{rows.length}</span>
        </h2>
        {isManager && (
          <Button asChild variant="soft" color="gray" size="2">
            <Link to={boardAddress(id)}>
              Board<span className="visually-hidden"> of {title}</span>
            </Link>
          </Button>
        )}
      </div>
      <DataTable
        caption={`Candidates for ${title}`}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={wanted ? `Nobody found for “${wanted}”` : 'Nobody has been ranked for this job yet'}
      />
    </section>
  )
}
