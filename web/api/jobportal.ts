import type { CompanyProfile, JobRecord } from '#src/jobportal/views.ts'
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

export const companyProfile = (token: string) => callApi<{ user: CompanyProfile }>('/jobportal/profile', bearer(token))

export const companyJobs = (token: string) => callApi<{ jobs: JobRecord[] }>('/jobportal/myjobs', bearer(token))

export const resendCompanyVerification = (token: string) =>
  callApi<Said>('/api/jobportal/resend-verification', { method: 'POST', body: {}, ...bearer(token) })
