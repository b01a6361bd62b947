import { useEffect, useMemo, useState } from 'react'
import { byShare, steadiness, type Weighed, weigh } from '#src/matching/weighing.ts'
import type { CriteriaChoice, RankingRow } from '../../../api/ranking.ts'

export type WeighedRow = Weighed & { id: string; row: RankingRow }

/** The rows as these criteria order them. Takes some milliseconds for a thousand rows, so it happens while the page is drawn. */
export const useWeighed = (rows: readonly RankingRow[], choice: CriteriaChoice): WeighedRow[] =>
  useMemo(() => rows.map((row) => ({ id: row._id, row, ...weigh(row, choice) })).toSorted(byShare), [rows, choice])

/** Long enough that a slider on the move is not answered at every step. */
const restMs = 150

export interface Steadiness {
  /** Candidate → share of the draws in which they stay in the top five; null until it is known. */
  shares: ReadonlyMap<string, number> | null
  /** True while the shares belong to criteria from a moment ago. */
  stale: boolean
}

/** How often each row stays in the top five when the weights move: found once the hand rests. */
export const useSteadiness = (rows: readonly RankingRow[], choice: CriteriaChoice, seed: string): Steadiness => {
  const [found, setFound] = useState<{ shares: Map<string, number>; rows: unknown; choice: unknown } | null>(null)
  useEffect(() => {
    const find = () => {
      const weighable = rows.map(({ _id, components, requirements }) => ({ id: _id, components, requirements }))
      setFound({ shares: steadiness(weighable, choice, seed), rows, choice })
    }
    const timer = setTimeout(find, restMs)
    return () => clearTimeout(timer)
  }, [rows, choice, seed])
  return { shares: found?.shares ?? null, stale: found !== null && (found.rows !== rows || found.choice !== choice) }
}
