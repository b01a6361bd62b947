import { randomBytes } from 'node:crypto'
import { PasskeyRefused, type SignedChallenge } from '#src/passkeys/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { productIssuer, recoveryCodeCount } from './constants.ts'
import { OwnAccount, SecondFactorIsOff, SecondFactorIsOn, SecondFactorNeeded, SecondFactorRequired, WrongCode } from './errors.ts'
import { base32, enrolmentAddress, stepOf } from './one-time-codes.ts'
import { passkeyBlocked } from './passkey-blocked.ts'
import { checkOwnPassword } from './passwords.ts'
import { memberOf } from './profile.ts'
import { isRequiredOf } from './second-factor-policy.ts'
import { personOf, secondStepOf } from './second-step.ts'
import type { SessionUser } from './session-user.ts'
import type { Tools } from './tools.ts'

/** Two-factor sign-in as its owner sees it. */
export interface SecondFactorState {
  /** With an authenticator app, a passkey, or both. */
  on: boolean
  /** Since when there is an authenticator app; null while there is none. */
  since: Date | null
  recoveryCodesLeft: number
}

export const secondFactorState =
  (tools: Pick<Tools, 'passkeyDesk' | 'secondFactors'>) =>
  async (by: { id: string }): Promise<SecondFactorState> => {
    const { app, since } = await secondStepOf(tools, by.id)
    const recoveryCodesLeft = since ? await tools.secondFactors.recoveryCodesLeft(by.id) : 0
    return { on: since !== null, since: app?.confirmedAt ?? null, recoveryCodesLeft }
  }

/** Begins the set-up: resolves to the secret for the app, which is shown this once. Nothing is asked at sign-in before `confirm`. */
export const beginSecondFactor =
  (tools: Tools) =>
  async (by: SessionUser, password: string): Promise<{ secret: string; address: string }> => {
    const { clock, factorSeal, secondFactors, sessions, transaction } = tools
    await checkOwnPassword(tools, by.id, password)
    const secret = randomBytes(20)
    await transaction(async () => {
      if ((await secondFactors.find(by.id))?.confirmedAt) throw new SecondFactorIsOn()
      const sealedSecret = factorSeal.close(secret.toString('base64'))
      await secondFactors.put({ userId: by.id, sealedSecret, createdAt: clock.now(), confirmedAt: null, usedStep: 0 })
      await sessions.noteProof(by.sessionId, clock.now())
    })
    return { secret: base32(secret), address: enrolmentAddress({ secret, email: by.email, issuer: productIssuer }) }
  }

/** Turns it on with a code of the app, and resolves to the recovery codes, which are shown this once. */
export const confirmSecondFactor =
  ({ auditLog, clock, factorSeal, secondFactors, sendMail, throttles, transaction, sessions }: Tools) =>
  async (by: SessionUser, code: string, visit: Visit): Promise<string[]> => {
    const recoveryCodes = newCodes()
    await counted(throttles.codes, by.id, () =>
      transaction(async () => {
        const factor = await secondFactors.find(by.id)
        if (!factor) throw new SecondFactorIsOff()
        if (factor.confirmedAt) throw new SecondFactorIsOn()
        const step = stepOf(secretOf(factorSeal.open(factor.sealedSecret)), plainCode(code), clock.now())
        if (step === null || !(await secondFactors.takeStep(by.id, step))) throw new WrongCode()
        await secondFactors.confirm(by.id, clock.now())
        await secondFactors.replaceRecoveryCodes(by.id, recoveryCodes.map(hashOfCode))
        await sessions.noteFactor(by.sessionId, clock.now())
        await sendMail({ kind: 'second-factor-changed', to: by.email, fullName: by.fullName, change: 'on', codesLeft: 0 })
        await auditLog.append({ action: 'two-factor-on', actorId: by.id, ...trace(visit) })
      }),
    )
    return recoveryCodes.map(shownCode)
  }

interface Proof {
  password: string
  code: string
}

/** Takes the second step away again; needs both proofs. */
export const turnOffSecondFactor =
  (tools: Tools) =>
  async (by: SessionUser, { password, code }: Proof, visit: Visit): Promise<void> => {
    const account = await checkOwnPassword(tools, by.id, password)
    if ((await secondStepOf(tools, by.id)).app === null) throw new SecondFactorIsOff()
    await passSecondFactor(tools, account, { code }, visit, { mustBeOn: true })
    await tools.transaction(async () => {
      const hasPasskeys = (await secondStepOf(tools, by.id)).passkeys.length > 0
      if (!hasPasskeys && (await isRequiredOf(tools, account))) throw new SecondFactorNeeded()
      if (hasPasskeys) await tools.secondFactors.removeApp(by.id)
      else await tools.secondFactors.remove(by.id)
      await noteOff(tools, account, by, visit, hasPasskeys ? 'app-off' : 'off')
    })
  }

/** In the caller's transaction. */
async function noteOff(
  { auditLog, sendMail }: Pick<Tools, 'auditLog' | 'sendMail'>,
  { id, email, fullName }: Account,
  by: SessionUser,
  visit: Visit,
  change: 'off' | 'app-off',
) {
  await sendMail({ kind: 'second-factor-changed', to: email, fullName, change, codesLeft: 0 })
  await auditLog.append({ action: 'two-factor-off', actorId: by.id, userId: id, ...trace(visit) })
}

/** In the caller's transaction: ten new recovery codes, which are shown this once. */
export async function giveRecoveryCodes({ secondFactors }: Pick<Tools, 'secondFactors'>, userId: string): Promise<string[]> {
  const codes = newCodes()
  await secondFactors.replaceRecoveryCodes(userId, codes.map(hashOfCode))
  return codes.map(shownCode)
}

