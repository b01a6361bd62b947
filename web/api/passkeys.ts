import type { MadePasskey, SignedChallenge } from '#src/contracts/accounts/records.ts'
import { callApi } from './client.ts'

export const beginPasskeySignIn = () => callApi('POST /api/login/passkey/challenge', { body: {} })
export const signInWithPasskey = (signed: SignedChallenge) => callApi('POST /api/login/passkey', { body: signed })

export const beginPasskey = () => callApi('POST /api/passkeys/challenge', { body: {} })
export const addPasskey = (name: string, made: MadePasskey) => callApi('POST /api/passkeys', { body: { name, made } })
export const renamePasskey = (id: string, name: string) => callApi('PUT /api/passkeys/:id', { params: { id }, body: { name } })
export const removePasskey = (id: string) => callApi('DELETE /api/passkeys/:id', { params: { id } })

export const beginPasskeyProof = () => callApi('POST /api/proof/challenge', { body: {} })
export const proveByPasskey = (passkey: SignedChallenge) => callApi('POST /api/proof', { body: { passkey } })
export const renewCodesByPasskey = (signed: SignedChallenge) => callApi('POST /api/passkeys/recovery-codes', { body: signed })
