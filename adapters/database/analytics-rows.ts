import { type SQL, sql } from 'drizzle-orm'
import { type ColumnKey, confidenceBands, type DeedKey, deeds, type MeasureKey, scoreStep } from '#src/analytics/constants.ts'
import type { Figures, Scope } from '#src/analytics/ports.ts'
import { workingDaysBefore } from '#src/analytics/working-days.ts'
import { tookOneOf, type Way, waysOf } from './analytics-journeys.ts'
import {
  atPlace,
  confidencePercent,
  deedsOf,
  endedStays,
  hires,
  inOpenStage,
  journeys,
  lastingStays,
  messageState,
  ofJob,
  openTasks,
  rejections,
  scored,
  today,
  writtenMessages,
} from './analytics-scope.ts'
import type { Query } from './open.ts'

interface RowQuery {
  columns: ColumnKey[]
  /** Selects `candidate_id` and then the columns in their order. */
  rows: SQL
  order: SQL
}

const always = sql`1 = 1`

type Asked = (query: Query, scope: Scope, of: string) => RowQuery | null | Promise<RowQuery | null>

const everybody = () => true

const journey =
  (isBehind: (way: Way, place: number) => boolean): Asked =>
  async (query, scope, of) => ({
    columns: ['rankedAt', 'stageNow'],
    rows: sql`select g.candidate_id, g.ranked_at as at, g.now_stage ${journeys(scope)}
      and ${isBehind === everybody ? always : tookOneOf((await waysOf(query, scope)).filter((way) => isBehind(way, Number(of))))}`,
    order: sql`at desc`,
  })

const hire =
  (columns: ('hiredAt' | 'contactAt' | 'postedAt' | 'days')[], since: SQL, condition: SQL): Asked =>
  (_query, scope) => {
    const from = { hiredAt: sql`hired_at`, contactAt: sql`contact_at`, postedAt: sql`posted_at`, days: sql`hired_at - ${since}` }
    const selected = sql.join(
      columns.map((column) => sql`, ${from[column]}`),
      sql``,
    )
    return {
      columns,
      rows: sql`select candidate_id ${selected}, hired_at as at from (${hires(scope)}) where ${condition}`,
      order: sql`at desc`,
    }
  }

const origin =
  (column: SQL): Asked =>
  (_query, scope, of) => ({
    columns: ['rankedAt', 'source', 'uploader'],
    rows: sql`select g.candidate_id, g.ranked_at as at, g.source, g.uploader_id ${journeys(scope)} and ${column} = ${of}`,
    order: sql`at desc`,
  })

const rejection =
  (condition: (scope: Scope, of: string) => SQL): Asked =>
  (_query, scope, of) => ({
    columns: ['rejectedAt', 'reason'],
    rows: sql`select s.candidate_id, s.entered_at as at, s.reason ${rejections(scope)} and ${condition(scope, of)}`,
    order: sql`at desc`,
  })

const task =
  (condition: (scope: Scope) => SQL): Asked =>
  (_query, scope, of) => ({
    columns: ['task', 'dueOn', 'assignee'],
    rows: sql`select t.candidate_id, t.title, t.due_on as due, t.assignee_id ${openTasks(scope)}
      and coalesce(t.assignee_id, '') = ${of} and ${condition(scope)}`,
    order: sql`due is null, due`,
  })

const deed =
  (measure: DeedKey): Asked =>
  (_query, scope, of) => ({
    columns: ['doneAt', 'stageNow'],
    rows: sql`select d.candidate_id, d.at as at, (select now_stage from journeys where candidate_id = d.candidate_id)
      ${deedsOf(
        scope,
        deeds.filter((each) => each.measure === measure).map(({ kind }) => kind),
      )} and d.actor_id = ${of}`,
    order: sql`at desc`,
  })

const score =
  (condition: (of: string) => SQL, order: SQL): Asked =>
  (_query, scope, of) => ({
    columns: ['percentage', 'confidence', 'rankedAt'],
    rows: sql`select c.candidate_id, c.percentage as percentage, ${confidencePercent} as confidence, c.created_at
      ${scored(scope)} and c.percentage >= 0 and ${condition(of)}`,
    order,
  })

const inBin = (of: string) => {
  const from = Number(of)
  // The last bar holds 100 too.
  return sql`c.percentage >= ${from} and c.percentage < ${from + scoreStep === 100 ? 101 : from + scoreStep}`
}

const inBand = (key: string) => {
  const at = confidenceBands.findIndex((band) => band.key === key)
  const [from, below] = [confidenceBands[at]?.from ?? 0, confidenceBands[at - 1]?.from ?? 101]
  return sql`${confidencePercent} >= ${from} and ${confidencePercent} < ${below}`
}

