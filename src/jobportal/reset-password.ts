import { InvalidField, plainEmail } from '#src/shared/fields.ts'
import { LinkExpired, type StoredLink } from '#src/shared/links.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { Tools } from './tools.ts'

/** Mails a link for a new password to an address that has an account. Whether it has one is not told. */
export const forgotCompanyPassword =
  ({ companies, inConstantTime, links, note, sendMail, throttles, transaction }: Tools) =>
  async (givenEmail: string, visit: Visit): Promise<void> => {
    const email = plainEmail(givenEmail)
    await throttles.forgotMails.count(email)
    await inConstantTime(async () => {
      const company = await companies.withEmail(email)
      if (!company) return
      const { id, fullName } = company
      await transaction(async () => {
        const link = await links.issue('reset-password', { ownerId: id, email })
        await sendMail({ kind: 'reset-password', to: email, fullName, link })
        await note('reset-password-asked', id, visit)
      })
    })
  }

export interface CompanyPasswordReset {
  token: string
  email: string
  password: string
  confirmPassword: string
}

/**
 * Sets a new password by the link from the mail, and ends every token of the account. Who has the link reads the mailbox, so
 * the address is proved by it as well. A refused password keeps the link alive.
 */
export const resetCompanyPassword =
  (tools: Tools) =>
  async ({ token, email, password, confirmPassword }: CompanyPasswordReset, visit: Visit): Promise<void> => {
    const { clock, companies, companyLinks, links, note, passwordHasher, passwordRules, throttles, transaction } = tools
    await countVisit(throttles.linkTries, visit)
    if (password !== confirmPassword) throw new InvalidField('confirmPassword', 'Passwords do not match')
    const ownerOf = async (link: StoredLink) => {
      const company = link.ownerId ? await companies.find(link.ownerId) : null
      if (!company || company.email !== plainEmail(email)) throw new LinkExpired()
      return company
    }
    await passwordRules(password, await ownerOf(await links.find('reset-password', token)))
    const passwordHash = await passwordHasher.hash(password)
    await transaction(async () => {
      const link = await links.find('reset-password', token)
      const { id, emailVerifiedAt, tokenEpoch, userId } = await ownerOf(link)
      const now = clock.now()
      await companyLinks.markUsed(link.tokenHash, now)
      await companies.update(id, { passwordHash, tokenEpoch: tokenEpoch + 1, emailVerifiedAt: emailVerifiedAt ?? now })
      if (userId) await tools.takePassword(userId, passwordHash)
      await note('reset-password', id, visit)
      tools.tokensEnded(id)
    })
  }
