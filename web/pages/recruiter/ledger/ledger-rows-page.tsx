import { Button } from '@radix-ui/themes'
import { Link, useLocation } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import {
  type DecisionRow,
  type LedgerRowsAnswer,
  type LedgerScope,
  ledgerFile,
  ledgerQuestion,
  rowsPerPage,
} from '../../../api/ledger.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLinks } from '../../../components/page-links.tsx'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'

type Answer = CallResult<LedgerRowsAnswer>

export const LedgerRowsPage: Page<Answer> = () => <Rows answer={usePageData(LedgerRowsPage)} scope="workspace" />
export const AdminLedgerRowsPage: Page<Answer> = () => <Rows answer={usePageData(AdminLedgerRowsPage)} scope="admin" />

/** The decisions behind a number, in ids. */
const Rows = ({ answer, scope }: { answer: Answer; scope: LedgerScope }) => {
  const { search, pathname } = useLocation()
  const refresh = useRefresh()
  const parameters = new URLSearchParams(search)
  const home = pathname.replace(/\/rows$/, '')
  const back = (
    <Link className="back-link" to={`${home}?${ledgerQuestion(parameters)}`}>
      ← Back to the decisions
    </Link>
  )
  if (!answer.ok)
    return (
      <>
        {back}
        <PageHeading title="Decisions" />
        <FailedState title="The decisions could not be loaded" failure={answer.failure} onRetry={refresh} />
      </>
    )
  const { title, definition, period, rows, total } = answer.data
  const offset = Number(parameters.get('cursor') ?? 0)
  return (
    <>
      {back}
      <PageHeading
        title={title}
        actions={
          <Button asChild variant="soft" color="gray">
            <a href={ledgerFile(scope, parameters)} download>
              Export CSV
            </a>
          </Button>
        }
      >
        {definition}
      </PageHeading>
      <div className="stack gap-4">
        <p className="muted">
          <strong className="numeric">{total.toLocaleString('en')}</strong> {total === 1 ? 'decision' : 'decisions'},{' '}
          {dayOf(period.firstDay)} to {dayOf(period.lastDay)}, newest first. Times are in UTC.
        </p>
        <DataTable
          caption={title}
          columns={columnsFor(scope)}
          rows={rows}
          rowKey={({ number }) => String(number)}
          empty="There are no such decisions in these days."
        />
        <PageLinks offset={offset} shown={rows.length} total={total} perPage={rowsPerPage} />
      </div>
    </>
  )
}

const columnsFor = (scope: LedgerScope): Column<DecisionRow>[] => [
  { key: 'number', header: 'Entry', namesRow: true, cell: ({ number }) => <span className="numeric">{number}</span> },
  { key: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} /> },
  { key: 'what', header: 'Decision', cell: ({ what }) => (what === 'moved' ? 'Moved on' : 'Rejected') },
  { key: 'actor', header: 'By', cell: ({ actor, subject }) => actor ?? (subject.kind === 'application' ? 'Company' : 'Gone') },
  {
    key: 'subject',
    header: 'Whom',
    cell: ({ subject: { kind, _id, isThere } }) =>
      scope === 'workspace' && kind === 'candidate' && isThere ? (
        <Link to={`/dashboard/candidates/${encodeURIComponent(_id)}`}>Open the candidate</Link>
      ) : (
        <span className="muted">{isThere ? `${kind} ${_id.slice(0, 8)}` : 'Deleted'}</span>
      ),
  },
  { key: 'job', header: 'Job', cell: ({ job }) => job.title ?? 'A deleted job' },
  { key: 'match', header: 'Match', align: 'end', cell: ({ percentage }) => (percentage === null ? '–' : `${percentage}%`) },
  { key: 'rank', header: 'Rank', align: 'end', cell: ({ rank, of }) => (rank === null ? '–' : `${rank} of ${of}`) },
  { key: 'evidence', header: 'Evidence opened', cell: ({ evidence }) => (evidence ? 'Yes' : 'No') },
  { key: 'against', header: 'Against the order', cell: ({ against }) => (against ? 'Yes' : 'No') },
  {
    key: 'versions',
    header: 'Engine and criteria',
    cell: ({ engine, criteria }) => [engine ?? '–', criteria === null ? null : `criteria ${criteria}`].filter(Boolean).join(', '),
  },
]