/** Ten new recovery codes; the older ones end. */
export const renewRecoveryCodes =
  (tools: Tools) =>
  async (by: SessionUser, { password, code }: Proof, visit: Visit): Promise<string[]> => {
    const account = await checkOwnPassword(tools, by.id, password)
    await passSecondFactor(tools, account, { code }, visit, { mustBeOn: true })
    return tools.transaction(() => giveRecoveryCodes(tools, by.id))
  }

/**
 * An administrator turns it off, app and passkeys, for somebody who can prove to them who they are. Their own takes their own proofs.
 */
export const resetSecondFactor =
  (tools: Pick<Tools, 'auditLog' | 'passkeyDesk' | 'secondFactors' | 'sendMail' | 'transaction' | 'users'>) =>
  (by: SessionUser, id: string, visit: Visit): Promise<void> =>
    tools.transaction(async () => {
      if (id === by.id)
        throw new OwnAccount('Turn your own two-factor sign-in off in your profile, with your password and a code.')
      const { account } = await memberOf(tools, id)
      const { since, passkeys } = await secondStepOf(tools, id)
      if (since === null) throw new SecondFactorIsOff()
      for (const passkey of passkeys) await tools.passkeyDesk.remove(personOf(id), passkey.id)
      await tools.secondFactors.remove(id)
      await noteOff(tools, account, by, visit, 'off')
    })

/** What somebody gives after the password: a code of the app, a recovery code, or what a passkey has signed. */
export interface GivenFactor {
  code?: string
  passkey?: SignedChallenge
}

/**
 * Lets pass whoever needs no second factor or gives a right one: a code of the app, once, one of the recovery codes, once, or a passkey.
 * Resolves to whether one was given. Throws `SecondFactorRequired` without one, `WrongCode` or `PasskeyRefused` for a wrong one, and
 * `TooManyRequests` after some of those.
 */
export async function passSecondFactor(
  tools: Tools,
  account: Account,
  { code, passkey }: GivenFactor,
  visit: Visit,
  { mustBeOn = false, failure = 'login-failed' }: { mustBeOn?: boolean; failure?: AuditAction } = {},
): Promise<boolean> {
  const { passkeyDesk, throttles } = tools
  const { id } = account
  const step = await secondStepOf(tools, id)
  if (step.since === null) {
    if (mustBeOn) throw new SecondFactorIsOff()
    return false
  }
  const purpose = `second ${id}` as const
  const plain = plainCode(code ?? '')
  if (passkey) {
    const wanted = { purpose, owner: personOf(id), mustVerify: false }
    await counted(throttles.codes, id, async () => {
      try {
        await passkeyDesk.check(passkey, { ...wanted, onBlocked: (found) => passkeyBlocked(tools, found, visit) })
      } catch (error) {
        if (error instanceof PasskeyRefused) await noteFailure(tools, failure, id, 'passkey', visit)
        throw error
      }
    })
    return true
  }
  if (plain === '') {
    const usesPasskeys = step.passkeys.some(({ blockedAt }) => blockedAt === null) && passkeyDesk.problem === null
    throw new SecondFactorRequired(step.app !== null, usesPasskeys ? await passkeyDesk.toSign(personOf(id), purpose) : null)
  }
  await counted(throttles.codes, id, () => checkCode(tools, account, plain, visit, failure))
  return true
}

/** Throws `WrongCode` for anything but a right code. */
async function checkCode(tools: Tools, { id, email, fullName }: Account, plain: string, visit: Visit, failure: AuditAction) {
  const { clock, factorSeal, secondFactors, sendMail, transaction } = tools
  const isRight = await transaction(async () => {
    const { app, since } = await secondStepOf(tools, id)
    if (since === null) return true
    if (/^\d{6}$/.test(plain)) {
      const step = app && stepOf(secretOf(factorSeal.open(app.sealedSecret)), plain, clock.now())
      return step !== null && (await secondFactors.takeStep(id, step))
    }
    if (!(await secondFactors.takeRecoveryCode(id, hashOfCode(plain), clock.now()))) return false
    const codesLeft = await secondFactors.recoveryCodesLeft(id)
    await sendMail({ kind: 'second-factor-changed', to: email, fullName, change: 'recovery-code-used', codesLeft })
    return true
  })
  if (isRight) return
  await noteFailure(tools, failure, id, 'code', visit)
  throw new WrongCode()
}

const noteFailure = ({ auditLog, transaction }: Tools, action: AuditAction, userId: string, step: string, visit: Visit) =>
  transaction(() => auditLog.append({ action, userId, ...trace(visit), details: { step } }))

/** Wrong codes and refused passkeys are counted per account: whoever tries them has the password already. */
export async function counted<Result>(throttle: Tools['throttles']['codes'], userId: string, check: () => Promise<Result>) {
  const tried = await throttle.attempt<() => Result>(userId, async () => {
    try {
      const passed = await check()
      return { failed: false, result: () => passed }
    } catch (error) {
      if (!(error instanceof WrongCode || error instanceof PasskeyRefused)) throw error
      const refuse = () => {
        throw error
      }
      return { failed: true, result: refuse }
    }
  })
  return tried()
}

const trace = ({ address, requestId }: Visit) => ({ address, requestId })
const secretOf = (opened: unknown) => Buffer.from(opened as string, 'base64')
const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** 120 random bits each, so that a fast hash is enough. Those of before had 80, and work until they are renewed. */
const newCodes = () => Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(15)))
const hashOfCode = (code: string) => hashOf(`recovery ${code}`)
const shownCode = (code: string) => code.match(/.{4}/g)!.join('-').toLowerCase()
