import type { MadePasskey, Passkey, SignedChallenge } from '#src/passkeys/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import { SecondFactorNeeded } from './errors.ts'
import { passkeyBlocked } from './passkey-blocked.ts'
import { memberOf } from './profile.ts'
import { OnlyWayIn } from './provider-problems.ts'
import { noPassword } from './register.ts'
import { counted, giveRecoveryCodes } from './second-factor.ts'
import { isRequiredOf } from './second-factor-policy.ts'
import { personOf, secondStepOf } from './second-step.ts'
import type { SessionUser } from './session-user.ts'
import type { Tools } from './tools.ts'

export interface OwnPasskeys {
  passkeys: Passkey[]
  /** Why this server's address carries none; null where it does. */
  problem: string | null
}

export const ownPasskeys =
  ({ passkeyDesk }: Tools) =>
  async (by: { id: string }): Promise<OwnPasskeys> => ({
    passkeys: await passkeyDesk.of(personOf(by.id)),
    problem: passkeyDesk.problem,
  })

/** What a device needs to make a passkey for the person of this session. */
export const passkeyToMake =
  ({ passkeyDesk }: Tools) =>
  (by: SessionUser) =>
    passkeyDesk.toMake(personOf(by.id), `register ${by.sessionId}`)

/**
 * Keeps a passkey that a device has made. With it two-factor sign-in is on; resolves to recovery codes when it was not before, which are
 * shown this once.
 */
export const addPasskey =
  (tools: Pick<Tools, 'auditLog' | 'clock' | 'passkeyDesk' | 'secondFactors' | 'sendMail' | 'sessions' | 'transaction'>) =>
  async (by: SessionUser, made: MadePasskey, name: string, visit: Visit): Promise<string[] | null> => {
    const { auditLog, clock, passkeyDesk, sendMail, sessions, transaction } = tools
    const passkey = await passkeyDesk.read(personOf(by.id), made, { name, purpose: `register ${by.sessionId}` })
    return transaction(async () => {
      const isFirst = (await secondStepOf(tools, by.id)).since === null
      await passkeyDesk.keep(passkey)
      await sessions.noteFactor(by.sessionId, clock.now())
      const change = isFirst ? 'first-passkey-added' : 'passkey-added'
      await sendMail({ kind: 'second-factor-changed', to: by.email, fullName: by.fullName, change, codesLeft: 0 })
      await auditLog.append({ action: 'add-passkey', actorId: by.id, subject: subjectOf(passkey), ...trace(visit) })
      return isFirst ? giveRecoveryCodes(tools, by.id) : null
    })
  }

export const renamePasskey =
  ({ passkeyDesk, transaction }: Tools) =>
  (by: SessionUser, id: string, name: string): Promise<void> =>
    transaction(() => passkeyDesk.rename(personOf(by.id), id, name))

/** Never the last that opens the account, and never the last second factor where one is required. */
export const removePasskey =
  (tools: Tools) =>
  (by: SessionUser, id: string, visit: Visit): Promise<void> =>
    tools.transaction(async () => {
      const { auditLog, identities, passkeyDesk, secondFactors, sendMail } = tools
      const { account } = await memberOf(tools, by.id)
      const passkey = await passkeyDesk.remove(personOf(by.id), id)
      const { since, passkeys } = await secondStepOf(tools, by.id)
      const others = passkeys.filter(({ blockedAt, opensAlone }) => opensAlone && blockedAt === null)
      const hasPassword = account.passwordHash !== noPassword
      if (!hasPassword && others.length === 0 && (await identities.ofUser(by.id)).length === 0) throw new OnlyWayIn()
      if (since === null && (await isRequiredOf(tools, account))) throw new SecondFactorNeeded()
      // Recovery codes stand in for a second factor; without one they open nothing.
      if (since === null) await secondFactors.remove(by.id)
      const change = since === null ? 'last-passkey-removed' : 'passkey-removed'
      await sendMail({ kind: 'second-factor-changed', to: by.email, fullName: by.fullName, change, codesLeft: 0 })
      await auditLog.append({ action: 'remove-passkey', actorId: by.id, subject: subjectOf(passkey), ...trace(visit) })
    })

/** What a device needs to prove who sits before this session. */
export const passkeyToProve =
  ({ passkeyDesk }: Tools) =>
  (by: SessionUser) =>
    passkeyDesk.toSign(personOf(by.id), `prove ${by.sessionId}`)

/** Throws unless a passkey of the person of this session signed what it was asked to, and made sure who holds it. */
export async function checkOwnPasskey(
  tools: Pick<Tools, 'auditLog' | 'passkeyDesk' | 'sendMail' | 'throttles' | 'users'>,
  by: SessionUser,
  signed: SignedChallenge,
  visit: Visit,
): Promise<void> {
  const owner = personOf(by.id)
  await counted(tools.throttles.codes, by.id, () =>
    tools.passkeyDesk.check(signed, {
      purpose: `prove ${by.sessionId}`,
      owner,
      mustVerify: true,
      onBlocked: (passkey) => passkeyBlocked(tools, passkey, visit),
    }),
  )
}

/** Ten new recovery codes in place of the older ones, for somebody who has no authenticator app to ask for a code of. */
export const renewRecoveryCodesByPasskey =
  (tools: Pick<Tools, 'auditLog' | 'passkeyDesk' | 'secondFactors' | 'sendMail' | 'throttles' | 'transaction' | 'users'>) =>
  async (by: SessionUser, signed: SignedChallenge, visit: Visit): Promise<string[]> => {
    await checkOwnPasskey(tools, by, signed, visit)
    return tools.transaction(() => giveRecoveryCodes(tools, by.id))
  }

const subjectOf = ({ id }: Passkey) => ({ kind: 'passkey', id })
const trace = ({ address, requestId }: Visit) => ({ address, requestId })
