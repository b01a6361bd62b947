import { seenEveryMs } from '#src/shared/account-limits.ts'
import { plainEmail } from '#src/shared/fields.ts'
import { WrongCredentials } from '#src/shared/login-throttle.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Company } from './company.ts'
import { CompanySuspended } from './errors.ts'
import { beginCompanySession } from './own-sessions.ts'
import type { Tools } from './tools.ts'

export interface CompanyLogIn {
  email: string
  password: string
  /** The mark of a known browser, if it sent one. */
  deviceCookie: string | undefined
}

/** What a token says: who was signed in, under which epoch of the account, and in which session. */
export interface TokenFacts {
  companyId: string
  epoch: number
  sessionId: string
}

export interface CompanyLoggedIn {
  token: TokenFacts
  deviceCookie: string
}

type Entrance = Pick<
  Tools,
  'clock' | 'companies' | 'companySessions' | 'gate' | 'ids' | 'isPersonSuspended' | 'note' | 'transaction'
>

/** Lets a company in, verified or not. That an account is suspended is told only after the right password. */
export const logInCompany =
  (tools: Entrance) =>
  async (request: CompanyLogIn, visit: Visit): Promise<CompanyLoggedIn> => {
    const { companies, gate, note } = tools
    const email = plainEmail(request.email)
    const known = await companies.withEmail(email)
    const checked = await gate.pass(known, { ...request, email }, visit, () => note('login-failed', known?.id ?? null, visit))
    return enterPortal(tools, checked, request.deviceCookie, visit)
  }

/** Begins a session for a company that has shown who it is. */
export async function enterPortal(
  tools: Entrance,
  checked: Company,
  deviceCookie: string | undefined,
  visit: Visit,
): Promise<CompanyLoggedIn> {
  const { clock, companies, gate, isPersonSuspended, note, transaction } = tools
  /** Whoever is suspended as a person stays out under the name of their company, too. */
  const isOut = async ({ suspendedAt, userId }: Company) =>
    suspendedAt !== null || (userId !== null && (await isPersonSuspended(userId)))
  if (await isOut(checked)) {
    await note('login-refused', checked.id, visit)
    throw new CompanySuspended()
  }
  return transaction(async () => {
    const company = await companies.find(checked.id)
    // What was checked a moment ago may have changed since.
    if (!company || company.passwordHash !== checked.passwordHash) throw new WrongCredentials()
    if (await isOut(company)) throw new CompanySuspended()
    await companies.update(company.id, { lastActiveAt: clock.now() })
    await note('login', company.id, visit)
    const sessionId = await beginCompanySession(tools, company.id, visit)
    const token = { companyId: company.id, epoch: company.tokenEpoch, sessionId }
    return { token, deviceCookie: gate.remember(company, deviceCookie) }
  })
}

/** The company behind a token; null as soon as it has signed out, is suspended or deleted, or has a new password. */
export const companyOfToken =
  ({ clock, companies, companySessions, transaction }: Tools) =>
  async ({ companyId, epoch, sessionId }: TokenFacts): Promise<Company | null> => {
    const company = await companies.find(companyId)
    if (!company || company.suspendedAt || company.tokenEpoch !== epoch) return null
    const session = await companySessions.find(sessionId)
    const now = clock.now()
    if (session?.companyId !== companyId || session.expiresAt <= now) return null
    const isDue = now.getTime() - (company.lastActiveAt?.getTime() ?? 0) >= seenEveryMs
    // Nobody waits for this, and reading goes on when it fails.
    if (isDue) transaction(() => companies.update(companyId, { lastActiveAt: now })).catch(() => undefined)
    if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
      transaction(() => companySessions.seen(sessionId, now)).catch(() => undefined)
    return company
  }
