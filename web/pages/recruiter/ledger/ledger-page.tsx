import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { type LedgerAnswer, type LedgerScope, ledgerQuestion } from '../../../api/ledger.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'

type Answer = CallResult<LedgerAnswer>
type Job = LedgerAnswer['jobs'][number]

const homes: Record<LedgerScope, string> = {
  workspace: '/dashboard/analytics/decisions',
  admin: '/dashboard/admin/decisions',
}

/** What people of the workspace decided, beside what the ranking said. */
export const LedgerPage: Page<Answer> = () => <LedgerReport answer={usePageData(LedgerPage)} scope="workspace" />

/** The same of all workspaces and companies. */
export const AdminLedgerPage: Page<Answer> = () => <LedgerReport answer={usePageData(AdminLedgerPage)} scope="admin" />

export const LedgerReport = ({ answer, scope }: { answer: Answer; scope: LedgerScope }) => {
  const refresh = useRefresh()
  const isBusy = useNavigation().state === 'loading'
  return (
    <>
      {scope === 'workspace' && (
        <Link className="back-link" to="/dashboard/analytics">
          ← Back to the numbers
        </Link>
      )}
      <PageHeading title="Decisions">
        What people decided compared with what the ranking said{scope === 'admin' ? ', in all workspaces and companies' : ''}.
        Every number opens the decisions behind it. Days are whole days in UTC.
      </PageHeading>
      {answer.ok ? (
        <div className="stack gap-5" aria-busy={isBusy}>
          <Days scope={scope} {...answer.data.period} />
          <Report report={answer.data} scope={scope} />
        </div>
      ) : (
        <div className="stack">
          <FailedState title="The decisions could not be loaded" failure={answer.failure} onRetry={refresh} />
          {answer.failure.status === 400 && <Link to={homes[scope]}>Start with the last 90 days</Link>}
        </div>
      )}
    </>
  )
}

const Days = ({ scope, firstDay, lastDay }: LedgerAnswer['period'] & { scope: LedgerScope }) => {
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const next = new URLSearchParams({ from: String(given.get('from') ?? ''), to: String(given.get('to') ?? '') })
    void navigate(`${homes[scope]}?${ledgerQuestion(next)}`)
  }
  return (
    <form className="panel growing-fields flex flex-1 flex-wrap items-end gap-3" action={homes[scope]} onSubmit={handleSubmit}>
      <label className="field">
        <span className="field-label small">From</span>
        <input key={firstDay} className="input" type="date" name="from" defaultValue={firstDay} />
      </label>
      <label className="field">
        <span className="field-label small">To</span>
        <input key={lastDay} className="input" type="date" name="to" defaultValue={lastDay} />
      </label>
      <Button type="submit" variant="soft" color="gray" size="2" className="beside-field">
        Apply
      </Button>
    </form>
  )
}

const Report = ({ report: { measures, jobs, period }, scope }: { report: LedgerAnswer; scope: LedgerScope }) => {
  const { search } = useLocation()
  const days = `${dayOf(period.firstDay)} to ${dayOf(period.lastDay)}`
  if (jobs.length === 0)
    return (
      <EmptyState picture="chart" title="Nobody was moved on or rejected in these days">
        {days}. As soon as somebody is, this page shows how often that went against the ranking, and whether the evidence had been
        opened.
      </EmptyState>
    )
  const number = (count: number, label: string, measure: string, job?: string) => {
    if (count === 0) return <span className="numeric">0</span>
    const question = ledgerQuestion(new URLSearchParams(search))
    question.set('measure', measure)
    if (job) question.set('job', job)
    return (
      <Link
        className="number-link numeric"
        to={`${homes[scope]}/rows?${question}`}
        aria-label={`${count.toLocaleString('en')}, ${label}: open the decisions`}
      >
        {count.toLocaleString('en')}
      </Link>
    )
  }
  const columns: Column<Job>[] = [
    { key: 'job', header: 'Job', namesRow: true, cell: ({ title }) => title ?? 'A deleted job' },
    ...measures.map(
      ({ key, title }): Column<Job> => ({
        key,
        header: title,
        align: 'end',
        sortBy: ({ counts }) => counts[key],
        cell: ({ _id, title: job, counts }) => number(counts[key], `${title}, ${job ?? 'a job that is gone'}`, key, _id),
      }),
    ),
  ]
  return (
    <>
      <section className="panel stack" aria-labelledby="decisions-all">
        <h2 id="decisions-all">{days}</h2>
        <dl className="stack gap-4">
          {measures.map(({ key, title, definition, count }) => (
            <div key={key}>
              <dt>
                <strong>{title}</strong>: {number(count, title, key)}
              </dt>
              <dd className="small muted">{definition}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel stack" aria-labelledby="decisions-jobs">
        <h2 id="decisions-jobs">By job</h2>
        <DataTable caption="Decisions by job" columns={columns} rows={jobs} rowKey={({ _id }) => _id} empty="None." />
      </section>
      <p className="small muted">
        The numbers come from the audit log, which holds ids only: they stay the same when somebody is deleted or scored again.
      </p>
    </>
  )
}
