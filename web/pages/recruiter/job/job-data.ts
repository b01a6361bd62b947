import type { PostOfJob } from '#src/pipeline/views.ts'
import type { RowsAnswer } from '../../../api/analytics.ts'
import type { Api, CallResult } from '../../../api/client.ts'
import type { StagesAnswer } from '../../../api/hiring.ts'
import { rowsAtHome, waitingQuestion } from '../../../api/home.ts'
import { type ShelfAnswer, shelf } from '../../../api/library.ts'
import { type InterviewsAnswer, interviewListOf, listInterviews } from '../../../api/scheduling.ts'
import type { JobPart } from './addresses.ts'

export interface OverviewData {
  stages: CallResult<StagesAnswer>
  unseen: CallResult<RowsAnswer>
  limit: number | null
  waiting: CallResult<RowsAnswer>
  interviews: CallResult<InterviewsAnswer>
  posts: CallResult<PostOfJob[]>
}

/** One part of a job, and the job it belongs to. */
export type JobPageData = { id: string; job: CallResult<ShelfAnswer> } & (
  | ({ part: 'overview' } & OverviewData)
  | { part: 'interviews'; interviews: CallResult<InterviewsAnswer> }
  | { part: 'settings' }
)

export async function loadJobPart(api: Api, part: Exclude<JobPart, 'posting'>, id: string, url: URL): Promise<JobPageData> {
  const params = { id }
  const posts = () => api('GET /api/job-descriptions/:id/posts', { params })
  const interviews = () => listInterviews(api, interviewListOf(url), url.searchParams.get('interviewer') ?? '', id)
  const job = shelf(api, id)
  if (part === 'interviews') return { part, id, job: await job, interviews: await interviews() }
  if (part === 'settings') return { part, id, job: await job }
  const rows = (query: { measure: string; of?: string }) =>
    api('GET /api/analytics/rows', { query: { range: 'all', job: id, limit: rowsAtHome, ...query } })
  const waiting = async () => {
    const limit = await api('GET /api/waiting-limit')
    if (!limit.ok) return { limit: null, waiting: limit }
    return { limit: limit.data.workingDays, waiting: await rows(waitingQuestion(limit.data.workingDays)) }
  }
  const [stages, unseen, waits, booked, posted] = await Promise.all([
    api('GET /api/job-descriptions/:id/stages', { params }),
    rows({ measure: 'unseen' }),
    waiting(),
    interviews(),
    posts(),
  ])
  return { part, id, job: await job, stages, unseen, ...waits, interviews: booked, posts: posted }
}
