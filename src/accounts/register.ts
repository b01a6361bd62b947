import { emailField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { Account, Profile } from './account.ts'
import { stateOf } from './account-state.ts'
import { profileFields } from './fields.ts'
import { openAccount } from './open-account.ts'
import type { Tools } from './tools.ts'

export interface Registration extends Profile {
  email: string
  password: string
}

/**
 * Opens an account with a workspace of its own, unverified until the link in the mail is opened. Whoever asks learns nothing
 * about an address that has an account already: only its owner does, by mail. Registering again before the link was opened
 * replaces what was said first, and the link, but never the password: of two different ones nobody knows which is the owner's,
 * so that none of them counts, and the owner chooses one by a link when the address is verified.
 */
export const register =
  (tools: Tools) =>
  async (registration: Registration, visit: Visit): Promise<void> => {
    const { clock, ids, passwordHasher, passwordRules, throttles, transaction, users, inConstantTime } = tools
    await countVisit(throttles.registrations, visit)
    const email = emailField(registration.email)
    const profile = profileFields(registration)
    await passwordRules(registration.password, { email, ...profile })
    await inConstantTime(async () => {
      const before = await users.withEmail(email)
      const isSame = before?.state === 'unverified' && (await passwordHasher.matches(registration.password, before.passwordHash))
      const passwordHash = isSame ? before.passwordHash : await passwordHasher.hash(registration.password)
      await transaction(async () => {
        const known = await users.withEmail(email)
        if (known && known.state !== 'unverified') return remindOwner(tools, known)
        if (known && !(await mayMail(tools, email))) return
        const account: Account = {
          ...profile,
          id: known?.id ?? ids.id(),
          email,
          passwordHash: known && known.passwordHash !== passwordHash ? noPassword : passwordHash,
          ...stateOf('unverified'),
          isAdmin: false,
          createdAt: known?.createdAt ?? clock.now(),
          verifiedAt: null,
          approvedAt: null,
          lastSeenAt: null,
        }
        if (known) await users.update(known.id, account)
        else await openAccount(tools, account)
        await sendVerification(tools, account)
        await tools.auditLog.append({
          action: 'register',
          userId: account.id,
          address: visit.address,
          requestId: visit.requestId,
        })
      })
    })
  }

/** Stands where a hash would: no password opens the account until one is chosen by a link. */
export const noPassword = ''

/** A fresh verification link by mail, in the caller's transaction. */
export async function sendVerification(
  { links, sendMail }: Pick<Tools, 'links' | 'sendMail'>,
  { id, email, fullName }: Account,
): Promise<void> {
  const link = await links.issue('verify-email', { ownerId: id, email })
  await sendMail({ kind: 'verify-email', to: email, fullName, link })
}

async function remindOwner(tools: Pick<Tools, 'sendMail' | 'settings' | 'throttles'>, { email, fullName }: Account) {
  if (!(await mayMail(tools, email))) return
  const { publicUrl } = tools.settings
  const loginLink = `${publicUrl}/login`
  const resetLink = `${publicUrl}/forgot-password`
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