const byMeasure: Record<MeasureKey, Asked> = {
  ranked: journey(everybody),
  reached: journey(({ furthest }, place) => furthest >= place),
  entered: journey(({ places }, place) => places.has(place)),
  open: journey(({ furthest, isRejected }, place) => furthest === place && !isRejected),
  'stopped-here': journey(({ furthest, isRejected }, place) => furthest === place && isRejected),
  left: (_query, scope, of) => ({
    columns: ['enteredAt', 'leftAt', 'days'],
    rows: sql`select s.candidate_id, s.entered_at, s.left_at, s.left_at - s.entered_at as took ${endedStays(scope)}
      and ${atPlace(scope, sql`s.stage_id`, Number(of))}`,
    order: sql`took desc`,
  }),
  'still-there': (_query, scope, of) => ({
    columns: ['enteredAt', 'days'],
    rows: sql`select g.candidate_id, g.now_since as at, ${scope.now} - g.now_since ${lastingStays(scope)}
      and ${atPlace(scope, sql`g.now_stage`, Number(of))}`,
    order: sql`at`,
  }),
  hired: hire(['hiredAt', 'contactAt', 'postedAt'], sql`null`, always),
  'hired-contacted': hire(['contactAt', 'hiredAt', 'days'], sql`contact_at`, sql`contact_at is not null`),
  'hired-uncontacted': hire(['hiredAt', 'postedAt'], sql`null`, sql`contact_at is null`),
  'hired-posted': hire(['postedAt', 'hiredAt', 'days'], sql`posted_at`, always),
  source: origin(sql`g.source`),
  uploader: origin(sql`coalesce(g.uploader_id, '')`),
  score: score(inBin, sql`percentage desc`),
  confidence: score(inBand, sql`confidence desc`),
  rejected: rejection(() => always),
  'rejected-reason': rejection((_scope, of) => sql`s.reason = ${of}`),
  'rejected-from': rejection((scope, of) => atPlace(scope, sql`s.came_from`, Number(of))),
  waiting: (_query, scope, of) => ({
    columns: ['stageNow', 'enteredAt', 'days'],
    rows: sql`select g.candidate_id, g.now_stage, g.now_since as at, ${scope.now} - g.now_since
      from journeys g indexed by journeys_now
      where g.workspace_id = ${scope.workspaceId} and ${inOpenStage(scope, sql`g.now_stage`)}
        and g.now_since < ${workingDaysBefore(scope.now, Number(of))} ${ofJob(scope, sql`g.job_description_id`)}`,
    order: sql`at`,
  }),
  unseen: (_query, scope) => ({
    columns: ['rankedAt', 'percentage'],
    rows: sql`select g.candidate_id, g.ranked_at as at, c.percentage from journeys g
      inner join candidates c on c.id = g.candidate_id
      inner join job_descriptions j on j.id = g.job_description_id and j.deleted_at is null
      where g.workspace_id = ${scope.workspaceId} ${ofJob(scope, sql`g.job_description_id`)}
        and (g.now_stage = '' or exists (select 1 from stages s where s.id = g.now_stage and s.position =
          (select min(o.position) from stages o where o.job_description_id = s.job_description_id)))
        and g.candidate_id not in (select t.candidate_id from timeline_entries t
          where t.workspace_id = ${scope.workspaceId} and t.kind = 'evidence-opened')`,
    order: sql`at desc`,
  }),
  assessments: () => null,
  'tasks-open': task(() => always),
  'tasks-overdue': task((scope) => sql`t.due_on < ${today(scope)}`),
  'moved-by': deed('moved-by'),
  'rejected-by': deed('rejected-by'),
  'written-by': deed('written-by'),
  'offered-by': deed('offered-by'),
  messages: (_query, scope, of) => ({
    columns: ['queuedAt', 'state'],
    rows: sql`select w.candidate_id, w.queued_at as at, ${messageState} ${writtenMessages(scope)} and ${messageState} = ${of}`,
    order: sql`at desc`,
  }),
}

/** The rows behind a number, with the names of those who are on the page that is asked for. */
export const analyticsRows =
  (query: () => Query): Figures['rows'] =>
  async (scope, { measure, of }, { limit, offset }) => {
    const found = await byMeasure[measure](query(), scope, of)
    if (!found) return { rows: [], total: 0 }
    const { columns, rows, order } = found
    const [[total = 0] = []] = await query().values<[number]>(sql`select count(*) from (${rows})`)
    const page = await query().values<(string | number | null)[]>(
      sql`select * from (${rows}) order by ${order}, candidate_id limit ${limit} offset ${offset}`,
    )
    const ids = [...new Set(page.map(([id]) => id))]
    const people = new Map(
      (
        await query().values<[string, string | null, string, string, string, number]>(sql`
          select c.id, json_extract(r.facts, '$.name.value'), r.filename, j.id, j.title, c.percentage from candidates c
          inner join resumes r on r.id = c.resume_id inner join job_descriptions j on j.id = c.job_description_id
          where +c.workspace_id = ${scope.workspaceId} and c.id in (select value from json_each(${JSON.stringify(ids)}))`)
      ).map((person) => [person[0], person]),
    )
    const namesColleague = (column: ColumnKey) => column === 'uploader' || column === 'assignee'
    const colleagueIds = page.flatMap(([, ...values]) => values.filter((_, index) => namesColleague(columns[index]!)))
    const colleagues = new Map(
      await query().values<[string, string]>(
        sql`select id, full_name from users where id in (select value from json_each(${JSON.stringify(colleagueIds)}))`,
      ),
    )
    const named = (column: ColumnKey, value: string | number | null) =>
      namesColleague(column) && value !== null ? (colleagues.get(String(value)) ?? '') : value
    return {
      total,
      rows: page.map(([id, ...values]) => {
        const [candidateId, name, filename, jobDescriptionId, jobTitle, percentage] = people.get(String(id))!
        const facts = Object.fromEntries(columns.map((column, index) => [column, named(column, values[index] ?? null)]))
        return { candidateId, name, filename, jobDescriptionId, jobTitle, facts: { percentage, ...facts } }
      }),
    }
  }
