import { useEffect, useRef, useState } from 'react'
import type { CriteriaChoice } from '../../../api/ranking.ts'
import { mustsInWords } from './choice.ts'
import { RankingRowView } from './ranking-row.tsx'
import type { Steadiness, WeighedRow } from './use-weighed.ts'

/** Rows drawn at first, and added whenever the end of them comes into view. */
const rowsAtOnce = 60

interface RankingTableProps {
  rows: WeighedRow[]
  choice: CriteriaChoice
  steadiness: Steadiness
  currentVersion: number
  selected: readonly string[]
  onSelect: (id: string) => void
}

export const RankingTable = ({ rows, choice, steadiness, currentVersion, selected, onSelect }: RankingTableProps) => {
  const { count, end, more } = useGrowing(rows.length)
  const musts = mustsInWords(choice)
  return (
    <div className="candidate-table ranking-table">
      <div className="table-frame">
        <table className="table">
          <caption className="visually-hidden">Candidates, best match under the weights shown first</caption>
          <thead>
            <tr>
              <th scope="col" style={{ width: '2.5rem' }}>
                <span className="visually-hidden">Compare</span>
              </th>
              <th scope="col" style={{ width: '3.25rem' }}>
                Rank
              </th>
              <th scope="col">Candidate</th>
              <th scope="col" style={{ width: '11rem' }}>
                Match
              </th>
              <th scope="col" style={{ width: '13rem' }}>
                Must-haves
              </th>
              <th scope="col" data-align="end" style={{ width: '6.5rem' }}>
                Top 5
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map(({ id, row, percentage, confidence, missingMusts }, index) => (
              <RankingRowView
                key={id}
                row={row}
                rank={index + 1}
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
            ))}
          </tbody>
        </table>
      </div>
      {count < rows.length && (
        <button type="button" className="ranking-more" ref={end} onClick={more}>
          Show more ({rows.length - count} below)
        </button>
      )}
    </div>
  )
}

/** Starts short and grows as the end is reached: a thousand rows are never drawn for somebody who reads ten. */
const useGrowing = (length: number) => {
  const [count, setCount] = useState(rowsAtOnce)
  const end = useRef<HTMLButtonElement>(null)
  const more = () => setCount((before) => before + rowsAtOnce)
  const isAll = count >= length
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches the new end after every growth
  useEffect(() => {
    if (isAll || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isAll, count])
  return { count: Math.min(count, length), end, more }
}
