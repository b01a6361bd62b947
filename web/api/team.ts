import type { InvitationPageRecord, Role, SecondFactorRecord, SessionRecord, TeamRecord } from '#src/accounts/views.ts'
import { type Api, callApi } from './client.ts'

type Said = { message: string }

const post = <T = Said>(path: string, body: unknown = {}) => callApi<T>(path, { method: 'POST', body })
const remove = <T = Said>(path: string) => callApi<T>(path, { method: 'DELETE' })
const one = (folder: string, id: string) => `${folder}/${encodeURIComponent(id)}`

export const team = (api: Api) => api<TeamRecord>('/api/team')

export const inviteMember = (invite: { email: string; fullName: string; role: Role }) => post('/api/team/invitations', invite)
export const resendInvitation = (id: string) => post(`${one('/api/team/invitations', id)}/resend`)
export const withdrawInvitation = (id: string) => remove(one('/api/team/invitations', id))

export const changeRole = (id: string, role: Role) =>
  callApi<Said>(`${one('/api/team/members', id)}/role`, { method: 'PUT', body: { role } })
export const transferOwnership = (id: string) => post(`${one('/api/team/members', id)}/transfer`)
/** With the own id it is leaving. */
export const removeMember = (id: string) => remove(one('/api/team/members', id))

export const switchWorkspace = (id: string) => post(`${one('/api/workspaces', id)}/switch`)

export const invitation = (api: Api, link: { token: string; email: string }) =>
  api<InvitationPageRecord>(`/api/invitation?${new URLSearchParams(link)}`)

export interface Acceptance {
  token: string
  email: string
  fullName?: string
  password?: string
  code?: string
  work?: 'here' | 'there'
}

export const acceptInvitation = (acceptance: Acceptance) => post('/api/invitation/accept', acceptance)

export const changePassword = (change: { currentPassword: string; newPassword: string; confirmPassword: string }) =>
  callApi<Said>('/api/password', { method: 'PUT', body: change })

/** How the own account is guarded, and where it is open. */
export const accountSecurity = async (api: Api) => {
  const [secondFactor, sessions] = await Promise.all([
    api<SecondFactorRecord>('/api/second-factor'),
    api<SessionRecord[]>('/api/sessions'),
  ])
  return { secondFactor, sessions }
}

export const beginSecondFactor = (password: string) =>
  post<{ secret: string; address: string }>('/api/second-factor', { password })

type Codes = Said & { recoveryCodes: string[] }

export const confirmSecondFactor = (code: string) => post<Codes>('/api/second-factor/confirm', { code })
export const turnOffSecondFactor = (proof: { password: string; code: string }) => post('/api/second-factor/off', proof)
export const renewRecoveryCodes = (proof: { password: string; code: string }) =>
  post<Codes>('/api/second-factor/recovery-codes', proof)

export const endSession = (id: string) => remove(one('/api/sessions', id))
export const endOtherSessions = () => remove('/api/sessions')
