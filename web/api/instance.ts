import type { SiteContentRecord } from '#src/admin/views.ts'
import { type Api, addressOf, callApi } from './client.ts'

/** The filled ones of these as parameters. */
export const filled = (values: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' || value === 0 ? [] : [[name, String(value)]],
    ),
  )

/** The filled ones of these as the query of an address. */
export const queryOf = (values: Record<string, string | number | undefined>) => {
  const parameters = filled(values)
  return parameters.size > 0 ? `?${parameters}` : ''
}

export const auditEntries = (api: Api, query: URLSearchParams) => api('GET /admin/audit', { query })
/** Where the proof of one entry is downloaded from. */
export const auditProofAddress = (number: number) => addressOf('GET /admin/audit/:number/proof', { params: { number } })
export const verifyAudit = (noted: string) => callApi('POST /admin/audit/verify', { body: noted ? { noted } : {} })

export const connections = (api: Api, query: URLSearchParams) => api('GET /admin/connections', { query })

export const people = (api: Api, query: URLSearchParams) => api('GET /admin/users', { query })

export const outbox = (api: Api, query: URLSearchParams) => api('GET /admin/outbox', { query })
export const outboxMail = (api: Api, id: string) => api('GET /admin/outbox/:id', { params: { id } })
/** `key` makes a click that arrives twice send one mail. */
export const resendMail = (id: string, key: string) =>
  callApi('POST /admin/outbox/:id/resend', { params: { id }, body: {}, headers: { 'idempotency-key': key } })

export const system = (api: Api) => api('GET /admin/system')

/** One of the parts that the server stands on. */
export interface PartState {
  name: string
  state: 'ok' | 'off' | 'down'
  lastError: string | null
  lastErrorAt?: string | null
  checkMs: number | null
  /** Of the language model's last answer. */
  latencyMs?: number | null
}
export type Health = Record<'database' | 'storage' | 'mail' | 'llm' | 'transcription' | 'scanner', PartState>
/** Answers 200 also when a part is down. */
export const health = (api: Api) => api('GET /health/live')

export const retryJob = (id: string) => callApi('POST /admin/jobs/:id/retry', { params: { id }, body: {} })
export const forgetJob = (id: string) => callApi('DELETE /admin/jobs/:id', { params: { id } })

export const backups = (api: Api) => api('GET /admin/backups')
export const makeBackup = () => callApi('POST /admin/backups', { body: {} })
export const checkBackup = () => callApi('POST /admin/backups/check', { body: {} })
export const deleteBackup = (name: string) => callApi('DELETE /admin/backups/:name', { params: { name } })

export const jobTitles = (api: Api) => api('GET /admin/job-titles')
export const addTitle = (name: string) => callApi('POST /admin/job-titles', { body: { name } })
export const changeTitle = (id: string, change: { name?: string; isRetired?: boolean }) =>
  callApi('PUT /admin/job-titles/:id', { params: { id }, body: change })
export const orderTitles = (ids: string[]) => callApi('PUT /admin/job-titles/order', { body: { ids } })

export const siteContent = (api: Api) => api('GET /admin/site-content')
export const saveSiteContent = (content: SiteContentRecord, revision: number) =>
  callApi('PUT /admin/site-content', { body: { content, revision } })
