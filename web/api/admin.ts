import type { Role } from '#src/accounts/views.ts'
import { type Api, callApi } from './client.ts'

/** Who is here and who waits for approval. `q` narrows the lists to names, addresses and companies. */
export const adminDashboard = (api: Api, q = '') => api('GET /admin/dashboard', { query: { q: q || undefined } })

export const adminUser = (api: Api, id: string) => api('GET /admin/users/:id', { params: { id } })

type Step = 'approve-user' | 'end-sessions' | 'reset-second-factor' | 'suspend-user' | 'unsuspend-user'

const step = (name: Step) => (id: string) => callApi(`POST /admin/${name}/:id`, { params: { id }, body: {} })

export const approveUser = step('approve-user')
export const resetSecondFactor = step('reset-second-factor')
export const endSessionsOf = step('end-sessions')
export const suspendUser = step('suspend-user')
export const unsuspendUser = step('unsuspend-user')

export const deleteUser = (id: string) => callApi('DELETE /admin/delete-user/:id', { params: { id } })

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

export const updateUser = (id: string, form: UserForm) => callApi('PUT /admin/update-user/:id', { params: { id }, body: form })

export const updateSubscription = (id: string, subscription: { plan: 'trial' | 'free' | 'paid'; months: number }) =>
  callApi('PUT /admin/update-subscription/:id', { params: { id }, body: subscription })
