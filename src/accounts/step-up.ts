import { PasskeyRefused, type SignedChallenge } from '#src/passkeys/index.ts'
import { isProvenAt, proofMarginMs, StepUpNeeded } from '#src/shared/step-up.ts'
import type { Visit } from '#src/shared/visit.ts'
import { WrongPassword } from './errors.ts'
import { ownIdentities } from './own-identities.ts'
import { checkOwnPasskey } from './own-passkeys.ts'
import { checkOwnPassword } from './passwords.ts'
import { memberOf } from './profile.ts'
import { passSecondFactor } from './second-factor.ts'
import { secondStepOf } from './second-step.ts'
import type { SessionUser } from './session-user.ts'
import type { Tools } from './tools.ts'

/** What a person proves who they are with: the password, or a code where two-factor sign-in is on. */
export interface GivenProof {
  password?: string
  code?: string
  passkey?: SignedChallenge
}

export interface ProofState {
  /** Whether what asks for a proof would ask for one now. */
  needed: boolean
  /** What counts as a proof. */
  proof: StepUpNeeded['details']['proof']
  /** Linked accounts at providers, which are as good: by signing in there once more. */
  ways: { name: string; label: string }[]
  /** Whether a passkey is. */
  hasPasskey: boolean
}

const acceptedOf = async (tools: Pick<Tools, 'passkeyDesk' | 'secondFactors'>, id: string): Promise<ProofState['proof']> =>
  (await secondStepOf(tools, id)).since === null ? 'password' : 'password-or-code'

/** Throws `StepUpNeeded` when the last proof of this session is older than 10 minutes. Signing in was one. */
export const requireProof =
  (tools: Pick<Tools, 'clock' | 'passkeyDesk' | 'secondFactors'>) =>
  async (by: SessionUser): Promise<void> => {
    if (!isProvenAt(by.provenAt, tools.clock.now())) throw new StepUpNeeded(await acceptedOf(tools, by.id))
  }

export const proofState =
  (tools: Pick<Tools, 'clock' | 'identities' | 'passkeyDesk' | 'secondFactors' | 'settings'>) =>
  async (by: SessionUser): Promise<ProofState> => {
    const soon = new Date(tools.clock.now().getTime() + proofMarginMs)
    const linked = (await ownIdentities(tools)(by)).filter(({ identity }) => identity !== null)
    const ways = linked.map(({ rules: { name, label } }) => ({ name, label }))
    const { passkeys } = await secondStepOf(tools, by.id)
    const hasPasskey = tools.passkeyDesk.problem === null && passkeys.some(({ blockedAt }) => blockedAt === null)
    return { needed: !isProvenAt(by.provenAt, soon), proof: await acceptedOf(tools, by.id), ways, hasPasskey }
  }

/** Takes a proof; wrong ones are counted, written down and refused with `WrongPassword`, `WrongCode` or `TooManyRequests`. */
export const prove =
  (tools: Tools) =>
  async (by: SessionUser, { password, code, passkey }: GivenProof, visit: Visit): Promise<void> => {
    const { auditLog, clock, sessions, transaction } = tools
    const entry = { actorId: by.id, workspaceId: by.workspaceId, address: visit.address, requestId: visit.requestId }
    if (code) {
      const { account } = await memberOf(tools, by.id)
      await passSecondFactor(tools, account, { code }, visit, { mustBeOn: true, failure: 'proof-failed' })
    } else {
      try {
        if (passkey) await checkOwnPasskey(tools, by, passkey, visit)
        else await checkOwnPassword(tools, by.id, password ?? '')
      } catch (error) {
        if (error instanceof WrongPassword || error instanceof PasskeyRefused)
          await transaction(() => auditLog.append({ action: 'proof-failed', ...entry }))
        throw error
      }
    }
    await transaction(async () => {
      await sessions.noteProof(by.sessionId, clock.now())
      if (code || passkey) await sessions.noteFactor(by.sessionId, clock.now())
      await auditLog.append({ action: 'prove', ...entry })
    })
  }
