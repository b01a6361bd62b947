import { useEffect, useMemo, useState } from 'react'
import { byShare, drawSteadiness, type Weighed, weigh } from '#src/resume-engine/weighing.ts'
import type { CriteriaChoice, RankingRow } from '../../../api/ranking.ts'

export type WeighedRow = Weighed & { id: string; row: RankingRow }

/** The rows as these criteria order them. Takes some milliseconds for a thousand rows, so it happens while the page is drawn. */
export const useWeighed = (rows: readonly RankingRow[], choice: CriteriaChoice): WeighedRow[] =>
  useMemo(() => rows.map((row) => ({ id: row._id, row, ...weigh(row, choice) })).toSorted(byShare), [rows, choice])

/** Long enough that a slider on the move is not answered at every step. */
const restMs = 150

/** Some milliseconds of work for a thousand rows; then whatever else the page has to do gets its turn. */
const drawsAtOnce = 25

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
    const weighable = () => rows.map(({ _id, components, requirements }) => ({ id: _id, components, requirements }))
    let draws: ReturnType<typeof drawSteadiness> | null = null
    const step = () => {
      draws ??= drawSteadiness(weighable(), choice, seed)
      if (draws.draw(drawsAtOnce)) setFound({ shares: draws.shares(), rows, choice })
      else timer = setTimeout(step)
    }
    let timer = setTimeout(step, restMs)
    return () => clearTimeout(timer)
  }, [rows, choice, seed])
  return { shares: found?.shares ?? null, stale: found !== null && (found.rows !== rows || found.choice !== choice) }
}
