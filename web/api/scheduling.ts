import { interviewLists } from '#src/scheduling/constants.ts'
import type {
  BusyRecord,
  InterviewList,
  InterviewsAnswer,
  OfferedAnswer,
  OffersAnswer,
  ScheduleRecord,
} from '#src/scheduling/views.ts'
import { type Api, callApi } from './client.ts'

export type {
  BusyRecord,
  InterviewList,
  InterviewsAnswer,
  ListedOfferRecord,
  OfferedAnswer,
  OfferRecord,
  OffersAnswer,
  PersonRecord,
  ScheduleRecord,
} from '#src/scheduling/views.ts'

const offersAddress = (candidateId: string) => `/api/candidates/${encodeURIComponent(candidateId)}/interview-offers`

export const candidateOffers = (candidateId: string) => callApi<OffersAnswer>(offersAddress(candidateId))

export interface WantedOffer {
  zone: string
  minutes: number
  /** By the clock of that zone. */
  slots: { day: string; time: string }[]
  place: string
  note: string
  validOn: string | null
  interviewerId: string | null
}

export const offerTimes = (candidateId: string, body: WantedOffer) =>
  callApi<OfferedAnswer>(offersAddress(candidateId), { method: 'POST', body })

export const cancelOffer = (id: string, words: string) =>
  callApi<null>(`/api/interview-offers/${encodeURIComponent(id)}/cancel`, { method: 'POST', body: { words } })

export const busyTimes = (interviewerId: string) =>
  callApi<BusyRecord[]>(`/api/interviews/busy?${new URLSearchParams({ interviewer: interviewerId })}`)

export const interviewFile = (id: string) => `/api/interview-offers/${encodeURIComponent(id)}/interview.ics`

/** Which list an address asks for. */
export const interviewListOf = ({ searchParams }: URL): InterviewList =>
  interviewLists.find((list) => list === searchParams.get('show')) ?? 'upcoming'

/** The interviews of a workspace; '' stands for everybody's. */
export const listInterviews = (api: Api, show: InterviewList, interviewer: string) =>
  api<InterviewsAnswer>(`/api/interviews?${new URLSearchParams({ show, ...(interviewer ? { interviewer } : {}) })}`)

export const scheduleAddress = (token: string) => `/schedule/${encodeURIComponent(token)}`

/** What the candidate who has this link can choose from. */
export const schedule = (api: Api, token: string) => api<ScheduleRecord>(scheduleAddress(token))
