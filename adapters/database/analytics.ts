import { and, eq, type SQL, sql } from 'drizzle-orm'
import { deeds } from '#src/analytics/constants.ts'
import type { AnalyticsStage, Figures, Scope } from '#src/analytics/ports.ts'
import { waysOf } from './analytics-journeys.ts'
import { analyticsRows } from './analytics-rows.ts'
import {
  confidencePercent,
  deedsOf,
  endedStays,
  hires,
  journeys,
  lastingStays,
  messageState,
  openTasks,
  rejections,
  scored,
  today,
  writtenMessages,
} from './analytics-scope.ts'
import type { Database } from './open.ts'
import { asNumber } from './portable.ts'
import { jobDescriptions } from './schema.ts'

const dayMs = 86_400_000

/**
 * Counts over narrow rows and indexes that are kept for it; long rows are never read. Places are found here and not in SQL, stage
 * by stage, because a join for each candidate would take most of the time.
 */
export function databaseFigures({ query }: Database): Figures {
  const placesOf = ({ stages }: Scope) => {
    const known = new Map(stages.map((stage) => [stage.id, stage]))
    return (id: string) => known.get(id) ?? { place: -1, kind: 'open' as const }
  }
  /** By place, what is there for each of its stages that are open. */
  const byPlace = (scope: Scope, rows: [stageId: string, numbers: string][], asDuration: (number: number) => number) => {
    const stageOf = placesOf(scope)
    const found = new Map<number, number[]>()
    for (const [stageId, numbers] of rows) {
      const { place, kind } = stageOf(stageId)
      if (kind !== 'open' || place === null) continue
      const own = found.get(place) ?? []
      for (const number of JSON.parse(numbers) as number[]) own.push(asDuration(number))
      found.set(place, own)
    }
    return found
  }
  return {
    jobs: async (workspaceId) =>
      (
        await query().values<[string, string, number]>(sql`
          select id, title, version from job_descriptions where workspace_id = ${workspaceId} and exists (
            select 1 from candidates indexed by candidates_job where job_description_id = job_descriptions.id)
          order by uploaded_at desc, id`)
      ).map(([id, title, version]) => ({ id, title, version })),
    async job(workspaceId, id) {
      return (
        (await query()
          .select({ id: jobDescriptions.id, title: jobDescriptions.title, version: jobDescriptions.version })
          .from(jobDescriptions)
          .where(and(eq(jobDescriptions.workspaceId, workspaceId), eq(jobDescriptions.id, id)))
          .get()) ?? null
      )
    },
    async stages(workspaceId) {
      const rows = await query().values<[string, string, string, AnalyticsStage['kind']]>(sql`
        select s.job_description_id, s.id, s.name, s.kind from job_descriptions j
        inner join stages s on s.job_description_id = j.id
        where j.workspace_id = ${workspaceId} order by s.job_description_id, s.position`)
      const found = new Map<string, AnalyticsStage[]>()
      for (const [job, id, name, kind] of rows) {
        const own = found.get(job) ?? []
        own.push({ id, name, kind })
        found.set(job, own)
      }
      return found
    },
    journeys: async (scope) => waysOf(query(), scope),
    endedStays: async (scope) =>
      byPlace(
        scope,
        await query().values(
          sql`select s.stage_id, json_group_array(s.left_at - s.entered_at) ${endedStays(scope)} group by s.stage_id`,
        ),
        (took) => took,
      ),
    async lastingStays(scope) {
      const found = byPlace(
        scope,
        await query().values(sql`select g.now_stage, json_group_array(g.now_since) ${lastingStays(scope)} group by g.now_stage`),
        (since) => scope.now - since,
      )
      // Nobody can be in a stage that is not there.
      found.delete(-1)
      return found
    },
    hires: async (scope) =>
      (
        await query().values<[number, number | null, number]>(sql`select hired_at, contact_at, posted_at from (${hires(scope)})`)
      ).map(([hiredAt, contactAt, postedAt]) => ({ hiredAt, contactAt, postedAt })),
    sources: async (scope) =>
      (
        await query().values<[string, string | null, string | null, number]>(sql`
          select source, by_id, (select full_name from users where id = by_id), many
          from (select g.source as source, g.uploader_id as by_id, count(*) as many ${journeys(scope)} group by 1, 2)`)
      ).map(([source, uploaderId, uploader, count]) => ({ source, uploaderId, uploader, count })),
    async scores(scope) {
      const [[percentages = '[]', confidences = '[]'] = []] = await query().values<[string, string]>(sql`
        select json_group_array(c.percentage), json_group_array(${confidencePercent}) ${scored(scope)} and c.percentage >= 0`)
      return { percentages: JSON.parse(percentages) as number[], confidences: JSON.parse(confidences) as number[] }
    },
    async rejections(scope) {
      const stageOf = placesOf(scope)
      return (
        await query().values<[string, string, number]>(
          sql`select s.reason, s.came_from, count(*) ${rejections(scope)} group by 1, 2`,
        )
      ).map(([reason, stage, count]) => ({ reason, place: stageOf(stage).place, count }))
    },
    tasks: async (scope) =>
      (
        await query().values<[string | null, string | null, number, number]>(sql`
          select who, (select full_name from users where id = who), many, late from (
            select t.assignee_id as who, count(*) as many, sum(${asNumber(sql`t.due_on < ${today(scope)}`)}) as late
            ${openTasks(scope)} group by 1)`)
      ).map(([assigneeId, assignee, open, overdue]) => ({ assigneeId, assignee, open, overdue })),
    async days(scope) {
      const found = new Map<number, { day: number; ranked: number; hired: number; rejected: number }>()
      const add = async (what: 'ranked' | 'hired' | 'rejected', at: SQL, from: SQL) => {
        const day = sql`cast(${at} / ${dayMs} as integer)`
        for (const [number, count] of await query().values<[number, number]>(sql`select ${day}, count(*) ${from} group by 1`)) {
          const own = found.get(number) ?? { day: number * dayMs, ranked: 0, hired: 0, rejected: 0 }
          own[what] = count
          found.set(number, own)
        }
      }
      await add('ranked', sql`g.ranked_at`, journeys(scope))
      await add('hired', sql`hired_at`, sql`from (${hires(scope)})`)
      await add('rejected', sql`s.entered_at`, rejections(scope))
      return [...found.values()].toSorted((one, other) => one.day - other.day)
    },
    async deeds(scope) {
      const kinds = deeds.map(({ kind }) => kind)
      const rows = await query().values<[string, string, string | null, number]>(sql`
        select kind, who, (select full_name from users where id = who), many
        from (select d.kind as kind, d.actor_id as who, count(*) as many ${deedsOf(scope, kinds)} group by 1, 2)`)
      return rows.flatMap(([kind, userId, name, count]) => {
        const deed = deeds.find((each) => each.kind === kind)
        return deed ? [{ userId, name, deed: deed.measure, count }] : []
      })
    },
    messages: async (scope) =>
      (await query().values<[string, number]>(sql`select ${messageState}, count(*) ${writtenMessages(scope)} group by 1`)).map(
        ([state, count]) => ({ state, count }),
      ),
    async personCalled(workspaceId, userId) {
      const [[name = null] = []] = await query().values<[string]>(sql`
        select full_name from users where id = ${userId} and (
          exists (select 1 from memberships where user_id = users.id and workspace_id = ${workspaceId})
          or exists (select 1 from journeys where workspace_id = ${workspaceId} and uploader_id = users.id)
          or exists (select 1 from tasks where workspace_id = ${workspaceId} and assignee_id = users.id)
          or exists (select 1 from timeline_entries where workspace_id = ${workspaceId} and actor_id = users.id))`)
      return name
    },
    rows: analyticsRows(query),
  }
}
