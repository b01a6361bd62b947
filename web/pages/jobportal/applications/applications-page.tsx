import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { ApplicationRecord } from '../../../api/applications.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ChooseAll } from '../../../components/table/choose-all.tsx'
import { useChosen } from '../../../components/table/use-chosen.ts'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { useApplicationReceived } from '../../../state/company-live.ts'
import { useTableChoice } from '../../../state/table-choices.ts'
import { ApplicationList } from './application-list.tsx'
import { type ApplicationQuery, addressOf, filtersInWords, isFiltered, queryFrom, type Sorting } from './application-query.ts'
import { ApplicationTools } from './application-tools.tsx'
import { JobHeading } from './job-heading.tsx'
import { NoApplications } from './no-applications.tsx'
import { RejectionUndo } from './reject/rejection-undo.tsx'
import { useApplications } from './use-applications.ts'
import { useJob } from './use-job.ts'
import { useOpened } from './use-opened.ts'

const nobody: ApplicationRecord[] = []

/** Everybody who applied for one job, best first. Filters and who is opened stand in the address. */
export const ApplicationsPage = () => {
  const { jobId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = queryFrom(new URLSearchParams(search))
  const { job, count, takeJob, countOne } = useJob(jobId)
  const applications = useApplications(jobId, query)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState('')
  const opened = useOpened(jobId, query)
  const { known, failure, take, remove, refresh } = applications
  const [choice, setChoice] = useTableChoice('applications')
  const chosen = useChosen(jobId, known?.rows ?? nobody)
  const bar = useLazyComponent(async () => (await import('./many/applicants-bar.tsx')).ApplicantsBar)
  const hasChosen = chosen.rows.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice brings the same
  useEffect(() => {
    if (hasChosen) void bar.load()
  }, [hasChosen])

  useApplicationReceived((record) => {
    if (record.jobId !== jobId) return
    countOne(record._id)
    setFresh((before) => new Set(before).add(record._id))
    setNews(
      inWords(
        record,
        known?.rows.find(({ _id }) => _id === record._id),
      ),
    )
    take(record)
  }, refresh)

  const handleQuery = (next: ApplicationQuery, isTyping = false) =>
    navigate(addressOf(jobId, next), { replace: isTyping, preventScrollReset: true })
  const handleDeleted = (id: string) => {
    remove(id)
    countOne(id, -1)
    chosen.forget(id)
  }

  const filtered = isFiltered(query) || applications.isStale
  // Nothing to filter where nobody has applied.
  const hasAny = filtered || known?.rows.length !== 0
  const Sheet = opened.Sheet
  return (
    <>
      <Link to="/jobportal/dashboard" className="back-link">
        ← Back
      </Link>
      {failure?.status === 404 ? (
        <EmptyState
          picture="people"
          title="This job is not here"
          action={
            <Button asChild>
              <Link to="/jobportal/dashboard">Show all jobs</Link>
            </Button>
          }
        >
          It may have been deleted, or belongs to another company.
        </EmptyState>
      ) : (
        <>
          <JobHeading job={job} total={count ?? (isFiltered(query) ? null : (known?.total ?? null))} onJob={takeJob} />
          <LazyPanel
            key={jobId}
            bring={async () => (await import('./blind-posting.tsx')).BlindPosting}
            props={{ jobId, onChanged: applications.retry }}
            waiting={null}
          />
          {hasAny && (
            <ApplicationTools
              jobId={jobId}
              jobTitle={job?.title ?? null}
              query={query}
              choice={choice}
              onChoice={setChoice}
              onQuery={handleQuery}
            />
          )}
          {failure ? (
            <FailedState title="Failed to load applications" failure={failure} onRetry={applications.retry} />
          ) : !known ? (
            <Skeleton lines={8} label="Loading applications..." />
          ) : known.rows.length === 0 ? (
            <NoApplications
              job={job}
              isFiltered={filtered}
              onClear={() => handleQuery({ ...query, status: null, only: null, q: '' })}
            />
          ) : (
            <>
              <ChooseAll chosen={chosen} shown={known.rows.length} total={known.total}>
                {isFiltered(query) && (
                  <span className="muted numeric">
                    {known.total.toLocaleString('en')} {known.total === 1 ? 'fits' : 'fit'}
                  </span>
                )}
              </ChooseAll>
              {!opened.id && <RejectionUndo onChanged={take} />}
              <ApplicationList
                rows={known.rows}
                total={known.total}
                isStale={applications.isStale}
                isLoadingMore={applications.isLoadingMore}
                address={addressOf(jobId, query)}
                sort={query.sort}
                filtersInWords={filtersInWords(query)}
                choice={choice}
                chosen={chosen}
                fresh={fresh}
                onSort={(sort) => handleQuery({ ...query, sort: sort as Sorting })}
                onOpen={opened.open}
                onChanged={take}
                onMore={applications.more}
                onNear={opened.near}
              />
            </>
          )}
          {bar.part && (
            <bar.part
              people={chosen.rows}
              elsewhere={chosen.elsewhere}
              onChanged={take}
              onWritten={refresh}
              onClear={chosen.clear}
            />
          )}
          {opened.id && Sheet && (
            <Sheet
              id={opened.id}
              rows={known?.rows ?? []}
              onShow={opened.show}
              onClose={opened.close}
              onChanged={take}
              onDeleted={handleDeleted}
            />
          )}
        </>
      )}
      {/* Said as a live region, it is heard while a dialog is open, too. */}
      <p className="visually-hidden" role="status" aria-live="polite">
        {news}
      </p>
    </>
  )
}

/** What somebody hears who cannot see the card come in, or change from what it was `before`. */
const inWords = (record: ApplicationRecord, before: ApplicationRecord | undefined) => {
  const { candidateName, match, isWithdrawn, needsReview } = record
  if (isWithdrawn) return `${candidateName} has withdrawn.`
  if (needsReview && !before?.needsReview) return `${candidateName} asks for a review by a person.`
  if (match.isWaiting) return `${candidateName} has applied.`
  if (match.percentage === null) return `${candidateName}'s resume could not be read and needs a person.`
  const isNew = !before || before.match.isWaiting
  return isNew ? `${candidateName} has applied: ${match.percentage}% match.` : `${candidateName}: now ${match.percentage}% match.`
}
