import type { applicationMailChoices } from '#src/jobportal/constants.ts'
import type { CompanyProfile, CompanySessionRecord, JobFields, JobStatus, OwnJobRecord } from '#src/jobportal/views.ts'
import { callApi } from './client.ts'

type Said = { message: string }

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export interface CompanyRegistration {
  fullName: string
  email: string
  password: string
  companyName: string
}

export const registerCompany = (registration: CompanyRegistration) =>
  callApi<Said>('/jobportal/register', { method: 'POST', body: registration })

export const signInCompany = (credentials: { email: string; password: string }) =>
  callApi<Said & { token: string }>('/jobportal/login', { method: 'POST', body: credentials })

interface VerificationLink {
  token: string
  email: string
}

/** What was registered with the address that the link was mailed to. */
export const registrationOf = (link: VerificationLink) =>
  callApi<{ companyName: string; registeredAt: string }>(`/api/jobportal/registration?${new URLSearchParams({ ...link })}`)

export const confirmCompanyEmail = (proof: VerificationLink & { password: string }) =>
  callApi<Said>('/api/jobportal/verify-email', { method: 'POST', body: proof })

export const disownRegistration = (link: VerificationLink) =>
  callApi<Said>('/api/jobportal/registration', { method: 'DELETE', body: link })

/** `answerDays`: within how many days half of its applicants had an answer; null where that is not known. */
export const companyProfile = (token: string) =>
  callApi<{ user: CompanyProfile; answerDays: number | null }>('/jobportal/profile', bearer(token))

export type ProfileChange = Partial<{
  fullName: string
  companyName: string
  applicationMails: (typeof applicationMailChoices)[number]
  answerWords: string
}>

export const changeCompanyProfile = (change: ProfileChange) => (token: string) =>
  callApi<{ user: CompanyProfile }>('/jobportal/profile', { method: 'PUT', body: change, ...bearer(token) })

export const companySessions = (token: string) => callApi<CompanySessionRecord[]>('/jobportal/sessions', bearer(token))

const remove = (address: string) => (token: string) => callApi<Said>(address, { method: 'DELETE', body: {}, ...bearer(token) })
export const endCompanySession = (id: string) => remove(`/jobportal/sessions/${encodeURIComponent(id)}`)
export const endOtherCompanySessions = remove('/jobportal/sessions')

/** Ends the token on the server; it is forgotten here whatever comes of it. */
export const endCompanyToken = (token: string) =>
  callApi<Said>('/jobportal/logout', { method: 'POST', body: {}, ...bearer(token) })

export const companyJobs = (token: string) => callApi<{ jobs: OwnJobRecord[] }>('/jobportal/myjobs', bearer(token))

export const resendCompanyVerification = (token: string) =>
  callApi<Said>('/api/jobportal/resend-verification', { method: 'POST', body: {}, ...bearer(token) })

export const ownJob = (id: string) => (token: string) =>
  callApi<{ job: OwnJobRecord }>(`/jobportal/jobs/${encodeURIComponent(id)}`, bearer(token))

/** `attempt` makes sure that a job which is sent twice is posted once. */
export const postJob = (form: FormData, attempt: string) => (token: string) =>
  callApi<Said & { jobId: string }>('/jobportal/post', {
    method: 'POST',
    body: form,
    headers: { ...bearer(token).headers, 'idempotency-key': attempt },
  })

export const changeJob = (id: string, form: FormData) => (token: string) =>
  callApi<unknown>(`/jobportal/jobs/${encodeURIComponent(id)}`, { method: 'PUT', body: form, ...bearer(token) })

export const setJobStatus = (id: string, status: JobStatus) => (token: string) =>
  callApi<{ job: OwnJobRecord }>(`/jobportal/jobs/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    body: { status },
    ...bearer(token),
  })

export const deleteJob = (id: string) => (token: string) =>
  callApi<null>(`/jobportal/jobs/${encodeURIComponent(id)}`, { method: 'DELETE', ...bearer(token) })

export const publicUrlOf = (id: string) => (token: string) =>
  callApi<{ publicUrl: string }>(`/jobportal/generate-public-url/${encodeURIComponent(id)}`, {
    method: 'POST',
    body: {},
    ...bearer(token),
  })

/** Where the file with the whole description can be fetched for five minutes. */
export const jobFile = (id: string) => (token: string) =>
  callApi<{ url?: string }>(`/jobportal/view-jd/${encodeURIComponent(id)}`, bearer(token))

export const offeredTitles = (token: string) =>
  callApi<{ titles: { _id: string; name: string }[] }>('/jobportal/titles', bearer(token))

export const skillsLike = (words: string, signal: AbortSignal) => (token: string) =>
  callApi<{ skills: string[] }>(`/jobportal/skills?${new URLSearchParams({ q: words })}`, { signal, ...bearer(token) })

export interface JobTemplate {
  _id: string
  name: string
  isOwn: boolean
  fields: Partial<JobFields>
}

export const jobTemplates = (token: string) => callApi<{ templates: JobTemplate[] }>('/jobportal/templates', bearer(token))

export const saveJobTemplate = (template: Pick<JobTemplate, 'name' | 'fields'>) => (token: string) =>
  callApi<unknown>('/jobportal/templates', { method: 'POST', body: template, ...bearer(token) })

export const deleteJobTemplate = (id: string) => (token: string) =>
  callApi<null>(`/jobportal/templates/${encodeURIComponent(id)}`, { method: 'DELETE', ...bearer(token) })
