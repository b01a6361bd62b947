import type { RejectionReason } from '#src/hiring/constants.ts'
import type { ApplicationDetail, ApplicationRecord, ApplicationStatus } from '#src/jobportal/application-views.ts'
import { type CallOptions, callApi } from './client.ts'

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

/** Each call waits for the company's token: `callAsCompany(jobApplications(id, parameters))`. */
const call =
  <Answer>(path: string, options: CallOptions = {}) =>
  (token: string) =>
    callApi<Answer>(path, { ...options, headers: { authorization: `Bearer ${token}` } })

const ofJob = (jobId: string) => `/jobportal/applications/${encodeURIComponent(jobId)}`
const application = (id: string) => `/jobportal/applications/${encodeURIComponent(id)}`
const job = (id: string) => `/jobportal/jobs/${encodeURIComponent(id)}`

/** At most 1,000 of a job's applications, in the order asked for; `total` counts all that fit. */
export const jobApplications = (jobId: string, parameters: URLSearchParams, signal?: AbortSignal) =>
  call<ApplicationRecord[]>(`${ofJob(jobId)}?${parameters}`, signal ? { signal } : {})

export const applicationDetail = (id: string, signal?: AbortSignal) =>
  call<ApplicationDetail>(`/jobportal/application/${encodeURIComponent(id)}`, signal ? { signal } : {})

/** A rejection needs opened evidence and a reason: see `rejectApplication`. Another status within ten minutes takes it back. */
export const setApplicationStatus = (id: string, status: ApplicationStatus) =>
  call<ApplicationRecord>(application(id), { method: 'PATCH', body: { status } })

export interface WantedRejection {
  reason: RejectionReason
  text: string
  /** Null tells the applicant nothing. */
  tell: (WrittenLetter & { reason: boolean }) | null
}

export const rejectApplication = (id: string, { reason, text, tell }: WantedRejection) =>
  call<ApplicationRecord>(application(id), { method: 'PATCH', body: { status: 'Rejected', reason, text, ...(tell && { tell }) } })

/** A person has looked at it, as the applicant asked. */
export const noteReviewed = (id: string) => call<ApplicationRecord>(`${application(id)}/reviewed`, { method: 'POST', body: {} })

export const deleteApplication = (id: string) => call<null>(application(id), { method: 'DELETE' })

export const writeToApplicant = (id: string, letter: WrittenLetter) =>
  call<{ message: string }>(`${application(id)}/message`, { method: 'POST', body: letter })

export const addApplicationNote = (id: string, text: string) =>
  call<unknown>(`${application(id)}/notes`, { method: 'POST', body: { text } })

export const deleteApplicationNote = (id: string, note: string) =>
  call<null>(`${application(id)}/notes/${encodeURIComponent(note)}`, { method: 'DELETE' })

/** A link to the resume that works for five minutes, and the name to save it under. */
export const applicationResume = (id: string) =>
  call<{ url: string; filename: string }>(`/jobportal/view-resume/${encodeURIComponent(id)}`)

/** Applicants of a job to whom the company has not written. */
export const unansweredApplicants = (jobId: string) => call<UnansweredApplicant[]>(`${job(jobId)}/unanswered`)

export const writeToUnanswered = (jobId: string, letter: WrittenLetter & { applicationIds: string[] }) =>
  call<{ sent: number }>(`${job(jobId)}/unanswered`, { method: 'POST', body: letter })

/** All applications that fit, as a table for other programs; null when it cannot be had. */
export const applicationsCsv = async (jobId: string, parameters: URLSearchParams, token: string): Promise<Blob | null> => {
  try {
    const response = await fetch(`${ofJob(jobId)}/export.csv?${parameters}`, {
      headers: { accept: 'text/csv', authorization: `Bearer ${token}` },
    })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
