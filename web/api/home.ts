import type { RowsAnswer } from './analytics.ts'
import type { AssessmentRow } from './assessments.ts'
import type { Api, CallResult } from './client.ts'
import type { FirstRunRecord } from './first-run.ts'
import type { TasksAnswer } from './hiring.ts'
import type { InterviewsAnswer } from './scheduling.ts'

/** Rows that home shows of each list; the lists themselves have them all. */
export const rowsAtHome = 5
/** So many days back results of assessments are shown. */
export const resultDays = 7

export interface ToReview {
  _id: string
  title: string
  count: number
}

/** Each part answers for itself: one that fails takes nothing of the others along. */
export interface HomeData {
  interviews: CallResult<InterviewsAnswer>
  toReview: CallResult<ToReview[]>
  /** After how many working days somebody waits; null while that cannot be read. */
  limit: number | null
  waiting: CallResult<RowsAnswer>
  tasks: CallResult<TasksAnswer>
  results: CallResult<AssessmentRow[]>
  firstRun: CallResult<FirstRunRecord>
  /** How many candidates there are; null while that cannot be read. */
  everybody: number | null
}

export const loadHome = async (api: Api): Promise<HomeData> => {
  const waiting = async () => {
    const limit = await api('GET /api/waiting-limit')
    if (!limit.ok) return { limit: null, waiting: limit }
    const { workingDays } = limit.data
    const query = { ...waitingQuestion(workingDays), limit: rowsAtHome }
    return { limit: workingDays, waiting: await api('GET /api/analytics/rows', { query }) }
  }
  const [interviews, toReview, waits, tasks, results, summary, firstRun] = await Promise.all([
    api('GET /api/interviews', { query: { show: 'today' } }),
    api('GET /api/candidates/to-review'),
    waiting(),
    api('GET /api/tasks', { query: { due: 'late', limit: rowsAtHome } }),
    api('GET /api/assessments', { query: { state: 'completed', finished: resultDays, limit: rowsAtHome } }),
    api('GET /api/candidates/summary'),
    api('GET /api/first-run'),
  ])
  return { interviews, toReview, ...waits, tasks, results, firstRun, everybody: summary.ok ? summary.data.all : null }
}

export const waitingQuestion = (workingDays: number) => ({ measure: 'waiting', of: String(workingDays), range: 'all' })

const rows = (question: Record<string, string>) => `/dashboard/analytics/rows?${new URLSearchParams(question)}`

/** Exactly those whom home counts. */
export const waitingAddress = (workingDays: number, job?: string) =>
  rows({ ...waitingQuestion(workingDays), ...(job ? { job } : {}) })
export const newAddress = (job: string) => rows({ measure: 'unseen', range: 'all', job })
export const todayAddress = '/dashboard/scheduling?show=today'
export const lateTasksAddress = '/dashboard/tasks?due=late'
export const resultsAddress = `/dashboard/assessments?state=completed&finished=${resultDays}`

export interface SettingsData {
  waiting: CallResult<{ workingDays: number }>
  weekly: CallResult<{ wanted: boolean }>
}

export const loadSettings = async (api: Api): Promise<SettingsData> => {
  const [waiting, weekly] = await Promise.all([api('GET /api/waiting-limit'), api('GET /api/weekly-report')])
  return { waiting, weekly }
}
