import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#src/analytics/ports.ts'

/** The beginning of a query that may join `map(id, place, kind)`, the places of the stages. */
export const withPlaces = ({ stages }: Scope) =>
  sql`with map(id, place, kind) as materialized (
    select cast(value ->> 0 as text), value ->> 1, value ->> 2 from json_each(${JSON.stringify(stages.map(({ id, place, kind }) => [id, place, kind]))}))`

/** Only what belongs to the job description of the scope, if it has one. */
export const ofJob = ({ jobDescriptionId }: Scope, column: SQL) =>
  jobDescriptionId === null ? sql`` : sql`and ${column} = ${jobDescriptionId}`

const during = (column: SQL, { from, to }: Scope) => sql`${column} >= ${from} and ${column} < ${to}`

/** `map.place` of a stay joined by its stage; -1 where the stage was removed. */
export const placeOrRemoved = sql`case when m.id is null then -1 else m.place end`

/**
 * Of each candidate ranked in the scope: the furthest place, what the stage is now, and what else is asked for. Reads the index
 * in its order, so that nothing has to be sorted.
 */
export const journeys = (scope: Scope, more: SQL = sql``) => sql`
  select s.candidate_id, s.ranked_at, coalesce(max(m.place), 0) as furthest,
    max(case when s.left_at is null then m.kind end) as now_kind,
    max(case when s.left_at is null then s.stage_id end) as now_stage ${more}
  from stage_stays s indexed by stage_stays_ranked left join map m on m.id = s.stage_id
  where s.workspace_id = ${scope.workspaceId} and ${during(sql`s.ranked_at`, scope)} ${ofJob(scope, sql`s.job_description_id`)}
  group by s.ranked_at, s.candidate_id`

/** Stays in stages that are open, or were removed, which ended in the scope. */
export const endedStays = (scope: Scope) => sql`
  from stage_stays s indexed by stage_stays_left left join map m on m.id = s.stage_id
  where s.workspace_id = ${scope.workspaceId} and ${during(sql`s.left_at`, scope)} and s.reason is null
    and coalesce(m.kind, 'open') = 'open' ${ofJob(scope, sql`s.job_description_id`)}`

/** Stays in open stages that last. */
export const lastingStays = (scope: Scope) => sql`
  from stage_stays s indexed by stage_stays_left inner join map m on m.id = s.stage_id
  where s.workspace_id = ${scope.workspaceId} and s.left_at is null and s.entered_at < ${scope.to}
    and m.kind = 'open' ${ofJob(scope, sql`s.job_description_id`)}`

/** Who was hired in the scope and still is: when, after which first contact, and how long after the posting. */
export const hires = (scope: Scope) => sql`
  select s.candidate_id, s.entered_at as hired_at,
    (select min(queued_at) from messages
      where candidate_id = s.candidate_id and state not in ('cancelled', 'failed') and queued_at <= s.entered_at) as contact_at,
    (select coalesce((select f.uploaded_at from job_descriptions f where f.id = j.first_version_id), j.uploaded_at)
      from job_descriptions j where j.id = s.job_description_id) as posted_at
  from stage_stays s indexed by stage_stays_left inner join map m on m.id = s.stage_id
  where s.workspace_id = ${scope.workspaceId} and s.left_at is null and ${during(sql`s.entered_at`, scope)}
    and m.kind = 'hired' ${ofJob(scope, sql`s.job_description_id`)}`

/** Who was ranked in the scope, out of the narrow rows that the list of candidates keeps. */
export const ranked = (scope: Scope) => sql`
  from candidate_changes c where c.workspace_id = ${scope.workspaceId} and ${during(sql`c.created_at`, scope)}
    ${ofJob(scope, sql`c.job_description_id`)}`

/** The same, with where their resumes came from. */
export const rankedWithOrigin = (scope: Scope) => sql`
  from candidate_changes c inner join resumes r indexed by resumes_origin on r.id = c.resume_id
  where c.workspace_id = ${scope.workspaceId} and ${during(sql`c.created_at`, scope)} ${ofJob(scope, sql`c.job_description_id`)}`

export const rejections = (scope: Scope) => sql`
  from stage_stays s indexed by stage_stays_rejected left join map m on m.id = s.came_from
  where s.workspace_id = ${scope.workspaceId} and s.reason is not null and ${during(sql`s.entered_at`, scope)}
    ${ofJob(scope, sql`s.job_description_id`)}`

const ofJobsCandidates = ({ jobDescriptionId }: Scope, column: SQL) =>
  jobDescriptionId === null
    ? sql``
    : sql`and ${column} in (select id from candidates where job_description_id = ${jobDescriptionId})`

export const openTasks = (scope: Scope) => sql`
  from tasks t where t.workspace_id = ${scope.workspaceId} and t.done_at is null ${ofJobsCandidates(scope, sql`t.candidate_id`)}`

export const writtenMessages = (scope: Scope) => sql`
  from messages w where w.workspace_id = ${scope.workspaceId} and ${during(sql`w.queued_at`, scope)}
    ${ofJobsCandidates(scope, sql`w.candidate_id`)}`

/** As the screen calls the state of a message: what waits and what is tried again are both on the way. */
export const messageState = sql`case when w.state in ('queued', 'retrying') then 'waiting' else w.state end`

/** The day before which a task is overdue. */
export const today = ({ now }: Scope) => new Date(now).toISOString().slice(0, 10)

/** To the tenth, cut off: what is just below a band must not be rounded into it. */
export const confidencePercent = sql`cast(c.confidence * 1000 as integer) / 10.0`
