import { sql } from 'drizzle-orm'
import type { AnalyticsStage, Figures } from '#src/analytics/ports.ts'
import { analyticsRows } from './analytics-rows.ts'
import {
  confidencePercent,
  endedStays,
  hires,
  journeys,
  lastingStays,
  messageState,
  openTasks,
  placeOrRemoved,
  ranked,
  rankedWithOrigin,
  rejections,
  today,
  withPlaces,
  writtenMessages,
} from './analytics-scope.ts'
import type { Database } from './open.ts'

/** Counts over the narrow tables and indexes that are kept for it; long rows are never read. */
export function databaseFigures({ query }: Database): Figures {
  const byPlace = (rows: [number, number][]) => {
    const found = new Map<number, number[]>()
    for (const [place, duration] of rows) {
      const own = found.get(place)
      if (own) own.push(duration)
      else found.set(place, [duration])
    }
    return found
  }
  return {
    jobs: async (workspaceId) =>
      query()
        .values<[string, string, number]>(sql`
          select id, title, version from job_descriptions where workspace_id = ${workspaceId} and exists (
            select 1 from candidates indexed by candidates_job where job_description_id = job_descriptions.id)
          order by uploaded_at desc, id`)
        .map(([id, title, version]) => ({ id, title, version })),
    async stages(workspaceId) {
      const rows = query().values<[string, string, string, AnalyticsStage['kind']]>(sql`
        select s.job_description_id, s.id, s.name, s.kind from job_descriptions j
        inner join stages s on s.job_description_id = j.id
        where j.workspace_id = ${workspaceId} order by s.job_description_id, s.position`)
      const found = new Map<string, AnalyticsStage[]>()
      for (const [job, id, name, kind] of rows) {
        const stage = { id, name, kind }
        const own = found.get(job)
        if (own) own.push(stage)
        else found.set(job, [stage])
      }
      return found
    },
    async journeys(scope, places) {
      const each = Array.from({ length: places }, (_, place) => place)
      const wasIn = sql.join(
        each.map((place) => sql`, max(m.place = ${sql.raw(String(place))}) as ${sql.raw(`e${place}`)}`),
        sql``,
      )
      const sums = sql.join(
        each.map((place) => sql`, ${sql.raw(`coalesce(sum(e${place}), 0)`)}`),
        sql``,
      )
      return query()
        .values<number[]>(sql`
          ${withPlaces(scope)}
          select furthest, coalesce(now_kind, '') = 'rejected', count(*) ${sums} from (${journeys(scope, wasIn)}) group by 1, 2`)
        .map(([furthest = 0, isRejected = 0, count = 0, ...entered]) => ({
          furthest,
          isRejected: isRejected === 1,
          count,
          entered,
        }))
    },
    endedStays: async (scope) =>
      byPlace(query().values(sql`${withPlaces(scope)} select ${placeOrRemoved}, s.left_at - s.entered_at ${endedStays(scope)}`)),
    lastingStays: async (scope) =>
      byPlace(query().values(sql`${withPlaces(scope)} select m.place, ${scope.now} - s.entered_at ${lastingStays(scope)}`)),
    hires: async (scope) =>
      query()
        .values<[number, number | null, number]>(sql`
          ${withPlaces(scope)} select hired_at, contact_at, posted_at from (${hires(scope)})`)
        .map(([hiredAt, contactAt, postedAt]) => ({ hiredAt, contactAt, postedAt })),
    sources: async (scope) =>
      query()
        .values<[string, string | null, string | null, number]>(sql`
          select source, by_id, (select full_name from users where id = by_id), many
          from (select r.source as source, r.uploaded_by as by_id, count(*) as many ${rankedWithOrigin(scope)} group by 1, 2)`)
        .map(([source, uploaderId, uploader, count]) => ({ source, uploaderId, uploader, count })),
    scores: async (scope) =>
      query()
        .values<[number, number, number]>(sql`select c.percentage, ${confidencePercent}, count(*) ${ranked(scope)} group by 1, 2`)
        .map(([percentage, confidence, count]) => ({ percentage, confidence, count })),
    rejections: async (scope) =>
      query()
        .values<[string, number, number]>(sql`
          ${withPlaces(scope)} select s.reason, ${placeOrRemoved}, count(*) ${rejections(scope)} group by 1, 2`)
        .map(([reason, place, count]) => ({ reason, place, count })),
    tasks: async (scope) =>
      query()
        .values<[string | null, string | null, number, number]>(sql`
          select who, (select full_name from users where id = who), many, late from (
            select t.assignee_id as who, count(*) as many, sum(coalesce(t.due_on < ${today(scope)}, 0)) as late
            ${openTasks(scope)} group by 1)`)
        .map(([assigneeId, assignee, open, overdue]) => ({ assigneeId, assignee, open, overdue })),
    messages: async (scope) =>
      query()
        .values<[string, number]>(sql`select ${messageState}, count(*) ${writtenMessages(scope)} group by 1`)
        .map(([state, count]) => ({ state, count })),
    async personCalled(workspaceId, userId) {
      const [[name = null] = []] = query().values<[string]>(sql`
        select full_name from users where id = ${userId} and (
          exists (select 1 from memberships where user_id = users.id and workspace_id = ${workspaceId})
          or exists (select 1 from resumes where workspace_id = ${workspaceId} and uploaded_by = users.id)
          or exists (select 1 from tasks where workspace_id = ${workspaceId} and assignee_id = users.id))`)
      return name
    },
    rows: analyticsRows(query),
  }
}
