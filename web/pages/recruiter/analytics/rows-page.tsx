import { Button } from '@radix-ui/themes'
import { Link, useLocation } from 'react-router'
import { analyticsAddress, questionIn, type RowRecord, type RowsAnswer, rowsFile, rowsPerPage } from '../../../api/analytics.ts'
import type { CallResult } from '../../../api/client.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLinks } from '../../../components/page-links.tsx'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayExport, useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'
import { periodInWords } from './analytics-page.tsx'
import { inDigits } from './number-link.tsx'

/** The candidates behind a number, with what the number says about each. */
export const AnalyticsRowsPage: Page<CallResult<RowsAnswer>> = () => {
  const answer = usePageData(AnalyticsRowsPage)
  const { search } = useLocation()
  const refresh = useRefresh()
  const mayExport = useMayExport()
  const parameters = new URLSearchParams(search)
  const back = (
    <Link className="back-link" to={analyticsAddress(questionIn(parameters))}>
      ← Back to the numbers
    </Link>
  )
  if (!answer.ok)
    return (
      <>
        {back}
        <PageHeading title="Rows" />
        <FailedState title="The rows could not be loaded" failure={answer.failure} onRetry={refresh} />
      </>
    )
  const { title, definition, rows, total, period, jobDescription } = answer.data
  const offset = Number(parameters.get('cursor') ?? 0)
  return (
    <>
      {back}
      <PageHeading
        title={title}
        actions={
          mayExport && (
            <Button asChild variant="soft" color="gray">
              <a download data-proof href={rowsFile(parameters)}>
                Export CSV
              </a>
            </Button>
          )
        }
      >
        {definition}
      </PageHeading>
      <div className="stack gap-4">
        <p className="muted">
          <strong className="numeric">{inDigits(total)}</strong> {total === 1 ? 'row' : 'rows'}. {periodInWords(period)},{' '}
          {jobDescription ? jobDescription.title || 'one job description' : 'all job descriptions'}. Times are in UTC.
        </p>
        <DataTable
          caption={title}
          columns={columnsOf(answer.data)}
          rows={rows.map((row, index) => ({ ...row, index }))}
          rowKey={({ candidateId, index }) => `${candidateId} ${index}`}
          empty="There are no rows in these days."
        />
        <PageLinks offset={offset} shown={rows.length} total={total} perPage={rowsPerPage} />
      </div>
    </>
  )
}

const columnsOf = ({ columns }: RowsAnswer): Column<RowRecord & { index: number }>[] => [
  {
    key: 'candidate',
    header: 'Candidate',
    namesRow: true,
    cell: ({ candidateId, name, filename }) => (
      <Link to={`/dashboard/candidates/${encodeURIComponent(candidateId)}`}>{name ?? filename}</Link>
    ),
  },
  { key: 'job', header: 'Job description', cell: ({ jobDescription }) => jobDescription.title || 'Untitled' },
  ...columns.map(
    ({ key, label, kind }): Column<RowRecord & { index: number }> => ({
      key,
      header: label,
      ...(kind === 'days' || kind === 'percent' ? { align: 'end' as const } : {}),
      cell: ({ facts }) => factInWords(facts[key] ?? null, kind),
    }),
  ),
]

const factInWords = (fact: string | number | null, kind: RowsAnswer['columns'][number]['kind']) => {
  if (fact === null || fact === '') return '–'
  if (kind === 'moment') return <Moment at={String(fact)} />
  if (kind === 'day') return dayOf(String(fact))
  if (kind === 'percent') return `${Math.round(Number(fact))}%`
  if (kind === 'days') return Number(fact).toLocaleString('en')
  return fact
}
