import { memo } from 'react'
import type { CriteriaChoice } from '../../../api/ranking.ts'
import { haveAllWarnings, sharedDoubts, warningsBesideCopies } from '../reasons/row-doubts.ts'
import { mustsInWords } from './choice.ts'
import { ownWords } from './ranking-doubts.tsx'
import { RankingRowView } from './ranking-row.tsx'
import { useChunks } from './use-chunks.ts'
import type { Steadiness, WeighedRow } from './use-weighed.ts'

interface RankingTableProps {
  rows: WeighedRow[]
  choice: CriteriaChoice
  steadiness: Steadiness
  currentVersion: number
  selected: readonly string[]
  /** False when the rows are in no order. */
  isRanked: boolean
  onSelect: (id: string) => void
}

const headings: { text: string; width?: string; hidden?: boolean; align?: 'end' }[] = [
  { text: 'Compare', width: '2.5rem', hidden: true },
  { text: 'Rank', width: '3.25rem' },
  { text: 'Candidate' },
  { text: 'Match', width: '11rem' },
  { text: 'Must-haves', width: '13rem' },
  { text: 'Top 5', width: '6.5rem', align: 'end' },
]

export const RankingTable = memo((props: RankingTableProps) => {
  const { rows, choice, steadiness, currentVersion, selected, isRanked, onSelect } = props
  const { table, chunks } = useChunks(rows.length)
  const musts = mustsInWords(choice)
  const doubts = sharedDoubts(rows.map(({ row }) => row.doubt))
  const showsWarnings = !haveAllWarnings(rows.map(({ row }) => ({ warnings: warningsBesideCopies(row) })))
  const rowView = ({ id, row, percentage, confidence, missingMusts }: WeighedRow, at: number) => (
    <RankingRowView
      key={id}
      row={row}
      doubt={ownWords(doubts, row)}
      showsWarnings={showsWarnings}
      rank={isRanked ? at + 1 : null}
      place={at + 1}
      percentage={percentage}
      confidence={confidence}
      missing={missingMusts.map((must) => musts.get(must) ?? must).join(', ')}
      missingCount={missingMusts.length}
      musts={row.requirements.reduce((sum, requirement) => sum + (musts.has(requirement.id) ? 1 : 0), 0)}
      steadiness={steadiness.shares?.get(id) ?? null}
      steadinessStale={steadiness.stale}
      currentVersion={currentVersion}
      selected={selected.includes(id)}
      onSelect={onSelect}
    />
  )
  return (
    <div className="candidate-table ranking-table">
      <div className="table-frame outlined rounded-4 surface">
        <table className="table w-full text-2" ref={table} aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">
            {isRanked ? 'Candidates, best match under the weights shown first' : 'Candidates by name, not ranked'}
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              {headings.map(({ text, width, hidden, align }) => (
                <th key={text} scope="col" data-align={align} style={width ? { width } : undefined}>
                  {hidden ? <span className="visually-hidden">{text}</span> : text}
                </th>
              ))}
            </tr>
          </thead>
          {chunks.map(({ start, end, drawn, height }, at) => (
            <tbody key={start} data-chunk={at}>
              {drawn ? (
                rows.slice(start, end).map((row, index) => rowView(row, start + index))
              ) : (
                <tr className="ranking-gap">
                  <td colSpan={headings.length} style={{ height }} />
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
})
