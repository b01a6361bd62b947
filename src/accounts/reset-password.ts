import { InvalidField, plainEmail } from '#src/shared/fields.ts'
import { LinkExpired } from '#src/shared/links.ts'
import type { Visit } from '#src/shared/visit.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { AccountLink } from './ports.ts'
import { endSessions, signOutEverywhere } from './sessions.ts'
import type { Tools } from './tools.ts'

/** Mails a link for a new password to an address that has an account. Whether it has one is not told. */
export const forgotPassword =
  ({ auditLog, inConstantTime, links, sendMail, throttles, transaction, users }: Tools) =>
  async (givenEmail: string, visit: Visit): Promise<void> => {
    const email = plainEmail(givenEmail)
    await throttles.forgotMails.count(email)
    await inConstantTime(async () => {
      const account = await users.withEmail(email)
      if (!account) return
      const { id, fullName } = account
      await transaction(async () => {
        const link = await links.issue('reset-password', { ownerId: id, email })
        await sendMail({ kind: 'reset-password', to: email, fullName, link })
        await auditLog.append({ action: 'reset-password-asked', userId: id, address: visit.address, requestId: visit.requestId })
      })
    })
  }

export interface PasswordReset {
  token: string
  email: string
  password: string
  confirmPassword: string
}

/** Sets a new password by the link from the mail, and ends every session of the account. A refused password keeps the link alive. */
export const resetPassword =
  (tools: Tools) =>
  async ({ token, email, password, confirmPassword }: PasswordReset, visit: Visit): Promise<void> => {
    const { accountLinks, auditLog, clock, links, passwordHasher, passwordRules, throttles, transaction, users } = tools
    await countVisit(throttles.linkTries, visit)
    if (password !== confirmPassword) throw new InvalidField('confirmPassword', 'Passwords do not match')
    const ownerOf = async (link: AccountLink) => {
      const account = link.ownerId ? await users.find(link.ownerId) : null
      if (!account || account.email !== plainEmail(email)) throw new LinkExpired()
      return account
    }
    await passwordRules(password, await ownerOf(await links.find('reset-password', token)))
    const passwordHash = await passwordHasher.hash(password)
    await transaction(async () => {
      const link = await links.find('reset-password', token)
      const account = await ownerOf(link)
      await accountLinks.markUsed(link.tokenHash, clock.now())
      await accountLinks.removeUnused('reset-password', account.id)
      await users.update(account.id, { passwordHash })
      await tools.companyAccounts.passwordChanged(account.id, passwordHash)
      await tools.sessions.removeAll(account.id)
      await auditLog.append({ action: 'reset-password', userId: account.id, address: visit.address, requestId: visit.requestId })
      endSessions(tools, account.id)
      await signOutEverywhere(tools, account.id)
    })
  }
