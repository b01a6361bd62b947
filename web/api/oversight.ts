import type { UserRecord } from '#src/accounts/views.ts'
import type {
  AuditPageRecord,
  BackupsRecord,
  MailContentRecord,
  OutboxRecord,
  SiteContentRecord,
  SiteRecord,
  SystemRecord,
  TitleRecord,
  VerificationRecord,
} from '#src/oversight/views.ts'
import { type Api, callApi } from './client.ts'

/** The filled ones of these as the query of an address. */
export const queryOf = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '' && value !== 0)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

const part = encodeURIComponent

export const auditEntries = (api: Api, query: string) => api<AuditPageRecord>(`/admin/audit${query}`)
export const verifyAudit = (noted: string) =>
  callApi<VerificationRecord>('/admin/audit/verify', { method: 'POST', body: noted ? { noted } : {} })

export const people = (api: Api, query: string) => api<UserRecord[]>(`/admin/users${query}`)

export const outbox = (api: Api, query: string) => api<OutboxRecord>(`/admin/outbox${query}`)
export const outboxMail = (api: Api, id: string) => api<MailContentRecord>(`/admin/outbox/${part(id)}`)
/** `key` makes a click that arrives twice send one mail. */
export const resendMail = (id: string, key: string) =>
  callApi<{ message: string }>(`/admin/outbox/${part(id)}/resend`, {
    method: 'POST',
    body: {},
    headers: { 'idempotency-key': key },
  })

export const system = (api: Api) => api<SystemRecord>('/admin/system')

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
export type Health = Record<'database' | 'storage' | 'mail' | 'llm' | 'transcription', PartState>
/** Answers 200 also when a part is down. */
export const health = (api: Api) => api<Health>('/health/live')

export const retryJob = (id: string) =>
  callApi<{ message: string }>(`/admin/jobs/${part(id)}/retry`, { method: 'POST', body: {} })
export const forgetJob = (id: string) => callApi<{ message: string }>(`/admin/jobs/${part(id)}`, { method: 'DELETE' })

export const backups = (api: Api) => api<BackupsRecord>('/admin/backups')
export const makeBackup = () => callApi<{ message: string }>('/admin/backups', { method: 'POST', body: {} })
export const deleteBackup = (name: string) => callApi<{ message: string }>(`/admin/backups/${part(name)}`, { method: 'DELETE' })

export const jobTitles = (api: Api) => api<TitleRecord[]>('/admin/job-titles')
export const addTitle = (name: string) => callApi<TitleRecord[]>('/admin/job-titles', { method: 'POST', body: { name } })
export const changeTitle = (id: string, change: { name?: string; isRetired?: boolean }) =>
  callApi<TitleRecord[]>(`/admin/job-titles/${part(id)}`, { method: 'PUT', body: change })
export const orderTitles = (ids: string[]) => callApi<TitleRecord[]>('/admin/job-titles/order', { method: 'PUT', body: { ids } })

export const siteContent = (api: Api) => api<SiteRecord>('/admin/site-content')
export const saveSiteContent = (content: SiteContentRecord, revision: number) =>
  callApi<SiteRecord>('/admin/site-content', { method: 'PUT', body: { content, revision } })
