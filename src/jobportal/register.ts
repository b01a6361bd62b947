import { emailField, textField } from '#src/shared/fields.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { Company } from './company.ts'
import type { Tools } from './tools.ts'

export interface CompanyRegistration {
  fullName: string
  email: string
  password: string
  companyName: string
}

/**
 * Opens an account for a company. Whoever asks learns nothing about an address that has one already: only its owner does, by
 * mail. What was registered first stays, because its owner may be signed in and at work before the address is proved.
 */
export const registerCompany =
  (tools: Tools) =>
  async (registration: CompanyRegistration, visit: Visit): Promise<void> => {
    const { clock, companies, inConstantTime, ids, note, passwordHasher, passwordRules, throttles, transaction } = tools
    await countVisit(throttles.registrations, visit)
    const email = emailField(registration.email)
    const fullName = textField('fullName', 'Full Name', registration.fullName)
    const companyName = textField('companyName', 'Company Name', registration.companyName)
    await passwordRules(registration.password, { email, fullName, companyName })
    await inConstantTime(async () => {
      const passwordHash = await passwordHasher.hash(registration.password)
      await transaction(async () => {
        const known = await companies.withEmail(email)
        if (known) return remindOwner(tools, known)
        const company: Company = {
          id: ids.id(),
          email,
          fullName,
          companyName,
          passwordHash,
          tokenEpoch: 0,
          createdAt: clock.now(),
          emailVerifiedAt: null,
          verifiedAt: null,
          suspendedAt: null,
          lastActiveAt: null,
          applicationMails: 'each',
          answerWords: null,
          keepDays: null,
          keepStartsAt: null,
          userId: null,
          isWorkspace: false,
        }
        await companies.add(company)
        await sendVerification(tools, company)
        await note('register', company.id, visit)
      })
    })
  }

/** A fresh verification link by mail, in the caller's transaction. */
export async function sendVerification(
  { links, sendMail }: Pick<Tools, 'links' | 'sendMail'>,
  { id, email, fullName }: Company,
): Promise<void> {
  const link = await links.issue('verify-email', { ownerId: id, email })
  await sendMail({ kind: 'verify-company-email', to: email, fullName, link })
}

async function remindOwner(tools: Pick<Tools, 'sendMail' | 'settings' | 'throttles'>, { email, fullName }: Company) {
  if (!(await mayMail(tools, email))) return
  const { publicUrl } = tools.settings
  const loginLink = `${publicUrl}/jobportal/login`
  const resetLink = `${publicUrl}/jobportal/forgot-password`
  await tools.sendMail({ kind: 'already-registered', to: email, fullName, loginLink, resetLink })
}

/** Nobody's mailbox is flooded by somebody who registers their address again and again. */
async function mayMail({ throttles }: Pick<Tools, 'throttles'>, email: string): Promise<boolean> {
  try {
    await throttles.registrationMails.count(email)
    return true
  } catch {
    return false
  }
}
