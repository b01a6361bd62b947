import { Link } from 'react-router'
import type { KeepAnswer, KeepPreviewRecord } from '#src/jobportal/views.ts'
import { graceDays } from '#src/privacy/constants.ts'
import { changeKeeping, keptApplications, previewKeeping } from '../../api/jobportal.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PeriodForm } from '../../components/period-form.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { dayOf } from '../../dates.ts'
import { callAsCompany, useCompanyData } from '../../state/company.ts'

/** For how long a company keeps applications, which go when, and which a hold keeps. */
export const CompanyRetentionPage = () => {
  const { fetched, refetch, refresh } = useCompanyData(keptApplications)
  return (
    <>
      <Link to="/jobportal/dashboard" className="back-link">
        ← Back
      </Link>
      <PageHeading title="How long applications are kept">
        Nothing is deleted automatically until you turn this on, and even then nothing for {graceDays} days.
      </PageHeading>
      {fetched.state === 'loading' && <Skeleton lines={6} label="Loading how long applications are kept..." />}
      {fetched.state === 'failed' && <FailedState title="This could not be loaded" failure={fetched.failure} onRetry={refetch} />}
      {fetched.state === 'ready' && <Keeping kept={fetched.data} onChanged={refresh} />}
    </>
  )
}

export const Keeping = ({ kept, onChanged }: { kept: KeepAnswer; onChanged: () => Promise<void> }) => {
  const { days, startsAt, preview, holds } = kept
  return (
    <div className="stack gap-6">
      <section className="panel stack gap-3" aria-labelledby="period-heading">
        <h2 id="period-heading">Applications</h2>
        <p className="muted">
          The days are counted from the rejection or the withdrawal, and for everybody else from the last thing that happened: the
          application, a change of status, a message or a correction. Then everything about the application is deleted. Applicants
          see the period on the form and on their private page.
        </p>
        <p>
          {days === null ? (
            'Off: applications are kept until you or the applicant deletes them.'
          ) : (
            <>
              Deleted after <strong>{days} days</strong>
              {startsAt && `, and nothing before ${dayOf(startsAt)}.`}
            </>
          )}
        </p>
        <PeriodForm
          key={`${days} ${startsAt}`}
          days={days}
          preview={(wanted) => callAsCompany(previewKeeping(wanted))}
          save={(wanted) => callAsCompany(changeKeeping(wanted))}
          onChanged={onChanged}
        >
          {(tried) => <DueApplications preview={tried} />}
        </PeriodForm>
        {preview && <DueApplications preview={preview} />}
      </section>
      <section className="panel stack gap-3" aria-labelledby="held-heading">
        <h2 id="held-heading">
          On hold <span className="muted numeric">{holds.length}</span>
        </h2>
        <p className="muted">
          A hold is put on in the details of an application, with a reason. It keeps everything of it from the period and from
          every deletion.
        </p>
        <DataTable
          caption="Applications on hold"
          columns={heldColumns}
          rows={holds}
          rowKey={({ _id }) => _id}
          empty="No application is on hold."
        />
      </section>
    </div>
  )
}

type Due = KeepPreviewRecord['due'][number]
type Held = KeepAnswer['holds'][number]

const addressOf = ({ _id, jobId }: Pick<Due, '_id' | 'jobId'>) => `/jobportal/applications/${jobId}?application=${_id}`

const dueColumns: Column<Due>[] = [
  {
    key: 'name',
    header: 'Name',
    namesRow: true,
    cell: (row) => <Link to={addressOf(row)}>{row.candidateName}</Link>,
  },
  { key: 'job', header: 'Job', cell: ({ jobTitle }) => jobTitle },
  { key: 'erased', header: 'Will be erased on', cell: ({ erasedAt }) => dayOf(erasedAt) },
  { key: 'why', header: 'Why', cell: ({ why }) => why },
]

const heldColumns: Column<Held>[] = [
  {
    key: 'name',
    header: 'Name',
    namesRow: true,
    cell: (row) => <Link to={addressOf(row)}>{row.candidateName}</Link>,
  },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, asksDeletion }) => (asksDeletion ? `${reason} (the applicant asked to be deleted)` : reason),
  },
  { key: 'by', header: 'Held by', cell: ({ heldBy }) => heldBy },
  { key: 'since', header: 'Since', cell: ({ heldAt }) => dayOf(heldAt) },
]

const DueApplications = ({ preview }: { preview: KeepPreviewRecord }) => (
  <>
    <p role="status">{inWords(preview)}</p>
    {preview.due.length > 0 && (
      <DataTable
        caption="Which applications are deleted, and when"
        columns={dueColumns}
        rows={preview.due}
        rowKey={({ _id }) => _id}
        empty="None"
      />
    )}
  </>
)

export function inWords({ dueNow, held, nextAt, due }: KeepPreviewRecord): string {
  const first =
    dueNow === 0 ? 'No application is due now' : `${dueNow} ${dueNow === 1 ? 'application is' : 'applications are'} due now`
  const next = nextAt ? `; the next is due on ${dayOf(nextAt)}` : ''
  const kept = held > 0 ? ` ${held} more ${held === 1 ? 'is' : 'are'} on hold.` : ''
  const part = dueNow > due.length ? ` The first ${due.length} are shown.` : ''
  return `${first}${next}.${kept}${part}`
}
