import type { applicationMailChoices } from '#src/jobportal/constants.ts'
import type { JobFields, JobStatus } from '#src/jobportal/views.ts'
import { callApi, companyApi } from './client.ts'
import { withWork } from './with-work.ts'

export interface CompanyRegistration {
  fullName: string
  email: string
  password: string
  companyName: string
}

export const registerCompany = (registration: CompanyRegistration) =>
  withWork((headers) => callApi('POST /jobportal/register', { body: registration, headers }))

export const signInCompany = (credentials: { email: string; password: string }) =>
  callApi('POST /jobportal/login', { body: credentials })

interface VerificationLink {
  token: string
  email: string
}

/** What was registered with the address that the link was mailed to. */
export const registrationOf = (link: VerificationLink) => callApi('GET /api/jobportal/registration', { query: { ...link } })

export const confirmCompanyEmail = (proof: VerificationLink & { password: string }) =>
  callApi('POST /api/jobportal/verify-email', { body: proof })

export const disownRegistration = (link: VerificationLink) => callApi('DELETE /api/jobportal/registration', { body: link })

/** `answerDays`: within how many days half of its applicants had an answer; null where that is not known. */
export const companyProfile = (token: string) => companyApi(token)('GET /jobportal/profile')

export type ProfileChange = Partial<{
  fullName: string
  companyName: string
  applicationMails: (typeof applicationMailChoices)[number]
  answerWords: string
}>

export const changeCompanyProfile = (change: ProfileChange) => (token: string) =>
  companyApi(token)('PUT /jobportal/profile', { body: change })

export const companySessions = (token: string) => companyApi(token)('GET /jobportal/sessions')

export const endCompanySession = (id: string) => (token: string) =>
  companyApi(token)('DELETE /jobportal/sessions/:id', { params: { id }, body: {} })
export const endOtherCompanySessions = (token: string) => companyApi(token)('DELETE /jobportal/sessions', { body: {} })

/** Ends the token on the server; it is forgotten here whatever comes of it. */
export const endCompanyToken = (token: string) => companyApi(token)('POST /jobportal/logout', { body: {} })

export const companyJobs = (token: string) => companyApi(token)('GET /jobportal/myjobs')

export const resendCompanyVerification = (token: string) =>
  companyApi(token)('POST /api/jobportal/resend-verification', { body: {} })

export const ownJob = (id: string) => (token: string) => companyApi(token)('GET /jobportal/jobs/:id', { params: { id } })

/** `attempt` makes sure that a job which is sent twice is posted once. */
export const postJob = (form: FormData, attempt: string) => (token: string) =>
  companyApi(token)('POST /jobportal/post', { body: form, headers: { 'idempotency-key': attempt } })

export const changeJob = (id: string, form: FormData) => (token: string) =>
  companyApi(token)('PUT /jobportal/jobs/:id', { params: { id }, body: form })

export const setJobStatus = (id: string, status: JobStatus) => (token: string) =>
  companyApi(token)('PATCH /jobportal/jobs/:id', { params: { id }, body: { status } })

export const deleteJob = (id: string) => (token: string) => companyApi(token)('DELETE /jobportal/jobs/:id', { params: { id } })

export const publicUrlOf = (id: string) => (token: string) =>
  companyApi(token)('POST /jobportal/generate-public-url/:id', { params: { id }, body: {} })

/** Where the file with the whole description can be fetched for five minutes. */
export const jobFile = (id: string) => (token: string) => companyApi(token)('GET /jobportal/view-jd/:id', { params: { id } })

export const offeredTitles = (token: string) => companyApi(token)('GET /jobportal/titles')

export const skillsLike = (words: string, signal: AbortSignal) => (token: string) =>
  companyApi(token)('GET /jobportal/skills', { query: { q: words }, signal })

export const titlesLike = (words: string, signal: AbortSignal) => (token: string) =>
  companyApi(token)('GET /jobportal/titles/like', { query: { q: words }, signal })

export interface JobTemplate {
  _id: string
  name: string
  isOwn: boolean
  fields: Partial<JobFields>
}

export const jobTemplates = (token: string) => companyApi(token)('GET /jobportal/templates')

export const saveJobTemplate = (template: Pick<JobTemplate, 'name' | 'fields'>) => (token: string) =>
  companyApi(token)('POST /jobportal/templates', { body: template })

export const deleteJobTemplate = (id: string) => (token: string) =>
  companyApi(token)('DELETE /jobportal/templates/:id', { params: { id } })

/** For how long applications are kept, and which a hold keeps. */
export const keptApplications = (token: string) => companyApi(token)('GET /jobportal/retention')

export const previewKeeping = (days: number) => (token: string) =>
  companyApi(token)('GET /jobportal/retention/preview', { query: { days } })

/** Null switches it off. */
export const changeKeeping = (days: number | null) => (token: string) =>
  companyApi(token)('PUT /jobportal/retention', { body: { days } })
