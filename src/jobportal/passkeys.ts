import { type MadePasskey, type Passkey, type PasskeyOwner, PasskeyRefused, type SignedChallenge } from '#src/passkeys/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { countVisit, tryAsVisitor, type Visit } from '#src/shared/visit.ts'
import type { Company } from './company.ts'
import { type CompanyLoggedIn, enterPortal } from './log-in.ts'
import type { SignedInCompany } from './own-sessions.ts'
import type { Tools } from './tools.ts'

class ProveAddressFirst extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'EMAIL_NOT_VERIFIED'
  constructor() {
    super('Please verify your email address first: open the link that we sent you.')
  }
}

const ownerOf = (id: string): PasskeyOwner => ({ kind: 'company', id })

export const companyPasskeys =
  ({ passkeyDesk }: Tools) =>
  async (by: SignedInCompany) => ({ passkeys: await passkeyDesk.of(ownerOf(by.id)), problem: passkeyDesk.problem })

/**
 * What a device needs to make a passkey. Whoever registered an address that is not theirs must leave nothing behind that goes on opening
 * the account once its owner has come: that takes the proof of the address.
 */
export const companyPasskeyToMake = (tools: Pick<Tools, 'companies' | 'passkeyDesk'>) => async (by: SignedInCompany) => {
  await provedCompany(tools, by)
  return tools.passkeyDesk.toMake(ownerOf(by.id), `register ${by.sessionId}`)
}

export const addCompanyPasskey =
  (tools: Tools) =>
  async (by: SignedInCompany, made: MadePasskey, name: string, visit: Visit): Promise<void> => {
    const { passkeyDesk, transaction } = tools
    const passkey = await passkeyDesk.read(ownerOf(by.id), made, { name, purpose: `register ${by.sessionId}` })
    await transaction(async () => {
      const company = await provedCompany(tools, by)
      await passkeyDesk.keep(passkey)
      await tell(tools, company, 'company-passkey-added')
      await noteAbout(tools, 'add-passkey', passkey, visit)
    })
  }

export const renameCompanyPasskey =
  ({ passkeyDesk, transaction }: Tools) =>
  (by: SignedInCompany, id: string, name: string): Promise<void> =>
    transaction(() => passkeyDesk.rename(ownerOf(by.id), id, name))

/** The password goes on opening the account. */
export const removeCompanyPasskey =
  (tools: Tools) =>
  (by: SignedInCompany, id: string, visit: Visit): Promise<void> =>
    tools.transaction(async () => {
      const passkey = await tools.passkeyDesk.remove(ownerOf(by.id), id)
      const company = await tools.companies.find(by.id)
      if (company) await tell(tools, company, 'passkey-removed')
      await noteAbout(tools, 'remove-passkey', passkey, visit)
    })

/** The same for everybody, with the cookie that ties the answer to this browser. */
export const companyPasskeyToSignIn =
  ({ passkeyDesk, throttles }: Tools) =>
  async (attemptCookie: string | undefined, visit: Visit) => {
    await countVisit(throttles.passkeyChallenges, visit)
    return passkeyDesk.toEnter(attemptCookie)
  }

interface PasskeyLogIn {
  signed: SignedChallenge
  attemptCookie: string | undefined
  deviceCookie: string | undefined
}

/** Lets a company in with a passkey alone: the device has made sure who holds it. */
export const logInCompanyWithPasskey =
  (tools: Tools) =>
  async ({ signed, attemptCookie, deviceCookie }: PasskeyLogIn, visit: Visit): Promise<CompanyLoggedIn> => {
    const { companies, note, passkeyDesk, throttles } = tools
    const check = async () => {
      if (!attemptCookie) throw new PasskeyRefused()
      const wanted = { purpose: `enter ${attemptCookie}`, owner: null, mustVerify: true } as const
      const { owner } = await passkeyDesk.check(signed, { ...wanted, onBlocked: (found) => blocked(tools, found, visit) })
      const company = owner.kind === 'company' ? await companies.find(owner.id) : null
      if (!company) throw new PasskeyRefused()
      return company
    }
    const company = await tryAsVisitor(throttles.passkeys, visit, async () => {
      try {
        return await check()
      } catch (error) {
        if (!(error instanceof PasskeyRefused)) throw error
        await note('login-failed', null, visit)
        return null
      }
    })
    if (!company) throw new PasskeyRefused()
    return enterPortal(tools, company, deviceCookie, visit)
  }

export const companyPasskeyToProve =
  ({ passkeyDesk }: Tools) =>
  (by: SignedInCompany) =>
    passkeyDesk.toSign(ownerOf(by.id), `prove ${by.sessionId}`)

/** Whether a passkey of the company signed what it was asked to, and made sure who holds it. */
export async function isOwnPasskey(tools: Tools, by: SignedInCompany, signed: SignedChallenge, visit: Visit): Promise<boolean> {
  const wanted = { purpose: `prove ${by.sessionId}`, owner: ownerOf(by.id), mustVerify: true } as const
  try {
    await tools.passkeyDesk.check(signed, { ...wanted, onBlocked: (found) => blocked(tools, found, visit) })
    return true
  } catch (error) {
    if (error instanceof PasskeyRefused) return false
    throw error
  }
}

async function provedCompany({ companies }: Pick<Tools, 'companies'>, { id }: SignedInCompany): Promise<Company> {
  const company = await companies.find(id)
  if (!company?.emailVerifiedAt) throw new ProveAddressFirst()
  return company
}

async function blocked(tools: Tools, passkey: Passkey, visit: Visit) {
  const company = await tools.companies.find(passkey.owner.id)
  if (company) await tell(tools, company, 'passkey-blocked')
  await noteAbout(tools, 'block-passkey', passkey, visit)
}

const tell = (
  { sendMail }: Tools,
  { email, fullName }: Company,
  change: Extract<Mail, { kind: 'second-factor-changed' }>['change'],
) => sendMail({ kind: 'second-factor-changed', to: email, fullName, change, codesLeft: 0 })

const noteAbout = ({ auditLog }: Tools, action: AuditAction, { id, owner }: Passkey, { address, requestId }: Visit) =>
  auditLog.append({ action, companyId: owner.id, subject: { kind: 'passkey', id }, address, requestId })
