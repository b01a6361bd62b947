import type { Passkey, PasskeyOwner } from '#src/passkeys/index.ts'
import type { SecondFactor } from './account.ts'
import type { Tools } from './tools.ts'

/** What signing in asks for after the password. */
export interface SecondStep {
  /** The authenticator app, once it is set up. */
  app: SecondFactor | null
  /** Also blocked ones: two devices with one passkey do not make an account less guarded. */
  passkeys: Passkey[]
  /** Since when something is asked for; null: nothing is. */
  since: Date | null
}

export const personOf = (userId: string): PasskeyOwner => ({ kind: 'user', id: userId })

/** Two-factor sign-in is on with an authenticator app, with a passkey, or with both. */
export async function secondStepOf(
  { secondFactors, passkeyDesk }: Pick<Tools, 'secondFactors' | 'passkeyDesk'>,
  userId: string,
): Promise<SecondStep> {
  const factor = await secondFactors.find(userId)
  const passkeys = await passkeyDesk.of(personOf(userId))
  const app = factor?.confirmedAt ? factor : null
  const begun = [app?.confirmedAt, passkeys[0]?.createdAt].flatMap((at) => at?.getTime() ?? [])
  return { app, passkeys, since: begun.length > 0 ? new Date(Math.min(...begun)) : null }
}
