import { type Api, said } from '../api/client.ts'
import { signWithPasskey } from './passkeys.ts'

const failed = 'The passkey could not be checked. Please try again.'

/** Proves with a passkey who sits before the session; resolves to null, or to why it did not. */
export async function proveWithPasskey(api: Api): Promise<string | null> {
  const begun = await api('POST /api/proof/challenge', { body: {} })
  if (!begun.ok) return said(begun.failure, failed)
  const signed = await signWithPasskey(begun.data, { verified: true })
  if (!signed.ok) return signed.why ?? failed
  const proved = await api('POST /api/proof', { body: { passkey: signed.answer } })
  return proved.ok ? null : said(proved.failure, failed)
}
