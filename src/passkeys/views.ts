import type { PasskeyRecord } from '#src/contracts/accounts/records.ts'
import type { Passkey } from './ports.ts'

export const passkeyRecord = ({ id, name, opensAlone, isSynced, createdAt, usedAt, blockedAt }: Passkey): PasskeyRecord => ({
  _id: id,
  name,
  opensAlone,
  isSynced,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  blockedAt: blockedAt?.toISOString() ?? null,
})
