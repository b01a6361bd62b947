import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { AssessmentRow } from '../../../api/assessments.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { resultAddress } from '../../../api/result-address.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { ChooseBox } from '../../../components/table/choose-box.tsx'
import type { Chosen } from '../../../components/table/use-chosen.ts'
import { dayOf } from '../../../dates.ts'
import { acts, actWords, calledName, kindOf, type LinkAct, partsOf, scoreOf, stateWords } from './words.ts'

interface AssessmentTableProps {
  rows: AssessmentRow[]
  mayChange: boolean
  chosen: Chosen<AssessmentRow>
  onAct: (act: LinkAct, row: AssessmentRow) => void
}

export const AssessmentTable = ({ rows, mayChange, chosen, onAct }: AssessmentTableProps) => {
  const columns: Column<AssessmentRow>[] = [
    {
      key: 'candidate',
      header: 'Candidate',
      namesRow: true,
      cell: (row, index) => <Candidate row={row} index={index} chosen={chosen} />,
    },
    { key: 'kind', header: 'Kind', cell: kindOf },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge tone={stateWords[status].tone}>{stateWords[status].text}</StatusBadge>,
    },
    { key: 'sent', header: 'Sent', cell: ({ sentAt }) => <Day at={sentAt} /> },
    { key: 'expires', header: 'Expires', cell: (row) => <Expires row={row} /> },
    { key: 'score', header: 'Score', cell: (row) => <Score row={row} /> },
    { key: 'actions', header: 'Link', cell: (row) => <Acts row={row} mayChange={mayChange} onAct={onAct} /> },
  ]
  return (
    <div className="assessment-table">
      <DataTable caption="Assessments, newest first" columns={columns} rows={rows} rowKey={({ _id }) => _id} empty="" />
    </div>
  )
}

interface CandidateProps {
  row: AssessmentRow
  index: number
  chosen: Chosen<AssessmentRow>
}

const Candidate = ({ row, index, chosen }: CandidateProps) => (
  <>
    <span className="flex items-center gap-2">
      <ChooseBox
        name={`${calledName(row)}, ${kindOf(row)} of ${dayOf(row.sentAt)}`}
        checked={chosen.has(row._id)}
        onChoose={(range) => chosen.choose(index, range)}
      />
      <Link to={activityAddress(row.candidateId)}>{calledName(row)}</Link>
    </span>
    <span className="block muted small">
      {[row.jobTitle, row.candidateName ? row.candidateEmail : null].filter(Boolean).join(' · ')}
    </span>
  </>
)

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="nowrap numeric">
    {dayOf(at)}
  </time>
)

/** An open link has an end; after that it has a past. */
const Expires = ({ row: { status, expiresAt, completedAt } }: { row: AssessmentRow }) => {
  if (status === 'pending' || status === 'expired') return <Day at={expiresAt} />
  if (status === 'completed' && completedAt)
    return (
      <span className="muted">
        finished <Day at={completedAt} />
      </span>
    )
  return <span className="muted">N/A</span>
}

const Score = ({ row }: { row: AssessmentRow }) => {
  const parts = partsOf(row)
  return (
    <>
      <span className="numeric">{scoreOf(row)}</span>
      {parts && <span className="block muted small">{parts}</span>}
    </>
  )
}

/** Whoever has begun has left something to see. */
export const hasResult = ({ status }: AssessmentRow) => status === 'completed' || status === 'in-progress'

interface ActsProps {
  row: AssessmentRow
  mayChange: boolean
  onAct: (act: LinkAct, row: AssessmentRow) => void
  /** Says nothing where nothing can be done. */
  quiet?: boolean
}

export const Acts = ({ row, mayChange, onAct, quiet = false }: ActsProps) => {
  const possible = mayChange ? acts[row.status] : []
  if (possible.length === 0 && !hasResult(row)) return quiet ? null : <span className="muted">N/A</span>
  return (
    <span className="assessment-acts flex flex-wrap gap-2">
      {hasResult(row) && (
        <Button asChild size="1" variant="soft" color="gray">
          <Link to={resultAddress(row._id)}>
            {row.status === 'completed' ? 'See the result' : 'See so far'}
            <span className="visually-hidden"> of {calledName(row)}</span>
          </Link>
        </Button>
      )}
      {possible.map((act) => (
        <Button key={act} size="1" variant="soft" color="gray" aria-haspopup="dialog" onClick={() => onAct(act, row)}>
          {actWords[act]}
          <span className="visually-hidden"> the link of {calledName(row)}</span>
        </Button>
      ))}
    </span>
  )
}
