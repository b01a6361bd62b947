import type { MadePasskey, PasskeyToMake, SignedChallenge } from '#src/contracts/accounts/records.ts'
import type { CallResult } from './api.ts'
import { callApi } from './client.ts'

export const beginPasskeySignIn = () => callApi('POST /api/login/passkey/challenge', { body: {} })
export const signInWithPasskey = (signed: SignedChallenge) => callApi('POST /api/login/passkey', { body: signed })

/** What somebody does with their own passkeys: a person, or a company. */
export interface PasskeyCalls {
  begin: () => Promise<CallResult<PasskeyToMake>>
  /** With recovery codes where it is the first second factor. */
  add: (name: string, made: MadePasskey) => Promise<CallResult<{ message: string; recoveryCodes?: string[] | null }>>
  rename: (id: string, name: string) => Promise<CallResult<unknown>>
  remove: (id: string) => Promise<CallResult<{ message: string }>>
}

export const ownPasskeys: PasskeyCalls = {
  begin: () => callApi('POST /api/passkeys/challenge', { body: {} }),
  add: (name, made) => callApi('POST /api/passkeys', { body: { name, made } }),
  rename: (id, name) => callApi('PUT /api/passkeys/:id', { params: { id }, body: { name } }),
  remove: (id) => callApi('DELETE /api/passkeys/:id', { params: { id } }),
}

export const beginPasskeyProof = () => callApi('POST /api/proof/challenge', { body: {} })
export const proveByPasskey = (passkey: SignedChallenge) => callApi('POST /api/proof', { body: { passkey } })
export const renewCodesByPasskey = (signed: SignedChallenge) => callApi('POST /api/passkeys/recovery-codes', { body: signed })
