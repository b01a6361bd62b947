import { type Api, callApi, companyApi } from './client.ts'

export type { CompanyPageRecord } from '#src/jobportal/company-page/views.ts'

/** What the public page of a company's jobs says of it. */
export const companyPage = (token: string) => companyApi(token)('GET /jobportal/company-page')

export const changeCompanyPage = (body: FormData) => (token: string) => companyApi(token)('PUT /jobportal/company-page', { body })

/** The same of a workspace of recruiters; null before its first posting. */
export const workspacePage = (api: Api) => api('GET /api/company-page')

export const changeWorkspacePage = (body: FormData) => callApi('PUT /api/company-page', { body })
