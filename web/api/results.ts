import type { ItemRecord } from '#src/assessment/views.ts'
import { type Api, type CallResult, callApi } from './client.ts'

export type {
  ItemRecord,
  ResultOpenAnswer,
  ResultOpenQuestion,
  ResultQuestion,
  ResultRecord,
  ResultRecording,
} from '#src/assessment/views.ts'

const one = (id: string, act = '') => `/api/assessments/${encodeURIComponent(id)}${act}`

/** Everything about one sitting. Its links to recordings end after two hours. */
export const assessmentResult = (api: Api, id: string) => api('GET /api/assessments/:id', { params: { id } })

/** Null takes the rating back. */
export const rateRecordings = (id: string, video: number | null, note = '') =>
  callApi('PUT /api/assessments/:id/rating', { params: { id }, body: { video, note } })

export const countLateAnswers = (id: string, count: boolean) =>
  callApi('POST /api/assessments/:id/late-answers', { params: { id }, body: { count } })

export const transcribeAgain = (id: string) => callApi('POST /api/assessments/:id/transcribe', { params: { id }, body: {} })

export const reportAddress = (id: string) => one(id, '/report.pdf')

export const itemLists = ['asked', 'retired', 'all'] as const
export type ItemList = (typeof itemLists)[number]
export const itemOrders = ['asked', 'right', 'apart', 'last', 'question', 'skill', 'level'] as const
export type ItemOrder = (typeof itemOrders)[number]

/** What the page of questions is asked for; its address says it. */
export interface ItemQuery {
  show: ItemList
  part: 'mcq' | 'voice' | ''
  q: string
  skill: string
  sort: ItemOrder
  /** Against the usual direction of the order. */
  turned: boolean
  page: number
}

export interface QuestionsPageData extends ItemQuery {
  answer: CallResult<ItemRecord[]>
}

const among = <Value extends string>(values: readonly Value[], value: string | null, otherwise: Value): Value =>
  values.find((each) => each === value) ?? otherwise

export const itemQuery = ({ searchParams }: Pick<URL, 'searchParams'>): ItemQuery => ({
  show: among(itemLists, searchParams.get('show'), 'asked'),
  part: among(['mcq', 'voice', ''], searchParams.get('part'), ''),
  q: searchParams.get('q')?.trim() ?? '',
  skill: searchParams.get('skill')?.trim() ?? '',
  sort: among(itemOrders, searchParams.get('sort'), 'asked'),
  turned: searchParams.get('turned') === 'yes',
  page: Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1),
})

export const questionsAddress = ({ show, part, q, skill, sort, turned, page }: Partial<ItemQuery> = {}) => {
  const parameters = new URLSearchParams({
    ...(show && show !== 'asked' ? { show } : {}),
    ...(part ? { part } : {}),
    ...(q ? { q } : {}),
    ...(skill ? { skill } : {}),
    ...(sort && sort !== 'asked' ? { sort } : {}),
    ...(turned ? { turned: 'yes' } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  }).toString()
  return parameters ? `/dashboard/questions?${parameters}` : '/dashboard/questions'
}

export const loadQuestions = async (api: Api, url: Pick<URL, 'searchParams'>): Promise<QuestionsPageData> => {
  const query = itemQuery(url)
  return { ...query, answer: await api('GET /api/question-statistics', { query: { show: query.show } }) }
}

export const retireQuestion = (id: string) => callApi('POST /api/question-statistics/:id/retired', { params: { id }, body: {} })

export const bringQuestionBack = (id: string) => callApi('DELETE /api/question-statistics/:id/retired', { params: { id } })
