import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CandidateRecord } from '../../../api/matching.ts'
import { type Comparison, leastCompared, mostCompared, rankingAddress } from '../../../api/ranking.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { CompareTable } from './compare-table.tsx'
import { byJob, comparedGroups, differing } from './compared.ts'

export const ComparePage: Page<Comparison> = () => {
  const { ids, answers } = usePageData(ComparePage)
  const refresh = useRefresh()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const failed = answers.find((answer) => !answer.ok && answer.failure.status !== 404)
  if (failed && !failed.ok)
    return (
      <>
        <PageHeading title="Compare candidates" />
        <FailedState title="The candidates could not be loaded" failure={failed.failure} onRetry={refresh} />
      </>
    )
  const records = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  const unknown = answers.length - records.length
  const jobs = byJob(records)
  const single = jobs.length === 1 ? jobs[0]![0]!.jobDescriptionId : null
  if (records.length < leastCompared)
    return (
      <>
        <PageHeading title="Compare candidates" />
        <NotEnough count={ids.length} unknown={unknown} records={records} />
      </>
    )
  return (
    <>
      <PageHeading
        title="Compare candidates"
        actions={
          <label className="check">
            <input type="checkbox" checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)} />
            <span>Differences only</span>
          </label>
        }
      >
        {records.length} side by side
        {single && (
          <>
            {' for '}
            <Link to={rankingAddress(single._id)}>{single.title || 'this job description'}</Link>
          </>
        )}
        . Choose a quote to see it on its page.
      </PageHeading>
      <div className="stack gap-5">
        {unknown > 0 && (
          <Notice tone="warning">
            {unknown === 1 ? 'One candidate' : `${unknown} candidates`} in this link cannot be shown: deleted, or in another
            workspace.
          </Notice>
        )}
        {jobs.length > 1 && (
          <Notice tone="info">
            These candidates were ranked against different job descriptions, so their percentages do not compare. Each job
            description has a table of its own.
          </Notice>
        )}
        {jobs.map((each) => (
          <JobComparison
            key={each[0]!.jobDescriptionId._id}
            records={each}
            ids={records.map(({ _id }) => _id)}
            titled={jobs.length > 1}
            onlyDifferences={onlyDifferences}
          />
        ))}
      </div>
    </>
  )
}

interface JobComparisonProps {
  records: CandidateRecord[]
  ids: string[]
  titled: boolean
  onlyDifferences: boolean
}

const JobComparison = ({ records, ids, titled, onlyDifferences }: JobComparisonProps) => {
  const all = comparedGroups(records)
  const groups = onlyDifferences && records.length > 1 ? differing(all) : all
  const { _id, title } = records[0]!.jobDescriptionId
  const versions = new Set(records.map(({ matchingResult: [{ Analysis }] }) => Analysis.criteriaVersion))
  return (
    <section className="stack gap-3">
      {titled && (
        <h2>
          <Link to={rankingAddress(_id)}>{title || 'Untitled'}</Link>
        </h2>
      )}
      {versions.size > 1 && (
        <Notice tone="info">
          <p>
            These scores use different versions of the criteria.{' '}
            <Link to={rankingAddress(_id)}>Score them again in the ranking</Link> to compare them fairly.
          </p>
        </Notice>
      )}
      {groups.length === 0 && (
        <p className="muted">
          {all.length === 0
            ? 'These scores were made before single requirements were kept.'
            : 'Everyone is the same in every row.'}
        </p>
      )}
      <CompareTable records={records} groups={groups} ids={ids} />
    </section>
  )
}

const NotEnough = ({ count, unknown, records }: { count: number; unknown: number; records: CandidateRecord[] }) => {
  const action = (
    <Button asChild>
      <Link to={records[0] ? rankingAddress(records[0].jobDescriptionId._id) : '/dashboard/candidates'}>
        {records[0] ? 'Choose in the ranking' : 'All candidates'}
      </Link>
    </Button>
  )
  if (count > mostCompared)
    return (
      <EmptyState picture="people" title={`${mostCompared} candidates fit side by side`} action={action}>
        This link names {count}. Choose {leastCompared} to {mostCompared} of them.
      </EmptyState>
    )
  if (unknown > 0)
    return (
      <EmptyState picture="people" title="These candidates are not here" action={action}>
        {unknown === 1 ? 'One of them was deleted or belongs' : `${unknown} of them were deleted or belong`} to another workspace.
        A comparison needs at least {leastCompared}.
      </EmptyState>
    )
  return (
    <EmptyState picture="people" title="Choose candidates to compare" action={action}>
      Tick {leastCompared} to {mostCompared} candidates of a ranking, then press Compare.
    </EmptyState>
  )
}
