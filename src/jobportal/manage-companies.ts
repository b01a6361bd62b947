import type { AuditAction } from '#src/ports/audit-log.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Company } from './company.ts'
import { CompanyNotFound } from './errors.ts'
import type { Slice } from './slice.ts'
import type { Tools } from './tools.ts'

interface Admin {
  id: string
}

/** Every company with the number of its jobs, newest first. */
export const listCompanies =
  ({ companies }: Tools) =>
  (query: Slice & { search?: string }) =>
    companies.list(query)

/** One company with the number of its jobs. */
export const companyWithJobs =
  ({ companies, jobPosts }: Tools) =>
  async (id: string) => {
    const company = await companies.find(id)
    if (!company) throw new CompanyNotFound()
    return { company, jobCount: (await jobPosts.ofCompany(id)).length }
  }

/** An administrator vouches for a company; it is told by mail the first time. */
export const verifyCompany = (tools: Tools) => (admin: Admin, id: string, visit: Visit) =>
  step(tools, 'verify-company', admin, id, visit, async (company) => {
    if (company.verifiedAt) return null
    const { email, fullName } = company
    const link = `${tools.settings.publicUrl}/jobportal/login`
    await tools.sendMail({ kind: 'company-verified', to: email, fullName, link })
    return { verifiedAt: tools.clock.now() }
  })

/** Locks a company out: its tokens end at once, and its jobs are not shown. */
export const suspendCompany = (tools: Tools) => async (admin: Admin, id: string, visit: Visit) => {
  const company = await step(tools, 'suspend', admin, id, visit, async ({ suspendedAt, tokenEpoch }) => {
    tools.tokensEnded(id)
    return suspendedAt ? null : { suspendedAt: tools.clock.now(), tokenEpoch: tokenEpoch + 1 }
  })
  await jobsChanged(tools, id)
  return company
}

/** The person of a company is suspended, or has another password: its tokens end at once, and its jobs stay. In the caller's transaction. */
export const endTokensOfPerson =
  ({ companies, companySessions, tokensEnded }: Pick<Tools, 'companies' | 'companySessions' | 'tokensEnded'>) =>
  async (userId: string): Promise<void> => {
    for (const { id, tokenEpoch } of await companies.ofPerson(userId)) {
      await companies.update(id, { tokenEpoch: tokenEpoch + 1 })
      await companySessions.removeOthers(id, null)
      tokensEnded(id)
    }
  }

/** Lets a suspended company in again; it has to sign in anew. */
export const unsuspendCompany = (tools: Tools) => async (admin: Admin, id: string, visit: Visit) => {
  const company = await step(tools, 'unsuspend', admin, id, visit, async ({ suspendedAt }) =>
    suspendedAt ? { suspendedAt: null } : null,
  )
  await jobsChanged(tools, id)
  return company
}

/** Signs a company out wherever it is signed in; account and jobs stay as they are. Resolves to how many sessions ended. */
export const endSessionsOfCompany =
  ({ auditLog, companies, companySessions, transaction, tokensEnded }: Tools) =>
  async (admin: Admin, id: string, { address, requestId }: Visit) => {
    return transaction(async () => {
      if (!(await companies.find(id))) throw new CompanyNotFound()
      const ids = await companySessions.removeOthers(id, null)
      const details = { ended: ids.length }
      await auditLog.append({ action: 'end-sessions', actorId: admin.id, companyId: id, address, requestId, details })
      tokensEnded(id)
      return ids.length
    })
  }

/** What the pages of its jobs say of a company is another, or they are shown no longer. */
export async function jobsChanged(
  { jobPosts, jobChanged }: Pick<Tools, 'jobChanged' | 'jobPosts'>,
  companyId: string,
): Promise<void> {
  for (const { publicId } of await jobPosts.ofCompany(companyId)) jobChanged(publicId)
}

/** Changes a company in one transaction; `decide` answers null when everything is as wanted already. */
function step(
  { auditLog, companies, transaction }: Tools,
  action: AuditAction,
  admin: Admin,
  id: string,
  { address, requestId }: Visit,
  decide: (company: Company) => Promise<Partial<Company> | null>,
): Promise<Company> {
  return transaction(async () => {
    const company = await companies.find(id)
    if (!company) throw new CompanyNotFound()
    const changes = await decide(company)
    if (!changes) return company
    await companies.update(id, changes)
    await auditLog.append({ action, actorId: admin.id, companyId: id, address, requestId })
    return { ...company, ...changes }
  })
}
