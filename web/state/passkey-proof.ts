import type { PasskeyToSign, SignedChallenge } from '#src/contracts/accounts/records.ts'
import { type Api, type CallResult, said } from '../api/client.ts'
import { signWithPasskey } from './passkeys.ts'

const failed = 'The passkey could not be checked. Please try again.'

/** Proves with a passkey who sits before the session; resolves to null, or to why it did not. */
export const proveWithPasskey = (api: Api) =>
  prove(
    () => api('POST /api/proof/challenge', { body: {} }),
    (passkey) => api('POST /api/proof', { body: { passkey } }),
  )

/** The same for a company. */
export const proveCompanyWithPasskey = (api: Api) =>
  prove(
    () => api('POST /jobportal/proof/challenge', { body: {} }),
    (passkey) => api('POST /jobportal/proof', { body: { passkey } }),
  )

async function prove(
  begin: () => Promise<CallResult<PasskeyToSign>>,
  send: (passkey: SignedChallenge) => Promise<CallResult<unknown>>,
): Promise<string | null> {
  const begun = await begin()
  if (!begun.ok) return said(begun.failure, failed)
  const signed = await signWithPasskey(begun.data, { verified: true })
  if (!signed.ok) return signed.why ?? failed
  const proved = await send(signed.answer)
  return proved.ok ? null : said(proved.failure, failed)
}
