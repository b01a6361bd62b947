import { memo } from 'react'
import { Link } from 'react-router'
import { candidateAddress, type RankingRow } from '../../../api/ranking.ts'
import { CheckIcon } from '../../../components/icons.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { MatchMeter } from '../reasons/match-meter.tsx'
import { warningsBesideCopies } from '../reasons/row-doubts.ts'
import { NotFoundMark } from '../reasons/unknown.tsx'

export interface RankingRowProps {
  row: RankingRow
  /** What it has to say about how the resume was read, without what every row would say; '' for nothing. */
  doubt: string
  /** False when every row has warnings. */
  showsWarnings: boolean
  /** Null where the rows are in no order. */
  rank: number | null
  /** Place in the table, from 1. */
  place: number
  percentage: number
  confidence: number
  /** Must-haves that the resume does not show, in words, joined by ', '; '' when all are shown. */
  missing: string
  missingCount: number
  /** How many must-haves this row was held against. */
  musts: number
  /** Share of the draws; null until it is known. */
  steadiness: number | null
  steadinessStale: boolean
  currentVersion: number
  selected: boolean
  onSelect: (id: string) => void
}

/** One candidate. Drawn anew only when something in it changes: most rows stay as they are when a weight moves a little. */
export const RankingRowView = memo((props: RankingRowProps) => {
  const { row, rank, place, percentage, confidence, steadiness, currentVersion, selected, onSelect } = props
  const name = row.name ?? row.filename
  return (
    <tr className="ranking-row" aria-rowindex={place + 1} data-selected={selected || undefined}>
      <td data-label="Compare">
        <label className="ranking-select grid place-center pointer">
          <input className="ranking-tick" type="checkbox" checked={selected} onChange={() => onSelect(row._id)} />
          <span className="visually-hidden">Compare {name}</span>
        </label>
      </td>
      <td data-label="Rank">{rank === null ? <span className="muted">none</span> : <span className="rank">{rank}</span>}</td>
      <th scope="row" data-label="Candidate">
        <Link className="candidate-name text-strong strong ranking-link" to={candidateAddress(row._id)}>
          {row.name ?? (
            <>
              N/A <NotFoundMark />
            </>
          )}
        </Link>
        <span className="candidate-second">{row.filename}</span>
        <Marks row={row} doubt={props.doubt} showsWarnings={props.showsWarnings} currentVersion={currentVersion} />
      </th>
      <td data-label="Match">
        <MatchMeter percentage={percentage} confidence={confidence} />
        {percentage !== row.percentage && <span className="block muted small numeric">was {row.percentage}%</span>}
      </td>
      <td data-label="Must-haves">
        <Musts {...props} />
      </td>
      <td data-label="Top 5" data-align="end">
        <Steady share={steadiness} stale={props.steadinessStale} />
      </td>
    </tr>
  )
})

const Marks = ({
  row,
  doubt,
  showsWarnings,
  currentVersion,
}: Pick<RankingRowProps, 'row' | 'doubt' | 'showsWarnings' | 'currentVersion'>) => {
  const { criteriaVersion, isOfOlderEngine, copied } = row
  const warnings = showsWarnings ? warningsBesideCopies(row) : 0
  if (criteriaVersion === currentVersion && !isOfOlderEngine && copied === 0 && warnings === 0 && !doubt) return null
  return (
    <span className="ranking-marks flex flex-wrap gap-1">
      {criteriaVersion !== currentVersion && <StatusBadge tone="info">as of version {criteriaVersion}</StatusBadge>}
      {isOfOlderEngine && <StatusBadge tone="info">older engine</StatusBadge>}
      {copied > 0 && (
        <StatusBadge tone="warning">{Math.max(1, Math.round(copied * 100))}% copied from the job description</StatusBadge>
      )}
      {doubt && <StatusBadge tone="warning">{doubt}</StatusBadge>}
      {warnings > 0 && <StatusBadge tone="warning">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</StatusBadge>}
    </span>
  )
}

const Musts = ({ missing, missingCount, musts }: RankingRowProps) => {
  if (musts === 0) return <span className="muted">None set</span>
  if (missingCount === 0)
    return (
      <span className="musts inline-flex items-center gap-1 small text-success medium">
        <CheckIcon />
        {musts === 1 ? 'Shown' : `All ${musts} shown`}
      </span>
    )
  return (
    <span className="musts small">
      <span className="block text-warning strong">
        {missingCount} of {musts} {musts === 1 ? 'must-have' : 'must-haves'} missing<span className="visually-hidden">: </span>
      </span>
      <span className="text-strong">{missing}</span>
    </span>
  )
}

const Steady = ({ share, stale }: { share: number | null; stale: boolean }) =>
  share === null ? (
    <span className="muted">…</span>
  ) : (
    <span
      className="steady inline-block"
      data-stale={stale || undefined}
      data-level={share >= 0.95 ? 'sure' : share > 0.05 ? 'open' : 'out'}
    >
      <span className="visually-hidden">stays in the top 5 in </span>
      <span className={`steady-number block large numeric tight ${share > 0.05 ? 'bold' : 'muted'} ${stale ? 'muted' : ''}`}>
        {Math.round(share * 100)}%
      </span>
      <span className="muted small nowrap"> of 200 simulations</span>
    </span>
  )
