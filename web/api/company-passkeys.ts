import type { MadePasskey, SignedChallenge } from '#src/contracts/accounts/records.ts'
import { callApi, companyApi } from './client.ts'

export const beginCompanyPasskeySignIn = () => callApi('POST /api/jobportal/login/passkey/challenge', { body: {} })
export const signInCompanyWithPasskey = (signed: SignedChallenge) =>
  callApi('POST /api/jobportal/login/passkey', { body: signed })

export const companyPasskeys = (token: string) => companyApi(token)('GET /jobportal/passkeys')
export const beginCompanyPasskey = (token: string) => companyApi(token)('POST /jobportal/passkeys/challenge', { body: {} })
export const addCompanyPasskey = (name: string, made: MadePasskey) => (token: string) =>
  companyApi(token)('POST /jobportal/passkeys', { body: { name, made } })
export const renameCompanyPasskey = (id: string, name: string) => (token: string) =>
  companyApi(token)('PUT /jobportal/passkeys/:id', { params: { id }, body: { name } })
export const removeCompanyPasskey = (id: string) => (token: string) =>
  companyApi(token)('DELETE /jobportal/passkeys/:id', { params: { id } })
