import type { AssessmentRow, AssessmentSettingsRecord } from '#src/assessment/sending/views.ts'
import type { Language } from '#src/words/languages.ts'
import { type Api, type CallResult, callApi } from './client.ts'

export type { AssessmentRow, DraftedChoice, DraftedOpen, SentLink, UnsentLink } from '#src/assessment/sending/views.ts'

export type AssessmentKind = AssessmentRow['kind']
export type LinkState = AssessmentRow['status']
export type AssessmentSettings = AssessmentSettingsRecord

/** What a recruiter decides for one link. */
export interface LinkOptions {
  kind: AssessmentKind
  proctored: boolean
  practice: boolean
  camera: boolean
  answers: 'voice' | 'written'
  extraMinutes: number
  /** Of the letters; without one, as the candidate read their application. */
  language?: Language
}

/** A question as it is sent: without an id a person wrote it. */
export interface SentChoice {
  id?: string
  question: string
  options: string[]
  correctAnswer: string
}

export interface SentOpen {
  id?: string
  question: string
  points: string[]
}

export interface WantedLink {
  candidateEmail: string
  jobTitle: string
  resumeId: string
  jobDescriptionId: string
  questions?: SentChoice[]
  voiceQuestions?: SentOpen[]
  options?: Partial<LinkOptions>
  /** Another one although the candidate has completed one already. */
  again?: boolean
}

/** Where questions are drafted for. */
export interface ForWhom {
  resumeId: string
  jobDescriptionId: string
}

interface Cancellable {
  signal?: AbortSignal
}

/** With what the plan allows and what of it is used. */
export const currentUser = ({ signal }: Cancellable = {}) => callApi('GET /user', { signal })

export const assessmentSettings = ({ signal }: Cancellable = {}) => callApi('GET /api/assessment-settings', { signal })

export const saveAssessmentSettings = (body: AssessmentSettings) => callApi('PUT /api/assessment-settings', { body })

export const draftChoices = ({ resumeId, jobDescriptionId }: ForWhom, { signal }: Cancellable = {}) =>
  callApi('POST /api/generate-questions', { body: { resumeId, jobDescriptionId }, signal })

export const draftOpen = ({ resumeId, jobDescriptionId }: ForWhom, { signal }: Cancellable = {}) =>
  callApi('POST /api/generate-voice-questions', { body: { jobDescriptionId, resumeId }, signal })

/** Another question, none of those that are there already. */
export const otherQuestion = <Part extends 'mcq' | 'voice'>(
  { resumeId, jobDescriptionId }: ForWhom,
  part: Part,
  not: string[],
  { signal }: Cancellable = {},
) => callApi('POST /api/replacement-question', { body: { resumeId, jobDescriptionId, part, not }, signal })

/** `key` is the same for every attempt at the same sending, so that it has one effect. */
export const sendLink = (wanted: WantedLink, key: string, { signal }: Cancellable = {}) =>
  callApi('POST /api/send-test-link', { body: wanted, headers: { 'idempotency-key': key }, signal })

export interface AssessmentQuery {
  state: LinkState | ''
  q: string
  page: number
  /** Finished in so many days up to now, practice ones left out; null for all. */
  finished: number | null
}

/** Rows of one page. */
export const assessmentsAtOnce = 50

export const isLinkState = (value: string | null): value is LinkState =>
  value !== null && ['pending', 'in-progress', 'completed', 'expired', 'revoked'].includes(value)

/** What an address of the list asks for. */
export const assessmentQuery = ({ searchParams }: Pick<URL, 'searchParams'>): AssessmentQuery => {
  const state = searchParams.get('state')
  return {
    state: isLinkState(state) ? state : '',
    q: searchParams.get('q')?.trim() ?? '',
    page: Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1),
    finished: Math.min(366, Math.floor(Number(searchParams.get('finished')))) || null,
  }
}

export const assessmentsAddress = ({ state = '', q = '', page = 1, finished = null }: Partial<AssessmentQuery> = {}) => {
  const parameters = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(q ? { q } : {}),
    ...(finished ? { finished: String(finished) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return parameters ? `/dashboard/assessments?${parameters}` : '/dashboard/assessments'
}

export interface AssessmentsPageData extends AssessmentQuery {
  answer: CallResult<AssessmentRow[]>
  settings: CallResult<AssessmentSettings>
}

export const loadAssessments = async (api: Api, url: Pick<URL, 'searchParams'>): Promise<AssessmentsPageData> => {
  const query = assessmentQuery(url)
  const parameters = new URLSearchParams({
    limit: String(assessmentsAtOnce),
    cursor: String((query.page - 1) * assessmentsAtOnce),
    ...(query.state ? { state: query.state } : {}),
    ...(query.q ? { q: query.q } : {}),
    ...(query.finished ? { finished: String(query.finished) } : {}),
  })
  const [answer, settings] = await Promise.all([
    api('GET /api/assessments', { query: parameters }),
    api('GET /api/assessment-settings'),
  ])
  return { ...query, answer, settings }
}

/** Everything that was sent to one candidate, newest first. */
export const assessmentsOf = (candidateId: string, { signal }: Cancellable = {}) =>
  callApi('GET /api/assessments', { query: { candidate: candidateId, limit: 50 }, signal })

/** Mails a new link; the old one ends. */
export const resendLink = (id: string, key: string) =>
  callApi('POST /api/assessments/:id/resend', { params: { id }, body: {}, headers: { 'idempotency-key': key } })

export const extendLink = (id: string, days: number) =>
  callApi('POST /api/assessments/:id/extend', { params: { id }, body: { days } })

/** With `tell` a candidate who has got the invitation hears of it. */
export const revokeLink = (id: string, tell: boolean) =>
  callApi('POST /api/assessments/:id/revoke', { params: { id }, body: { tell } })
