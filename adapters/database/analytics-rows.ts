import { type SQL, sql } from 'drizzle-orm'
import { type ColumnKey, confidenceBands, type MeasureKey, scoreStep } from '#src/analytics/constants.ts'
import type { Figures, Scope } from '#src/analytics/ports.ts'
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
import type { Query } from './open.ts'

/** Rows with a `candidate_id`, the columns of the measure and an order. */
interface RowQuery {
  columns: ColumnKey[]
  /** Selects `candidate_id` and the columns in their order. */
  rows: SQL
  order: SQL
}

const journey = (scope: Scope, condition: SQL, more?: SQL): RowQuery => ({
  columns: ['rankedAt', 'stageNow'],
  rows: sql`select candidate_id, ranked_at as at, now_stage from (${journeys(scope, more)}) where ${condition}`,
  order: sql`at desc`,
})

const hire = (scope: Scope, columns: ('hiredAt' | 'contactAt' | 'postedAt' | 'days')[], since: SQL, condition: SQL): RowQuery => {
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

const origin = (scope: Scope, condition: SQL): RowQuery => ({
  columns: ['rankedAt', 'source', 'uploader'],
  rows: sql`select c.candidate_id, c.created_at as at, r.source, r.uploaded_by ${rankedWithOrigin(scope)} and ${condition}`,
  order: sql`at desc`,
})

const rejection = (scope: Scope, condition: SQL): RowQuery => ({
  columns: ['rejectedAt', 'reason'],
  rows: sql`select s.candidate_id, s.entered_at as at, s.reason ${rejections(scope)} and ${condition}`,
  order: sql`at desc`,
})

const task = (scope: Scope, assignee: string, condition: SQL): RowQuery => ({
  columns: ['task', 'dueOn', 'assignee'],
  rows: sql`select t.candidate_id, t.title, t.due_on as due, t.assignee_id ${openTasks(scope)}
    and coalesce(t.assignee_id, '') = ${assignee} and ${condition}`,
  order: sql`due is null, due`,
})

const score = (scope: Scope, columns: ColumnKey[], selected: SQL, condition: SQL, order: SQL): RowQuery => ({
  columns,
  rows: sql`select c.candidate_id, ${selected} ${ranked(scope)} and ${condition}`,
  order,
})

const always = sql`1 = 1`
const scored = sql`c.percentage as percentage, ${confidencePercent} as confidence, c.created_at`

const bandOf = (key: string) => {
  const at = confidenceBands.findIndex((band) => band.key === key)
  return sql`${confidencePercent} >= ${confidenceBands[at]?.from ?? 0} and ${confidencePercent} < ${confidenceBands[at - 1]?.from ?? 101}`
}

const byMeasure: Record<MeasureKey, (scope: Scope, of: string) => RowQuery | null> = {
  ranked: (scope) => journey(scope, always),
  reached: (scope, of) => journey(scope, sql`furthest >= ${Number(of)}`),
  entered: (scope, of) => journey(scope, sql`was_in = 1`, sql`, max(m.place = ${Number(of)}) as was_in`),
  open: (scope, of) => journey(scope, sql`furthest = ${Number(of)} and coalesce(now_kind, '') <> 'rejected'`),
  'stopped-here': (scope, of) => journey(scope, sql`furthest = ${Number(of)} and now_kind = 'rejected'`),
  left: (scope, of) => ({
    columns: ['enteredAt', 'leftAt', 'days'],
    rows: sql`select s.candidate_id, s.entered_at, s.left_at, s.left_at - s.entered_at as took ${endedStays(scope)}
      and ${placeOrRemoved} = ${Number(of)}`,
    order: sql`took desc`,
  }),
  'still-there': (scope, of) => ({
    columns: ['enteredAt', 'days'],
    rows: sql`select s.candidate_id, s.entered_at as at, ${scope.now} - s.entered_at ${lastingStays(scope)} and m.place = ${Number(of)}`,
    order: sql`at`,
  }),
  hired: (scope) => hire(scope, ['hiredAt', 'contactAt', 'postedAt'], sql`null`, always),
  'hired-contacted': (scope) => hire(scope, ['contactAt', 'hiredAt', 'days'], sql`contact_at`, sql`contact_at is not null`),
  'hired-uncontacted': (scope) => hire(scope, ['hiredAt', 'postedAt'], sql`null`, sql`contact_at is null`),
  'hired-posted': (scope) => hire(scope, ['postedAt', 'hiredAt', 'days'], sql`posted_at`, always),
  source: (scope, of) => origin(scope, sql`r.source = ${of}`),
  uploader: (scope, of) => origin(scope, sql`coalesce(r.uploaded_by, '') = ${of}`),
  score: (scope, of) => {
    const from = Number(of)
    // The last bar holds 100 too.
    const below = from + scoreStep >= 100 ? 101 : from + scoreStep
    return score(
      scope,
      ['percentage', 'confidence', 'rankedAt'],
      scored,
      sql`c.percentage >= ${from} and c.percentage < ${below}`,
      sql`percentage desc`,
    )
  },
  confidence: (scope, of) => score(scope, ['percentage', 'confidence', 'rankedAt'], scored, bandOf(of), sql`confidence desc`),
  rejected: (scope) => rejection(scope, always),
  'rejected-reason': (scope, of) => rejection(scope, sql`s.reason = ${of}`),
  'rejected-from': (scope, of) => rejection(scope, sql`${placeOrRemoved} = ${Number(of)}`),
  assessments: () => null,
  'tasks-open': (scope, of) => task(scope, of, always),
  'tasks-overdue': (scope, of) => task(scope, of, sql`t.due_on < ${today(scope)}`),
  messages: (scope, of) => ({
    columns: ['queuedAt', 'state'],
    rows: sql`select w.candidate_id, w.queued_at as at, ${messageState} ${writtenMessages(scope)} and ${messageState} = ${of}`,
    order: sql`at desc`,
  }),
}

/** The rows behind a number, with the names of those who are on the page that is asked for. */
export const analyticsRows =
  (query: () => Query): Figures['rows'] =>
  async (scope, { measure, of }, { limit, offset }) => {
    const found = byMeasure[measure](scope, of)
    if (!found) return { rows: [], total: 0 }
    const { columns, rows, order } = found
    const [[total = 0] = []] = query().values<[number]>(sql`${withPlaces(scope)} select count(*) from (${rows})`)
    const page = query().values<(string | number | null)[]>(
      sql`${withPlaces(scope)} select * from (${rows}) order by ${order}, candidate_id limit ${limit} offset ${offset}`,
    )
    const ids = [...new Set(page.map(([id]) => id))]
    const people = new Map(
      query()
        .values<[string, string | null, string, string, string, number]>(sql`
          select c.id, json_extract(r.facts, '$.name.value'), r.filename, j.id, j.title, c.percentage from candidates c
          inner join resumes r on r.id = c.resume_id inner join job_descriptions j on j.id = c.job_description_id
          where c.workspace_id = ${scope.workspaceId} and c.id in (select value from json_each(${JSON.stringify(ids)}))`)
        .map((person) => [person[0], person]),
    )
    const colleagues = new Map<string, string>()
    const named = (column: ColumnKey, value: string | number | null) => {
      if ((column !== 'uploader' && column !== 'assignee') || value === null) return value
      const id = String(value)
      if (!colleagues.has(id)) {
        const [[name = ''] = []] = query().values<[string]>(sql`select full_name from users where id = ${id}`)
        colleagues.set(id, name)
      }
      return colleagues.get(id)!
    }
    return {
      total,
      rows: page.map(([id, ...values]) => {
        const [candidateId, name, filename, jobDescriptionId, jobTitle, percentage] = people.get(String(id))!
        const facts = Object.fromEntries(columns.map((column, index) => [column, named(column, values[index] ?? null)]))
        return { candidateId, name, filename, jobDescriptionId, jobTitle, facts: { percentage, ...facts } }
      }),
    }
  }
