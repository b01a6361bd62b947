import type { RejectionReason } from '#src/hiring/constants.ts'
import type { ApplicationStatus } from '#src/jobportal/application-views.ts'
import { type CallResult, companyApi } from './client.ts'

export type {
  Answer,
  ApplicationDetail,
  ApplicationRecord,
  ApplicationStatus,
  Correction,
} from '#src/jobportal/application-views.ts'
export type { OwnJobRecord } from '#src/jobportal/views.ts'

/** What a company writes to an applicant; `{name}`, `{jobTitle}` and `{companyName}` are filled in where a letter goes to several. */
export interface WrittenLetter {
  subject: string
  body: string
}

export interface UnansweredApplicant {
  _id: string
  candidateName: string
  candidateEmail: string
  status: ApplicationStatus
}

/** Each call waits for the company's token: `callAsCompany(jobApplications(id, parameters))`. At most 1,000 of a job's applications, in the order asked for; `total` counts all that fit. */
export const jobApplications = (jobId: string, query: URLSearchParams, signal?: AbortSignal) => (token: string) =>
  companyApi(token)('GET /jobportal/applications/:id', { params: { id: jobId }, query, signal })

export const applicationDetail = (id: string, signal?: AbortSignal) => (token: string) =>
  companyApi(token)('GET /jobportal/application/:id', { params: { id }, signal })

/** A rejection needs opened evidence and a reason: see `rejectApplication`. Another status within ten minutes takes it back. */
export const setApplicationStatus = (id: string, status: ApplicationStatus) => (token: string) =>
  companyApi(token)('PATCH /jobportal/applications/:id', { params: { id }, body: { status } })

export interface WantedRejection {
  reason: RejectionReason
  text: string
  /** Null tells the applicant nothing. */
  tell: (WrittenLetter & { reason: boolean }) | null
}

export const rejectApplication =
  (id: string, { reason, text, tell }: WantedRejection) =>
  (token: string) =>
    companyApi(token)('PATCH /jobportal/applications/:id', {
      params: { id },
      body: { status: 'Rejected', reason, text, ...(tell && { tell }) },
    })

/** A person has looked at it, as the applicant asked. */
export const noteReviewed = (id: string) => (token: string) =>
  companyApi(token)('POST /jobportal/applications/:id/reviewed', { params: { id }, body: {} })

export const deleteApplication = (id: string) => (token: string) =>
  companyApi(token)('DELETE /jobportal/applications/:id', { params: { id } })

/** Keeps it from its period and from every deletion. */
export const holdApplication = (id: string, reason: string) => (token: string) =>
  companyApi(token)('PUT /jobportal/applications/:id/hold', { params: { id }, body: { reason } })

export const liftApplicationHold = (id: string) => (token: string) =>
  companyApi(token)('DELETE /jobportal/applications/:id/hold', { params: { id }, body: {} })

/** With a key the same letter goes out once, however often it is sent. */
export const writeToApplicant = (id: string, letter: WrittenLetter, key?: string) => (token: string) =>
  companyApi(token)('POST /jobportal/applications/:id/message', {
    params: { id },
    body: letter,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

export const addApplicationNote = (id: string, text: string) => (token: string) =>
  companyApi(token)('POST /jobportal/applications/:id/notes', { params: { id }, body: { text } })

export const deleteApplicationNote = (id: string, note: string) => (token: string) =>
  companyApi(token)('DELETE /jobportal/applications/:id/notes/:note', { params: { id, note } })

/** A link to the resume that works for five minutes, and the name to save it under. */
export const applicationResume = (id: string) => (token: string) =>
  companyApi(token)('GET /jobportal/view-resume/:id', { params: { id } })

/** Applicants of a job to whom the company has not written. */
export const unansweredApplicants = (jobId: string) => (token: string) =>
  companyApi(token)('GET /jobportal/jobs/:id/unanswered', { params: { id: jobId } })

export const writeToUnanswered = (jobId: string, letter: WrittenLetter & { applicationIds: string[] }) => (token: string) =>
  companyApi(token)('POST /jobportal/jobs/:id/unanswered', { params: { id: jobId }, body: letter })

/** All applications that fit, as a table for other programs. */
export const applicationsCsv = async (jobId: string, parameters: URLSearchParams, token: string): Promise<CallResult<Blob>> => {
  const tables: Response[] = []
  const api = companyApi(token, (response) => void tables.push(response))
  const answer = await api('GET /jobportal/applications/:id/export.csv', { params: { id: jobId }, query: parameters })
  if (!answer.ok) return answer
  const [table] = tables
  return table ? { ok: true, data: await table.blob(), total: null } : { ok: false, failure: noTable }
}

const noTable = { error: '', code: 'NETWORK_ERROR', status: 0, requestId: null }
