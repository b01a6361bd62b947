import { plainEmail } from '#src/shared/fields.ts'
import { LinkExpired } from '#src/shared/links.ts'
import { WrongCredentials } from '#src/shared/login-throttle.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { Company } from './company.ts'
import { CompanyNotFound, WrongRegistrationPassword } from './errors.ts'
import { sendVerification } from './register.ts'
import type { Tools } from './tools.ts'

/** What the link from the mail carries. */
export interface VerificationLink {
  token: string
  email: string
}

async function linked({ companies, links }: Pick<Tools, 'companies' | 'links'>, { token, email }: VerificationLink) {
  const link = await links.find('verify-email', token)
  const company = link.ownerId ? await companies.find(link.ownerId) : null
  if (!company || company.email !== plainEmail(email)) throw new LinkExpired()
  return { link, company }
}

/** What was registered with the address that the link was mailed to: its owner sees whether that was them. */
export const registrationOfLink =
  (tools: Pick<Tools, 'companies' | 'links' | 'throttles'>) =>
  async (sent: VerificationLink, visit: Visit): Promise<Company> => {
    await countVisit(tools.throttles.linkTries, visit)
    return (await linked(tools, sent)).company
  }

/** Proves by the link from the mail that the address is the company's. */
export const verifyCompanyEmail =
  (tools: Pick<Tools, 'clock' | 'companies' | 'companyLinks' | 'links' | 'note' | 'throttles' | 'transaction'>) =>
  async (sent: VerificationLink, visit: Visit): Promise<void> => {
    await countVisit(tools.throttles.linkTries, visit)
    await prove(tools, sent, visit)
  }

const prove = async (
  tools: Pick<Tools, 'clock' | 'companies' | 'companyLinks' | 'links' | 'note' | 'transaction'>,
  sent: VerificationLink,
  visit: Visit,
) => {
  const { clock, companies, companyLinks, note, transaction } = tools
  await transaction(async () => {
    const { link, company } = await linked(tools, sent)
    await companyLinks.markUsed(link.tokenHash, clock.now())
    if (company.emailVerifiedAt) return
    await companies.update(company.id, { emailVerifiedAt: clock.now() })
    await note('verify-email', company.id, visit)
  })
}

/**
 * The same by a person on the page, who knows the password that was chosen at registration. Who reads the mailbox but does not know it
 * did not register: their word must not make somebody else's account look like theirs.
 */
export const confirmCompanyEmail =
  (tools: Pick<Tools, 'clock' | 'companies' | 'companyLinks' | 'gate' | 'links' | 'note' | 'throttles' | 'transaction'>) =>
  async ({ password, ...sent }: VerificationLink & { password: string }, visit: Visit): Promise<void> => {
    const { gate, note, throttles } = tools
    await countVisit(throttles.linkTries, visit)
    const { company } = await linked(tools, sent)
    const attempt = { email: company.email, password, deviceCookie: undefined }
    try {
      await gate.pass(company, attempt, visit, () => note('login-failed', company.id, visit))
    } catch (error) {
      if (error instanceof WrongCredentials) throw new WrongRegistrationPassword()
      throw error
    }
    await prove(tools, sent, visit)
  }

/** Deletes a registration that the owner of the address knows nothing of. Whoever made it is signed out. */
export const disownRegistration =
  (tools: Pick<Tools, 'companies' | 'links' | 'note' | 'throttles' | 'tokensEnded' | 'transaction'>) =>
  async (sent: VerificationLink, visit: Visit): Promise<void> => {
    const { companies, note, throttles, tokensEnded, transaction } = tools
    await countVisit(throttles.linkTries, visit)
    await transaction(async () => {
      const { company } = await linked(tools, sent)
      // A proved address is somebody's account: an older link in the same mailbox does not end it.
      if (company.emailVerifiedAt || company.suspendedAt) throw new LinkExpired()
      await companies.remove(company.id)
      await note('disown-registration', company.id, visit)
      tokensEnded(company.id)
    })
  }

/** Mails a new verification link to the company that is signed in; nothing when its address is proved already. */
export const resendCompanyVerification =
  (tools: Pick<Tools, 'companies' | 'links' | 'sendMail' | 'throttles' | 'transaction'>) =>
  async ({ id }: { id: string }): Promise<void> => {
    const { companies, throttles, transaction } = tools
    const company = await companies.find(id)
    if (!company) throw new CompanyNotFound()
    if (company.emailVerifiedAt) return
    await throttles.resendMails.count(company.email)
    await transaction(() => sendVerification(tools, company))
  }

/** The same for whoever has this address and cannot sign in yet; nothing when no company does. The caller counts how often. */
export const resendVerificationTo =
  (tools: Pick<Tools, 'companies' | 'links' | 'sendMail' | 'transaction'>) =>
  async (email: string): Promise<void> => {
    const company = await tools.companies.withEmail(email)
    if (company && !company.emailVerifiedAt && !company.suspendedAt)
      await tools.transaction(() => sendVerification(tools, company))
  }
