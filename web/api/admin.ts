import type { DashboardRecord, Role, UserRecord } from '#src/accounts/views.ts'
import { type Api, callApi } from './client.ts'

type Changed = { message: string; user: UserRecord }

/** Who is here and who waits for approval. `q` narrows the lists to names, addresses and companies. */
export const adminDashboard = (api: Api, q = '') =>
  api<DashboardRecord>(`/admin/dashboard${q ? `?${new URLSearchParams({ q })}` : ''}`)

export const adminUser = (api: Api, id: string) => api<{ user: UserRecord }>(`/admin/users/${encodeURIComponent(id)}`)

const step = (name: string) => (id: string) =>
  callApi<Changed>(`/admin/${name}/${encodeURIComponent(id)}`, { method: 'POST', body: {} })

export const approveUser = step('approve-user')
export const resetSecondFactor = step('reset-second-factor')
export const suspendUser = step('suspend-user')
export const unsuspendUser = step('unsuspend-user')

export const deleteUser = (id: string) =>
  callApi<{ message: string }>(`/admin/delete-user/${encodeURIComponent(id)}`, { method: 'DELETE' })

export interface UserForm {
  /** What is left out stays as it is. */
  fullName?: string
  email: string
  mobileNumber?: string
  companyName?: string
  designation?: string
  isApproved: boolean
  /** In the workspace they act for. */
  role?: Role
  isUnlimited: boolean
  /** yyyy-mm-dd; null leaves it as it is. */
  trialEnd: string | null
}

export const updateUser = (id: string, form: UserForm) =>
  callApi<Changed>(`/admin/update-user/${encodeURIComponent(id)}`, { method: 'PUT', body: form })

export const updateSubscription = (id: string, subscription: { plan: 'trial' | 'free' | 'paid'; months: number }) =>
  callApi<Changed>(`/admin/update-subscription/${encodeURIComponent(id)}`, { method: 'PUT', body: subscription })
