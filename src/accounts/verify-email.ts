import { plainEmail } from '#src/shared/fields.ts'
import { LinkExpired } from '#src/shared/links.ts'
import type { Visit } from '#src/shared/visit.ts'
import { countVisit } from '#src/shared/visit.ts'
import { take } from './account-state.ts'
import { noPassword, sendVerification } from './register.ts'
import type { Tools } from './tools.ts'

/**
 * Proves that the address is the person's, and tells the administrators that someone waits for approval. Whoever has no
 * password that is surely theirs gets a link to choose one.
 */
export const verifyEmail =
  (tools: Tools) =>
  async ({ token, email }: { token: string; email: string }, visit: Visit): Promise<{ mustChoosePassword: boolean }> => {
    const { accountLinks, auditLog, clock, links, sendMail, settings, throttles, transaction, users } = tools
    countVisit(throttles.linkTries, visit)
    return transaction(async () => {
      const link = await links.find('verify-email', token)
      const account = link.ownerId ? await users.find(link.ownerId) : null
      if (!account || account.email !== plainEmail(email)) throw new LinkExpired()
      const now = clock.now()
      await accountLinks.markUsed(link.tokenHash, now)
      if (account.state !== 'unverified') return { mustChoosePassword: false }
      await take(tools, 'verify', account, { verifiedAt: now })
      await auditLog.append({ action: 'verify-email', userId: account.id, address: visit.address, requestId: visit.requestId })
      for (const admin of await users.activeAdmins())
        await sendMail({
          kind: 'approval-needed',
          to: admin.email,
          fullName: account.fullName,
          email: account.email,
          companyName: account.companyName,
          link: `${settings.publicUrl}/dashboard/admin`,
        })
      const mustChoosePassword = account.passwordHash === noPassword
      if (mustChoosePassword) {
        const link = await links.issue('reset-password', { ownerId: account.id, email: account.email })
        await sendMail({ kind: 'reset-password', to: account.email, fullName: account.fullName, link })
      }
      return { mustChoosePassword }
    })
  }

/** Mails a new verification link to an address that needs one. Whether it does is not told. */
export const resendVerification =
  (tools: Tools) =>
  async (givenEmail: string): Promise<void> => {
    const { inConstantTime, throttles, transaction, users } = tools
    const email = plainEmail(givenEmail)
    throttles.resendMails.count(email)
    await inConstantTime(async () => {
      const account = await users.withEmail(email)
      if (account?.state !== 'unverified') return
      await transaction(() => sendVerification(tools, account))
    })
  }
