import { seenEveryMs } from '#src/shared/account-limits.ts'
import { plainEmail } from '#src/shared/fields.ts'
import { WrongCredentials } from '#src/shared/sign-in-gate.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Company } from './company.ts'
import { CompanySuspended } from './errors.ts'
import type { Tools } from './tools.ts'

export interface CompanyLogIn {
  email: string
  password: string
  /** The mark of a known browser, if it sent one. */
  deviceCookie: string | undefined
}

/** What a token says: who was signed in, and under which epoch of the account. */
export interface TokenFacts {
  companyId: string
  epoch: number
}

export interface CompanyLoggedIn {
  token: TokenFacts
  deviceCookie: string
}

/** Lets a company in, verified or not. That an account is suspended is told only after the right password. */
export const logInCompany =
  (tools: Tools) =>
  async (request: CompanyLogIn, visit: Visit): Promise<CompanyLoggedIn> => {
    const { clock, companies, gate, note, transaction } = tools
    const email = plainEmail(request.email)
    const known = await companies.withEmail(email)
    const checked = await gate.pass(known, { ...request, email }, visit, () => note('login-failed', known?.id ?? null, visit))
    if (checked.suspendedAt) {
      await note('login-refused', checked.id, visit)
      throw new CompanySuspended()
    }
    return transaction(async () => {
      const company = await companies.find(checked.id)
      // What was checked a moment ago may have changed since.
      if (!company || company.passwordHash !== checked.passwordHash) throw new WrongCredentials()
      if (company.suspendedAt) throw new CompanySuspended()
      await companies.update(company.id, { lastActiveAt: clock.now() })
      await note('login', company.id, visit)
      const token = { companyId: company.id, epoch: company.tokenEpoch }
      return { token, deviceCookie: gate.remember(company, request.deviceCookie) }
    })
  }

/** The company behind a token; null as soon as it is suspended or deleted, or has a new password. */
export const companyOfToken =
  ({ clock, companies, transaction }: Tools) =>
  async ({ companyId, epoch }: TokenFacts): Promise<Company | null> => {
    const company = await companies.find(companyId)
    if (!company || company.suspendedAt || company.tokenEpoch !== epoch) return null
    const now = clock.now()
    const isDue = now.getTime() - (company.lastActiveAt?.getTime() ?? 0) >= seenEveryMs
    // Nobody waits for this, and reading goes on when it fails.
    if (isDue) transaction(() => companies.update(companyId, { lastActiveAt: now })).catch(() => undefined)
    return company
  }
