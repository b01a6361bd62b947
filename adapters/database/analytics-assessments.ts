import { sql } from 'drizzle-orm'
import type { AssessmentFigures, Scope } from '#src/analytics/ports.ts'
import { ofJob } from './analytics-scope.ts'
import type { Database } from './open.ts'

/** In the order in which the screen shows them, with what is true of them at the end of `now`. */
const states = [
  ['Completed', sql`a.completed_at is not null`],
  ['In progress', sql`a.completed_at is null and a.revoked_at is null and a.started_at is not null`],
  ['Pending', sql`a.completed_at is null and a.revoked_at is null and a.started_at is null`],
  ['Expired', sql`a.completed_at is null and a.revoked_at is null and a.started_at is null`],
  ['Revoked', sql`a.completed_at is null and a.revoked_at is not null`],
] as const

const isPast = ({ now }: Scope, name: string) =>
  name === 'Expired' ? sql`and a.expires_at <= ${now}` : name === 'Pending' ? sql`and a.expires_at > ${now}` : sql``

/** Those that were sent in the scope, but for trials. */
const sent = (scope: Scope) => sql`
  from assessments a inner join candidates c on c.id = a.candidate_id
  where a.workspace_id = ${scope.workspaceId} and a.sent_at >= ${scope.from} and a.sent_at < ${scope.to}
    and not json_extract(a.options, '$.practice')
    ${ofJob(scope, sql`c.job_description_id`)}`

/** Assessments and interviews for the numbers page. */
export function databaseAssessmentFigures({ query }: Database): AssessmentFigures {
  const countOf = async (scope: Scope, [name, condition]: (typeof states)[number]) =>
    (await query().values<[number]>(sql`select count(*) ${sent(scope)} and ${condition} ${isPast(scope, name)}`))[0]?.[0] ?? 0
  return {
    async counts(scope) {
      const counts = []
      for (const state of states) counts.push({ state: state[0], count: await countOf(scope, state) })
      return counts.some(({ count }) => count > 0) ? counts : []
    },
    async rows(scope, wanted, { limit, offset }) {
      const state = states.find(([name]) => name === wanted)
      if (!state) return { rows: [], total: 0 }
      const [name, condition] = state
      const rows = await query().values<[string, string | null, string, string, string, number, string]>(sql`
        select c.id, json_extract(r.facts, '$.name.value'), r.filename, j.id, j.title, c.percentage, coalesce(g.now_stage, '')
        from (select a.candidate_id, a.sent_at, a.id ${sent(scope)} and ${condition} ${isPast(scope, name)}) s
        inner join candidates c on c.id = s.candidate_id
        inner join resumes r on r.id = c.resume_id
        inner join job_descriptions j on j.id = c.job_description_id
        left join journeys g on g.candidate_id = c.id
        order by s.sent_at desc, s.id limit ${limit} offset ${offset}`)
      return {
        total: await countOf(scope, state),
        rows: rows.map(([candidateId, candidateName, filename, jobDescriptionId, jobTitle, percentage, stageNow]) => ({
          candidateId,
          name: candidateName,
          filename,
          jobDescriptionId,
          jobTitle,
          facts: { percentage, stageNow },
        })),
      }
    },
  }
}
