import { t } from 'elysia'
import { sections } from '#src/analytics/constants.ts'
import { calls, file } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { AnalyticsAnswer, RowsAnswer } from './records.ts'

const words = (maxLength: number) => t.String({ maxLength })
const question = {
  range: t.Optional(words(10)),
  from: t.Optional(words(10)),
  to: t.Optional(words(10)),
  job: t.Optional(words(100)),
}
const rowsQuestion = { ...question, measure: words(30), of: t.Optional(words(200)) }
const sectionKey = t.Union(sections.map(({ key }) => t.Literal(key)))

export const analyticsCalls = calls({
  'GET /api/analytics': {
    summary: 'Funnel, time in stage, time to hire, sources, scores, rejections, tasks and messages',
    description:
      '`range` is 30, 90, 365 (days up to today) or all; `from` and `to` are days in UTC, both included. `job` is a job description. Each `count` is the number of rows of `/api/analytics/rows` with its `measure` and `of`.',
    query: t.Object(question),
    answers: { 200: AnalyticsAnswer },
  },
  'GET /api/analytics/rows': {
    summary: 'The candidates behind a number',
    query: t.Object({ ...pageQuery, ...rowsQuestion }),
    answers: { 200: RowsAnswer },
  },
  'GET /api/analytics/rows.csv': {
    stepUp: true,
    summary: 'All rows behind a number as CSV',
    query: t.Object(rowsQuestion),
    answers: { 200: file('text/csv; charset=utf-8') },
  },
  'GET /api/waiting-limit': {
    summary: 'After how many working days in one stage a candidate is said to wait',
    answers: { 200: t.Object({ workingDays: t.Number() }) },
  },
  'PUT /api/waiting-limit': {
    summary: 'Set that limit for the workspace, from 1 to 60 working days',
    body: t.Object({ workingDays: t.Number() }),
    answers: { 200: t.Object({ workingDays: t.Number() }) },
  },
  'GET /api/weekly-report': {
    summary: 'Whether this person gets the numbers of each week by email',
    answers: { 200: t.Object({ wanted: t.Boolean() }) },
  },
  'PUT /api/weekly-report': {
    summary: 'Ask for the numbers of each week by email on Mondays, or end that',
    body: t.Object({ wanted: t.Boolean() }),
    answers: { 200: t.Object({ wanted: t.Boolean() }) },
  },
  'GET /api/analytics/sections/:section': {
    summary: 'One part of the numbers as CSV',
    params: t.Object({ section: sectionKey }),
    query: t.Object(question),
    answers: { 200: file('text/csv; charset=utf-8') },
  },
})
