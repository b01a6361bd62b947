import { interviewLists } from '#src/scheduling/constants.ts'
import type { InterviewList } from '#src/scheduling/views.ts'
import { type Api, callApi } from './client.ts'

export type {
  FreeTimesAnswer,
  InterviewList,
  InterviewsAnswer,
  ListedOfferRecord,
  OfferedAnswer,
  OfferRecord,
  OffersAnswer,
  PersonRecord,
  ScheduleRecord,
} from '#src/scheduling/views.ts'

export const candidateOffers = (candidateId: string) =>
  callApi('GET /api/candidates/:id/interview-offers', { params: { id: candidateId } })

export interface WantedOffer {
  zone: string
  minutes: number
  /** By the clock of that zone. */
  slots: { day: string; time: string }[]
  place: string
  note: string
  validOn: string | null
  interviewerId: string | null
  panel: string[]
  unchecked: boolean
}

/** With a key the same times are offered once, however often it is sent. */
export const offerTimes = (candidateId: string, body: WantedOffer, key?: string) =>
  callApi('POST /api/candidates/:id/interview-offers', {
    params: { id: candidateId },
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

export const cancelOffer = (id: string, words: string) =>
  callApi('POST /api/interview-offers/:id/cancel', { params: { id }, body: { words } })

export const freeTimes = (query: { people: string; minutes: number; zone: string; from: string; days: number }) =>
  callApi('GET /api/interviews/free-times', { query })

export const interviewFile = (id: string) => `/api/interview-offers/${encodeURIComponent(id)}/interview.ics`

/** Which list an address asks for. */
export const interviewListOf = ({ searchParams }: URL): InterviewList =>
  interviewLists.find((list) => list === searchParams.get('show')) ?? 'upcoming'

/** The interviews of a workspace; '' stands for everybody's. */
export const listInterviews = (api: Api, show: InterviewList, interviewer: string, job = '') =>
  api('GET /api/interviews', { query: { show, ...(interviewer ? { interviewer } : {}), ...(job ? { job } : {}) } })

export const scheduleAddress = (token: string) => `/schedule/${encodeURIComponent(token)}`

/** What the candidate who has this link can choose from. */
export const schedule = (api: Api, token: string) => api('GET /schedule/:token', { params: { token } })
