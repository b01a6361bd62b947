import type { Count } from '#src/analytics/views.ts'
import type { Api } from './client.ts'

export type {
  AnalyticsAnswer,
  Count,
  DaysBefore,
  FunnelStage,
  JobChoice,
  LabelledCount,
  Overview,
  PeriodRecord,
  RowRecord,
  RowsAnswer,
  StageTime,
  TrendPoint,
} from '#src/analytics/views.ts'

export const rowsPerPage = 50

/** What of a page's address says which numbers are asked for. */
export function questionIn(parameters: URLSearchParams): URLSearchParams {
  const question = new URLSearchParams()
  for (const name of ['range', 'from', 'to', 'job']) {
    const value = parameters.get(name)
    if (value) question.set(name, value)
  }
  return question
}

export const figures = (api: Api, url: URL) => api('GET /api/analytics', { query: questionIn(url.searchParams) })

/** The rows behind a number, and which number it is. */
export const rowsBehind = (api: Api, url: URL) => api('GET /api/analytics/rows', { query: rowsQuery(url.searchParams) })

function rowsQuery(parameters: URLSearchParams) {
  const query = questionIn(parameters)
  query.set('measure', parameters.get('measure') ?? '')
  query.set('of', parameters.get('of') ?? '')
  query.set('limit', String(rowsPerPage))
  const cursor = parameters.get('cursor')
  if (cursor) query.set('cursor', cursor)
  return query
}

export const analyticsAddress = (question: URLSearchParams) =>
  question.size > 0 ? `/dashboard/analytics?${question}` : '/dashboard/analytics'

/** Days in UTC, both included. */
export interface Days {
  firstDay: string
  lastDay: string
}

/** Where the rows behind a number are listed: for the days of the page, or for others. */
export function rowsAddress({ measure, of }: Pick<Count, 'measure' | 'of'>, question: URLSearchParams, days?: Days) {
  const query = new URLSearchParams(question)
  if (days) {
    query.delete('range')
    query.set('from', days.firstDay)
    query.set('to', days.lastDay)
  }
  query.set('measure', measure)
  if (of !== '') query.set('of', of)
  return `/dashboard/analytics/rows?${query}`
}

export const sectionFile = (section: string, question: URLSearchParams) => `/api/analytics/sections/${section}?${question}`

export function rowsFile(parameters: URLSearchParams) {
  const query = questionIn(parameters)
  query.set('measure', parameters.get('measure') ?? '')
  query.set('of', parameters.get('of') ?? '')
  return `/api/analytics/rows.csv?${query}`
}
