import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#src/analytics/ports.ts'
import { sampleJobsOf } from './samples.ts'

/** Only what belongs to the job description of the scope, if it has one; else to every one but sample jobs. */
export const ofJob = ({ jobDescriptionId, workspaceId }: Scope, column: SQL) =>
  jobDescriptionId === null ? sql`and ${column} not in ${sampleJobsOf(workspaceId)}` : sql`and ${column} = ${jobDescriptionId}`

const during = (column: SQL, { from, to }: Scope) => sql`${column} >= ${from} and ${column} < ${to}`

/** One of a list of texts, however long it is. */
const among = (column: SQL, texts: string[]) => sql`${column} in (select value from json_each(${JSON.stringify(texts)}))`

/** The ids of stages with this place; for -1 a condition that the stage is none of those that are there. */
export const atPlace = ({ stages }: Scope, column: SQL, place: number) =>
  place === -1
    ? sql`not ${among(
        column,
        stages.map(({ id }) => id),
      )}`
    : among(
        column,
        stages.filter((stage) => stage.place === place).map(({ id }) => id),
      )

/** A condition that this is a stage in which somebody can still wait for something. */
export const inOpenStage = ({ stages }: Scope, column: SQL) =>
  among(
    column,
    stages.filter(({ kind }) => kind === 'open').map(({ id }) => id),
  )

const hiredStages = ({ stages }: Scope) => stages.filter(({ kind }) => kind === 'hired').map(({ id }) => id)

/** Who was ranked in the scope, with their ways through the stages. */
export const journeys = (scope: Scope) => sql`
  from journeys g where g.workspace_id = ${scope.workspaceId} ${ofJob(scope, sql`g.job_description_id`)}
    and ${during(sql`g.ranked_at`, scope)}`

/** Stays that ended in the scope, but for those in stages of rejection. */
export const endedStays = (scope: Scope) => sql`
  from stage_stays s indexed by stage_stays_ended
  where s.workspace_id = ${scope.workspaceId} and ${during(sql`s.left_at`, scope)} and s.reason is null
    ${ofJob(scope, sql`s.job_description_id`)}`

/** Candidates by the stage they are in now, if they entered it before the end of the scope. */
export const lastingStays = (scope: Scope) => sql`
  from journeys g indexed by journeys_now
  where g.workspace_id = ${scope.workspaceId} and g.now_since < ${scope.to} ${ofJob(scope, sql`g.job_description_id`)}`

/** Who was hired in the scope and still is: when, after which first contact, and how long after the posting. */
export const hires = (scope: Scope) => sql`
  select g.candidate_id, g.now_since as hired_at,
    (select min(at) from (
      select queued_at as at from messages where candidate_id = g.candidate_id and state not in ('cancelled', 'failed')
      union all select created_at from interview_offers where candidate_id = g.candidate_id)
      where at <= g.now_since) as contact_at,
    (select coalesce((select f.uploaded_at from job_descriptions f where f.id = j.first_version_id), j.uploaded_at)
      from job_descriptions j where j.id = g.job_description_id) as posted_at
  from journeys g indexed by journeys_now
  where g.workspace_id = ${scope.workspaceId} and ${among(sql`g.now_stage`, hiredStages(scope))}
    and ${during(sql`g.now_since`, scope)} ${ofJob(scope, sql`g.job_description_id`)}`

/** Who was ranked in the scope, with their scores: the narrow rows that the list of candidates keeps. */
export const scored = (scope: Scope) => sql`
  from candidate_changes c where c.workspace_id = ${scope.workspaceId} and ${during(sql`c.created_at`, scope)}
    ${ofJob(scope, sql`c.job_description_id`)}`

export const rejections = (scope: Scope) => sql`
  from stage_stays s indexed by stage_stays_rejected
  where s.workspace_id = ${scope.workspaceId} and s.reason is not null and ${during(sql`s.entered_at`, scope)}
    ${ofJob(scope, sql`s.job_description_id`)}`

const ofJobsCandidates = ({ jobDescriptionId, workspaceId }: Scope, column: SQL) =>
  jobDescriptionId === null
    ? sql`and ${column} not in (
        select candidate.id from candidates candidate where candidate.job_description_id in ${sampleJobsOf(workspaceId)})`
    : sql`and ${column} in (select id from candidates where job_description_id = ${jobDescriptionId})`

export const openTasks = (scope: Scope) => sql`
  from tasks t where t.workspace_id = ${scope.workspaceId} and t.done_at is null ${ofJobsCandidates(scope, sql`t.candidate_id`)}`

export const writtenMessages = (scope: Scope) => sql`
  from messages w where w.workspace_id = ${scope.workspaceId} and ${during(sql`w.queued_at`, scope)}
    ${ofJobsCandidates(scope, sql`w.candidate_id`)}`

/** What a person did with candidates, as their timelines tell it. */
export const deedsOf = (scope: Scope, kinds: string[]) => sql`
  from timeline_entries d where d.workspace_id = ${scope.workspaceId} and ${among(sql`d.kind`, kinds)} and ${during(sql`d.at`, scope)}
    and d.actor_id is not null ${ofJobsCandidates(scope, sql`d.candidate_id`)}`

/** As the screen calls the state of a message: what waits and what is tried again are both on the way. */
export const messageState = sql`case when w.state in ('queued', 'retrying') then 'waiting' else w.state end`

/** The day before which a task is overdue. */
export const today = ({ now }: Scope) => new Date(now).toISOString().slice(0, 10)

/** To the tenth, cut off: what is just below a band must not be rounded into it. */
export const confidencePercent = sql`cast(c.confidence * 1000 as integer) / 10.0`
