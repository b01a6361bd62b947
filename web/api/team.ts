import type { Role } from '#src/accounts/views.ts'
import { type AnswerTo, type Api, callApi } from './client.ts'
import { withPasskey } from './with-passkey.ts'

export const team = (api: Api) => api('GET /api/team')

/** The team; for owners with what its directory keeps here, null for the others. */
export const loadTeam = async (api: Api) => {
  const answer = await team(api)
  const isOwner = answer.ok && answer.data.role === 'owner'
  return { team: answer, directory: isOwner ? await api('GET /api/directory') : null }
}

export type DirectoryFacts = AnswerTo<'GET /api/directory'>

export const chooseGroupRoles = (body: { otherRole: Role; groups: { name: string; role: Role }[] }) =>
  callApi('PUT /api/directory/roles', { body })

export const inviteMember = (invite: { email: string; fullName: string; role: Role; jobs?: string[] }) =>
  callApi('POST /api/team/invitations', { body: invite })
export const resendInvitation = (id: string) => callApi('POST /api/team/invitations/:id/resend', { params: { id }, body: {} })
export const withdrawInvitation = (id: string) => callApi('DELETE /api/team/invitations/:id', { params: { id } })

export const changeRole = (id: string, role: Role) =>
  callApi('PUT /api/team/members/:id/role', { params: { id }, body: { role } })
export const transferOwnership = (id: string) => callApi('POST /api/team/members/:id/transfer', { params: { id }, body: {} })
/** With the own id it is leaving. */
export const removeMember = (id: string) => callApi('DELETE /api/team/members/:id', { params: { id } })

export const switchWorkspace = (id: string) => callApi('POST /api/workspaces/:id/switch', { params: { id }, body: {} })

export const invitation = (api: Api, link: { token: string; email: string }) => api('GET /api/invitation', { query: link })

export const proveByCode = (code: string) => callApi('POST /api/proof', { body: { code } })

export interface Acceptance {
  token: string
  email: string
  fullName?: string
  password?: string
  code?: string
  work?: 'here' | 'there'
}

export const acceptInvitation = (acceptance: Acceptance) =>
  withPasskey((more) => callApi('POST /api/invitation/accept', { body: { ...acceptance, ...more } }))

export const changePassword = (change: { currentPassword: string; newPassword: string; confirmPassword: string }) =>
  callApi('PUT /api/password', { body: change })

export const beginSecondFactor = (password: string) => callApi('POST /api/second-factor', { body: { password } })

export const confirmSecondFactor = (code: string) => callApi('POST /api/second-factor/confirm', { body: { code } })
export const turnOffSecondFactor = (proof: { password: string; code: string }) =>
  callApi('POST /api/second-factor/off', { body: proof })
export const renewRecoveryCodes = (proof: { password: string; code: string }) =>
  callApi('POST /api/second-factor/recovery-codes', { body: proof })

export const endSession = (id: string) => callApi('DELETE /api/sessions/:id', { params: { id } })
export const endOtherSessions = () => callApi('DELETE /api/sessions')
