import { sql } from 'drizzle-orm'
import type { Scope } from '#src/analytics/ports.ts'
import { journeys } from './analytics-scope.ts'
import type { Query } from './open.ts'

/** Everybody who has been in the same stages and is in the same one now. */
export interface Way {
  path: string
  nowStage: string
  count: number
  /** The furthest place; 0 when all their stages were removed. */
  furthest: number
  places: ReadonlySet<number>
  isRejected: boolean
}

/**
 * The ways that candidates ranked in the scope took. There are few of them, however many candidates there are, so that what a way
 * means is worked out here, and nothing has to be joined for each candidate.
 */
export async function waysOf(query: Query, scope: Scope): Promise<Way[]> {
  const known = new Map(scope.stages.map((stage) => [stage.id, stage]))
  return (
    await query.values<[string, string, number]>(sql`
      select g.path, g.now_stage, count(*) ${journeys(scope)} group by g.job_description_id, g.path, g.now_stage`)
  ).map(([path, nowStage, count]) => {
    const places = new Set(path.split(' ').flatMap((id) => known.get(id)?.place ?? []))
    return {
      path,
      nowStage,
      count,
      furthest: Math.max(0, ...places),
      places,
      isRejected: known.get(nowStage)?.kind === 'rejected',
    }
  })
}

/** A condition for candidates who took one of these ways. */
export const tookOneOf = (ways: Way[]) =>
  sql`g.path || '>' || g.now_stage in (select value from json_each(${JSON.stringify(
    ways.map(({ path, nowStage }) => `${path}>${nowStage}`),
  )}))`
