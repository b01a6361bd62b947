import type { Passkey } from '#src/passkeys/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Tools } from './tools.ts'

/** In the transaction that blocks it: its owner and the audit log hear that two devices seem to have this passkey. */
export async function passkeyBlocked(
  { auditLog, sendMail, users }: Pick<Tools, 'auditLog' | 'sendMail' | 'users'>,
  { id, owner }: Passkey,
  { address, requestId }: Visit,
) {
  const account = await users.find(owner.id)
  if (account)
    await sendMail({
      kind: 'second-factor-changed',
      to: account.email,
      fullName: account.fullName,
      change: 'passkey-blocked',
      codesLeft: 0,
    })
  const whose = owner.kind === 'user' ? { userId: owner.id } : { companyId: owner.id }
  await auditLog.append({ action: 'block-passkey', ...whose, subject: { kind: 'passkey', id }, address, requestId })
}
