import { plainEmail } from '#src/shared/fields.ts'
import { LinkExpired } from '#src/shared/links.ts'
import type { Visit } from '#src/shared/visit.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
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
    const { accountLinks, auditLog, clock, links, sendMail, throttles, transaction, users } = tools
    await countVisit(throttles.linkTries, visit)
    return transaction(async () => {
      const link = await links.find('verify-email', token)
      const account = link.ownerId ? await users.find(link.ownerId) : null
      if (!account || account.email !== plainEmail(email)) throw new LinkExpired()
      const now = clock.now()
      await accountLinks.markUsed(link.tokenHash, now)
      if (account.state !== 'unverified') return { mustChoosePassword: false }
      await take(tools, 'verify', account, { verifiedAt: now })
      await auditLog.append({ action: 'verify-email', userId: account.id, address: visit.address, requestId: visit.requestId })
      await askForApproval(tools, account)
      const mustChoosePassword = account.passwordHash === noPassword
      if (mustChoosePassword) {
        const link = await links.issue('reset-password', { ownerId: account.id, email: account.email })
        await sendMail({ kind: 'reset-password', to: account.email, fullName: account.fullName, link })
      }
      return { mustChoosePassword }
    })
  }

/** Tells the administrators, in the caller's transaction, that somebody with a proved address waits for them. */
export async function askForApproval({ sendMail, settings, users }: Tools, { email, fullName, companyName }: Account) {
  const link = `${settings.publicUrl}/dashboard/admin`
  for (const admin of await users.activeAdmins())
    await sendMail({ kind: 'approval-needed', to: admin.email, fullName, email, companyName, link })
}

/** Mails a new verification link to an address that needs one. Whether it does is not told. */
export const resendVerification =
  (tools: Pick<Tools, 'inConstantTime' | 'links' | 'listeners' | 'sendMail' | 'throttles' | 'transaction' | 'users'>) =>
  async (givenEmail: string): Promise<void> => {
    const { inConstantTime, listeners, throttles, transaction, users } = tools
    const email = plainEmail(givenEmail)
    await throttles.resendMails.count(email)
    await inConstantTime(async () => {
      for (const listener of listeners.verificationWanted) await listener(email)
      const account = await users.withEmail(email)
      if (account?.state !== 'unverified') return
      await transaction(() => sendVerification(tools, account))
    })
  }
