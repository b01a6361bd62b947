import { plainEmail } from '#src/shared/fields.ts'
import { LinkExpired } from '#src/shared/links.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import { CompanyNotFound } from './errors.ts'
import { sendVerification } from './register.ts'
import type { Tools } from './tools.ts'

/** Proves by the link from the mail that the address is the company's. */
export const verifyCompanyEmail =
  (tools: Tools) =>
  async ({ token, email }: { token: string; email: string }, visit: Visit): Promise<void> => {
    const { clock, companies, companyLinks, links, note, throttles, transaction } = tools
    countVisit(throttles.linkTries, visit)
    await transaction(async () => {
      const link = await links.find('verify-email', token)
      const company = link.ownerId ? await companies.find(link.ownerId) : null
      if (!company || company.email !== plainEmail(email)) throw new LinkExpired()
      await companyLinks.markUsed(link.tokenHash, clock.now())
      if (company.emailVerifiedAt) return
      await companies.update(company.id, { emailVerifiedAt: clock.now() })
      await note('verify-email', company.id, visit)
    })
  }

/** Mails a new verification link to the company that is signed in; nothing when its address is proved already. */
export const resendCompanyVerification =
  (tools: Tools) =>
  async ({ id }: { id: string }): Promise<void> => {
    const { companies, throttles, transaction } = tools
    const company = await companies.find(id)
    if (!company) throw new CompanyNotFound()
    if (company.emailVerifiedAt) return
    throttles.resendMails.count(company.email)
    await transaction(() => sendVerification(tools, company))
  }
