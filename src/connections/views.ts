import type { Scope } from './constants.ts'
import type { ApiKey } from './ports.ts'

/** A key as its page shows it; never the key itself. Times are ISO. */
export interface KeyRecord {
  _id: string
  kind: 'personal' | 'workspace'
  name: string
  scopes: Scope[]
  hint: string
  networks: string[]
  madeBy: string
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}

export const keyRecord = (key: ApiKey & { madeBy: string }): KeyRecord => ({
  _id: key.id,
  kind: key.kind,
  name: key.name,
  scopes: key.scopes,
  hint: key.hint,
  networks: key.networks ?? [],
  madeBy: key.madeBy,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
})
