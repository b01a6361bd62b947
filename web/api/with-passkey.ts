import type { SignedChallenge } from '#src/contracts/accounts/records.ts'
import type { CallResult } from './client.ts'

/** Sends a password; where a passkey may follow it, the browser asks for that and the same is sent again with it. */
export async function withPasskey<Data>(
  send: (more: { passkey?: SignedChallenge }) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  const answer = await send({})
  const details = answer.ok ? undefined : answer.failure.details
  if (answer.ok || answer.failure.code !== 'SECOND_FACTOR_REQUIRED' || !details?.challenge) return answer
  const passkey = await import('../state/passkeys.ts')
    .then(({ signAfterPassword }) => signAfterPassword(details))
    .catch(() => null)
  return passkey ? send({ passkey }) : answer
}
