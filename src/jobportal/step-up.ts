import { PasskeyRefused, type SignedChallenge } from '#src/passkeys/index.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { isProvenAt, proofMarginMs, StepUpNeeded } from '#src/shared/step-up.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { SignedInCompany } from './own-sessions.ts'
import { isOwnPasskey } from './passkeys.ts'
import type { Tools } from './tools.ts'

class WrongPassword extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'WRONG_PASSWORD'
  constructor() {
    super('The password is incorrect.')
  }
}

const provenAt = async ({ companySessions }: Pick<Tools, 'companySessions'>, { sessionId }: SignedInCompany) => {
  const session = await companySessions.find(sessionId)
  return session && (session.provenAt ?? session.createdAt)
}

/** Throws `StepUpNeeded` when the last proof of this session is older than 10 minutes. Signing in was one. */
export const requireCompanyProof =
  (tools: Pick<Tools, 'clock' | 'companySessions'>) =>
  async (by: SignedInCompany): Promise<void> => {
    if (!isProvenAt(await provenAt(tools, by), tools.clock.now())) throw new StepUpNeeded('password')
  }

export const companyProofState = (tools: Tools) => async (by: SignedInCompany) => ({
  hasPasskey:
    tools.passkeyDesk.problem === null &&
    (await tools.passkeyDesk.of({ kind: 'company', id: by.id })).some(({ blockedAt }) => blockedAt === null),
  needed: !isProvenAt(await provenAt(tools, by), new Date(tools.clock.now().getTime() + proofMarginMs)),
  proof: 'password' as const,
})

/** Takes the password, or a passkey, as a proof; wrong ones are counted, written down and refused. */
export const proveCompany =
  (tools: Tools) =>
  async (
    by: SignedInCompany,
    { password, passkey }: { password?: string; passkey?: SignedChallenge },
    visit: Visit,
  ): Promise<void> => {
    const { clock, companies, companySessions, note, passwordHasher, throttles, transaction } = tools
    const isRight = await throttles.ownPassword.attempt(by.id, async () => {
      const company = await companies.find(by.id)
      const isPassword = async () => company !== null && (await passwordHasher.matches(password ?? '', company.passwordHash))
      const result = passkey ? await isOwnPasskey(tools, by, passkey, visit) : await isPassword()
      return { failed: !result, result }
    })
    if (!isRight) {
      await note('proof-failed', by.id, visit)
      throw passkey ? new PasskeyRefused() : new WrongPassword()
    }
    await transaction(async () => {
      await companySessions.noteProof(by.sessionId, clock.now())
      await note('prove', by.id, visit)
    })
  }
