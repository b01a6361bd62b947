import { InvalidField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { WrongPassword } from './errors.ts'
import { memberOf } from './profile.ts'
import type { SessionUser } from './session-user.ts'
import { endSessions, signOutEverywhere } from './sessions.ts'
import type { Tools } from './tools.ts'

/** Makes sure that it is the owner who sits before a session that is open; throws `WrongPassword`, or `TooManyRequests` after some. */
export async function checkOwnPassword(
  tools: Pick<Tools, 'passwordHasher' | 'throttles' | 'users'>,
  id: string,
  password: string,
): Promise<Account> {
  const { account } = await memberOf(tools, id)
  const isRight = await tools.throttles.ownPassword.attempt(id, async () => {
    const result = await tools.passwordHasher.matches(password, account.passwordHash)
    return { failed: !result, result }
  })
  if (!isRight) throw new WrongPassword()
  return account
}

export interface PasswordChange {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

/** Sets a new password and ends every other session of the account; its owner hears of it by mail. */
export const changePassword =
  (tools: Tools) =>
  async (by: SessionUser, change: PasswordChange, visit: Visit): Promise<void> => {
    const { accountLinks, auditLog, clock, passwordHasher, passwordRules, sendMail, sessions, settings, transaction } = tools
    const { currentPassword, newPassword, confirmPassword } = change
    if (newPassword !== confirmPassword) throw new InvalidField('confirmPassword', 'Passwords do not match')
    const checked = await checkOwnPassword(tools, by.id, currentPassword)
    await passwordRules(newPassword, checked)
    const passwordHash = await passwordHasher.hash(newPassword)
    await transaction(async () => {
      const { account } = await memberOf(tools, by.id)
      // Somebody else may have changed it since it was checked.
      if (account.passwordHash !== checked.passwordHash) throw new WrongPassword()
      await tools.users.update(by.id, { passwordHash })
      await tools.companyAccounts.passwordChanged(by.id, passwordHash)
      await accountLinks.removeUnused('reset-password', by.id)
      const ended = await sessions.removeOthers(by.id, by.sessionId)
      const { email, fullName } = account
      const resetLink = `${settings.publicUrl}/forgot-password`
      await sendMail({ kind: 'password-changed', to: email, fullName, at: clock.now().toISOString(), resetLink })
      await auditLog.append({ action: 'change-password', actorId: by.id, address: visit.address, requestId: visit.requestId })
      for (const { id } of ended) endSessions(tools, by.id, id)
      await signOutEverywhere(tools, by.id)
    })
  }
