import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type ArchiveChoice, type ArchiveSearchAnswer, archiveAddress, searchArchive } from '../../../api/archive.ts'
import type { CallResult } from '../../../api/client.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { SelectField } from '../../../components/field.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { ArchiveResults } from './archive-results.tsx'

export const ArchivePage: Page<ArchiveChoice> = () => {
  const { jobs, job } = usePageData(ArchivePage)
  const refresh = useRefresh()
  const navigate = useNavigate()
  const heading = (
    <PageHeading title="Search all resumes">
      Match all stored resumes against a job. Searches aren’t saved; add someone to the job to make them a candidate.
    </PageHeading>
  )
  if (!jobs.ok)
    return (
      <>
        {heading}
        <FailedState title="The job descriptions could not be loaded" failure={jobs.failure} onRetry={refresh} />
      </>
    )
  if (jobs.data.length === 0)
    return (
      <>
        {heading}
        <EmptyState
          picture="resume"
          title="No job descriptions yet"
          action={
            <Button asChild>
              <Link to="/dashboard/job-descriptions/new">Write a job description</Link>
            </Button>
          }
        >
          Save or write a job description first. All stored resumes can then be searched with it.
        </EmptyState>
      </>
    )
  const chosen = jobs.data.find(({ _id }) => _id === job)
  return (
    <>
      {heading}
      <div className="growing-fields items-end flex flex-wrap gap-3 mb-5 max-w-40">
        <SelectField
          label="Job description"
          value={chosen?._id ?? ''}
          onChange={({ currentTarget: { value } }) => navigate(archiveAddress(value), { preventScrollReset: true })}
        >
          <option value="" disabled>
            Choose a job description
          </option>
          {jobs.data.map(({ _id, title, filename }) => (
            <option key={_id} value={_id}>
              {title || filename}
            </option>
          ))}
        </SelectField>
        {chosen && (
          <Button asChild variant="soft" color="gray">
            <Link to={rankingAddress(chosen._id)}>See its ranking</Link>
          </Button>
        )}
      </div>
      {job !== null && !chosen && (
        <EmptyState picture="resume" title="This job description is not there any more">
          Choose another one to search with.
        </EmptyState>
      )}
      {chosen && <Search key={chosen._id} job={chosen._id} />}
    </>
  )
}

const Search = ({ job }: { job: string }) => {
  const [answer, setAnswer] = useState<CallResult<ArchiveSearchAnswer> | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const cancelling = new AbortController()
    setAnswer(null)
    searchArchive(job, cancelling.signal).then((found) => !cancelling.signal.aborted && setAnswer(found))
    return () => cancelling.abort()
  }, [job, attempt])
  if (answer === null) return <Waiting text="Searching all stored resumes..." page />
  if (!answer.ok)
    return (
      <FailedState
        title="The resumes could not be searched"
        failure={answer.failure}
        onRetry={() => setAttempt((before) => before + 1)}
      />
    )
  const { results, total } = answer.data
  if (results.length === 0)
    return (
      <EmptyState
        picture="search"
        title={total === 0 ? 'No resumes are stored yet' : 'Nobody matches this job description'}
        action={
          <Button asChild>
            <Link to="/dashboard/upload">Go to AI Matching</Link>
          </Button>
        }
      >
        {total === 0
          ? 'Upload resumes first; they can then be found again for any other position.'
          : `${total.toLocaleString('en')} resumes were looked at.`}
      </EmptyState>
    )
  return <ArchiveResults job={job} results={results} total={total} />
}
