import { eq, sql } from 'drizzle-orm'
import type { DecisionFact, DecisionFacts } from '#src/ports/decision-facts.ts'
import type { Database } from './open.ts'
import { jsonNumber } from './portable.ts'
import { jobDescriptions } from './schema.ts'

interface Row extends Omit<DecisionFact, 'evidence'> {
  id: string
  evidence: number
}

/** Reads what decisions rest on: places in rankings, versions, opened evidence. */
export function databaseDecisionFacts({ query }: Database): DecisionFacts {
  return {
    async ofCandidates(ids, actorId) {
      // Everybody of the jobs in question gets a place once, however many are asked for.
      const rows = await query().all<Row>(sql`
        with wanted as (select value as id from json_each(${JSON.stringify(ids)})),
        placed as (
          select id, job_description_id as job, percentage,
            rank() over (partition by job_description_id order by percentage desc) as rank,
            count(*) over (partition by job_description_id) as of
          from candidates
          where job_description_id in (select job_description_id from candidates where id in (select id from wanted))
        )
        select placed.id, placed.job, case when placed.percentage >= 0 then placed.percentage end as percentage,
          case when placed.percentage >= 0 then placed.rank end as rank, placed.of,
          json_extract(c.match, '$.engine') as engine, c.criteria_version as criteria,
          exists (
            select 1 from timeline_entries t
            where t.candidate_id = c.id and t.kind = 'evidence-opened' and t.actor_id = ${actorId}
          ) as evidence
        from wanted join placed on placed.id = wanted.id join candidates c on c.id = wanted.id`)
      return new Map(rows.map(({ id, evidence, ...fact }) => [id, { ...fact, evidence: evidence === 1 }]))
    },
    async ofApplication(id) {
      const [row] = await query().all<Omit<Row, 'id' | 'evidence'>>(sql`
        select a.job_id as job, ${jsonNumber(sql`a.match`, '$.percentage')} as percentage,
          json_extract(a.match, '$.engine') as engine, null as criteria,
          (select count(*) from applications o where o.job_id = a.job_id and o.match is not null) as of,
          case when a.match is null then null else 1 + (
            select count(*) from applications o where o.job_id = a.job_id
              and ${jsonNumber(sql`o.match`, '$.percentage')} > ${jsonNumber(sql`a.match`, '$.percentage')}
          ) end as rank
        from applications a where a.id = ${id}`)
      return row ?? null
    },
    criteriaOf: async (jobId) =>
      (
        await query()
          .select({ version: jobDescriptions.criteriaVersion })
          .from(jobDescriptions)
          .where(eq(jobDescriptions.id, jobId))
          .get()
      )?.version ?? null,
  }
}
