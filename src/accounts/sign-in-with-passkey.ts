import { PasskeyRefused, type SignedChallenge } from '#src/passkeys/index.ts'
import { countVisit, tryAsVisitor, type Visit } from '#src/shared/visit.ts'
import { enter, type LoggedIn, refusals } from './log-in.ts'
import { passkeyBlocked } from './passkey-blocked.ts'
import type { Tools } from './tools.ts'

export interface PasskeySignIn {
  signed: SignedChallenge
  /** The cookies the browser sent along; `attempt` came with the challenge. */
  attemptCookie: string | undefined
  sessionCookie: string | undefined
  deviceCookie: string | undefined
}

/**
 * What a device needs to sign somebody in with a passkey, whoever that will be, and the cookie that ties the answer to this browser. The
 * same for everybody: nothing tells whether there are accounts.
 */
export const passkeyToSignIn =
  ({ passkeyDesk, throttles }: Tools) =>
  async (attemptCookie: string | undefined, visit: Visit) => {
    await countVisit(throttles.passkeyChallenges, visit)
    return passkeyDesk.toEnter(attemptCookie)
  }

/** Opens a session for a passkey alone: the device has made sure who holds it, so that it is two proofs at once. */
export const signInWithPasskey =
  (tools: Tools) =>
  async ({ signed, attemptCookie, ...cookies }: PasskeySignIn, visit: Visit): Promise<LoggedIn> => {
    const { auditLog, passkeyDesk, throttles, transaction, users } = tools
    const note = (action: 'login-failed' | 'login-refused', userId: string | null) =>
      transaction(() =>
        auditLog.append({ action, userId, address: visit.address, requestId: visit.requestId, details: { passkey: true } }),
      )
    const check = async () => {
      if (!attemptCookie) throw new PasskeyRefused()
      const wanted = { purpose: `enter ${attemptCookie}`, owner: null, mustVerify: true } as const
      const passkey = await passkeyDesk.check(signed, { ...wanted, onBlocked: (found) => passkeyBlocked(tools, found, visit) })
      const account = passkey.owner.kind === 'user' ? await users.find(passkey.owner.id) : null
      if (!account) throw new PasskeyRefused()
      return account
    }
    const account = await tryAsVisitor(throttles.passkeys, visit, async () => {
      try {
        return await check()
      } catch (error) {
        if (!(error instanceof PasskeyRefused)) throw error
        await note('login-failed', null)
        return null
      }
    })
    if (!account) throw new PasskeyRefused()
    const refusal = refusals[account.state]
    if (refusal) {
      await note('login-refused', account.id)
      throw refusal()
    }
    return enter(tools, account, cookies, visit, { hasFactor: true, details: { passkey: true } })
  }
