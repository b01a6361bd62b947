import { randomBytes } from 'node:crypto'
import type { AuditAction } from '#src/ports/audit-log.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { productIssuer, recoveryCodeCount } from './constants.ts'
import { OwnAccount, SecondFactorIsOff, SecondFactorIsOn, SecondFactorRequired, WrongCode } from './errors.ts'
import { base32, enrolmentAddress, stepOf } from './one-time-codes.ts'
import { checkOwnPassword } from './passwords.ts'
import { memberOf } from './profile.ts'
import type { SessionUser } from './session-user.ts'
import type { Tools } from './tools.ts'

/** Two-factor sign-in as its owner sees it. */
export interface SecondFactorState {
  on: boolean
  /** Since when; null while it is off. */
  since: Date | null
  recoveryCodesLeft: number
}

export const secondFactorState =
  ({ secondFactors }: Tools) =>
  async (by: { id: string }): Promise<SecondFactorState> => {
    const since = (await secondFactors.find(by.id))?.confirmedAt ?? null
    return { on: since !== null, since, recoveryCodesLeft: since ? await secondFactors.recoveryCodesLeft(by.id) : 0 }
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
  (tools: Tools) =>
  async (by: SessionUser, code: string, visit: Visit): Promise<string[]> => {
    const { auditLog, clock, factorSeal, secondFactors, sendMail, throttles } = tools
    const recoveryCodes = newCodes()
    await counted(throttles.codes, by.id, () =>
      tools.transaction(async () => {
        const factor = await secondFactors.find(by.id)
        if (!factor) throw new SecondFactorIsOff()
        if (factor.confirmedAt) throw new SecondFactorIsOn()
        const step = stepOf(secretOf(factorSeal.open(factor.sealedSecret)), plainCode(code), clock.now())
        if (step === null || !(await secondFactors.takeStep(by.id, step))) return false
        await secondFactors.confirm(by.id, clock.now())
        await secondFactors.replaceRecoveryCodes(by.id, recoveryCodes.map(hashOfCode))
        await sendMail({ kind: 'second-factor-changed', to: by.email, fullName: by.fullName, change: 'on', codesLeft: 0 })
        await auditLog.append({ action: 'two-factor-on', actorId: by.id, ...trace(visit) })
        return true
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
    await passSecondFactor(tools, account, code, visit, { mustBeOn: true })
    await tools.transaction(() => removeSecondFactor(tools, account, by, visit))
  }

/** In the caller's transaction. Also an administrator's help for somebody who lost phone and recovery codes. */
async function removeSecondFactor(tools: Tools, { id, email, fullName }: Account, by: SessionUser, visit: Visit) {
  await tools.secondFactors.remove(id)
  await tools.sendMail({ kind: 'second-factor-changed', to: email, fullName, change: 'off', codesLeft: 0 })
  await tools.auditLog.append({ action: 'two-factor-off', actorId: by.id, userId: id, ...trace(visit) })
}

/** Ten new recovery codes; the older ones end. */
export const renewRecoveryCodes =
  (tools: Tools) =>
  async (by: SessionUser, { password, code }: Proof, visit: Visit): Promise<string[]> => {
    const account = await checkOwnPassword(tools, by.id, password)
    await passSecondFactor(tools, account, code, visit, { mustBeOn: true })
    const recoveryCodes = newCodes()
    await tools.transaction(() => tools.secondFactors.replaceRecoveryCodes(by.id, recoveryCodes.map(hashOfCode)))
    return recoveryCodes.map(shownCode)
  }

/** An administrator turns it off for somebody who can prove to them who they are. Their own takes their own proofs. */
export const resetSecondFactor =
  (tools: Tools) =>
  (by: SessionUser, id: string, visit: Visit): Promise<void> =>
    tools.transaction(async () => {
      if (id === by.id)
        throw new OwnAccount('Turn your own two-factor sign-in off in your profile, with your password and a code.')
      const { account } = await memberOf(tools, id)
      if (!(await tools.secondFactors.find(id))?.confirmedAt) throw new SecondFactorIsOff()
      await removeSecondFactor(tools, account, by, visit)
    })

/**
 * Lets pass whoever needs no code or has a right one: of the app, once, or one of the recovery codes, once. Throws
 * `SecondFactorRequired` without a code, `WrongCode` for a wrong one, and `TooManyRequests` after some of those.
 */
export async function passSecondFactor(
  tools: Tools,
  { id, email, fullName }: Account,
  code: string | undefined,
  visit: Visit,
  { mustBeOn = false, failure = 'login-failed' }: { mustBeOn?: boolean; failure?: AuditAction } = {},
): Promise<void> {
  const { auditLog, clock, factorSeal, secondFactors, sendMail, throttles, transaction } = tools
  if (!(await secondFactors.find(id))?.confirmedAt) {
    if (mustBeOn) throw new SecondFactorIsOff()
    return
  }
  const plain = plainCode(code ?? '')
  if (plain === '') throw new SecondFactorRequired()
  await counted(throttles.codes, id, () =>
    transaction(async () => {
      const factor = await secondFactors.find(id)
      if (!factor?.confirmedAt) return true
      if (/^\d{6}$/.test(plain)) {
        const step = stepOf(secretOf(factorSeal.open(factor.sealedSecret)), plain, clock.now())
        if (step !== null && (await secondFactors.takeStep(id, step))) return true
      } else if (await secondFactors.takeRecoveryCode(id, hashOfCode(plain), clock.now())) {
        const codesLeft = await secondFactors.recoveryCodesLeft(id)
        await sendMail({ kind: 'second-factor-changed', to: email, fullName, change: 'recovery-code-used', codesLeft })
        return true
      }
      await auditLog.append({ action: failure, userId: id, ...trace(visit), details: { step: 'code' } })
      return false
    }),
  )
}

/** Wrong codes are counted per account: whoever tries them has the password already. */
async function counted(throttle: Tools['throttles']['codes'], userId: string, isRight: () => Promise<boolean>) {
  const right = await throttle.attempt(userId, async () => {
    const result = await isRight()
    return { failed: !result, result }
  })
  if (!right) throw new WrongCode()
}

const trace = ({ address, requestId }: Visit) => ({ address, requestId })
const secretOf = (opened: unknown) => Buffer.from(opened as string, 'base64')
const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Eighty random bits each, so that a fast hash is enough. */
const newCodes = () => Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(10)))
const hashOfCode = (code: string) => hashOf(`recovery ${code}`)
const shownCode = (code: string) => code.match(/.{4}/g)!.join('-').toLowerCase()
