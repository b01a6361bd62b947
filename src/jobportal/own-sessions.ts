import { DomainError } from '#src/shared/domain-error.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { CompanySession } from './company.ts'
import { jobTokenSeconds } from './constants.ts'
import type { Tools } from './tools.ts'

export class CompanySessionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This device is not signed in any more.')
  }
}

/** A company as it is signed in: under which of its sessions. */
export interface SignedInCompany {
  id: string
  sessionId: string
}

/** Begins a session in the caller's transaction and resolves to its id, which the token names. */
export async function beginCompanySession(
  { clock, companySessions, ids }: Pick<Tools, 'clock' | 'companySessions' | 'ids'>,
  companyId: string,
  { address, userAgent }: Visit,
): Promise<string> {
  const now = clock.now()
  const id = ids.id()
  const expiresAt = new Date(now.getTime() + 1000 * jobTokenSeconds)
  await companySessions.add({
    id,
    companyId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    address,
    userAgent: userAgent.slice(0, 200),
    provenAt: now,
  })
  return id
}

/** Where the company is signed in, the last seen first. */
export const companySessionsOf =
  ({ clock, companySessions }: Tools) =>
  (by: SignedInCompany): Promise<CompanySession[]> =>
    companySessions.ofCompany(by.id, clock.now())

/** Signs one of the company's browsers out: its own when it signs out, or another one. */
export const endCompanySession =
  ({ transaction, companySessions, note, tokensEnded }: Tools) =>
  async (by: SignedInCompany, id: string, visit: Visit): Promise<void> => {
    await transaction(async () => {
      if (!(await companySessions.remove(by.id, id))) throw new CompanySessionNotFound()
      await note('logout', by.id, visit)
      tokensEnded(by.id, id)
    })
  }

/** Signs every browser out but the one that asks. Resolves to how many that were. */
export const endOtherCompanySessions =
  ({ transaction, companySessions, note, tokensEnded }: Tools) =>
  async (by: SignedInCompany, visit: Visit): Promise<number> => {
    return transaction(async () => {
      const ended = await companySessions.removeOthers(by.id, by.sessionId)
      if (ended.length > 0) await note('logout', by.id, visit)
      for (const id of ended) tokensEnded(by.id, id)
      return ended.length
    })
  }
