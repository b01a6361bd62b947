import { createHash } from 'node:crypto'

/** One entry of the audit log with its place in the chain. */
export interface ChainedEntry {
  /** Its place, from 1, without gaps. */
  number: number
  id: string
  at: Date
  action: string
  actorId: string | null
  subjectKind: string | null
  subjectId: string | null
  workspaceId: string | null
  address: string | null
  requestId: string | null
  details: Record<string, string | number | boolean> | null
  /** The hash of the entry before; `chainStart` for the first. */
  previousHash: string
  hash: string
  /** HMAC of the hash under the secret of the instance; null for entries of an older version. */
  seal: string | null
}

/** What stands for the hash before the first entry. */
export const chainStart = '0'.repeat(64)

/**
 * SHA-256, in hexadecimal, of the hash before and everything the entry says. Whoever has the entries can compute it with any
 * program: the input is this array as JSON, UTF-8, times as ISO 8601 in UTC.
 */
export function entryHash(entry: Omit<ChainedEntry, 'hash' | 'seal'>): string {
  const content = [
    entry.previousHash,
    entry.number,
    entry.id,
    entry.at.toISOString(),
    entry.action,
    entry.actorId,
    entry.subjectKind,
    entry.subjectId,
    entry.workspaceId,
    entry.address,
    entry.requestId,
    entry.details,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Why an entry does not fit behind the one before; null when it does. */
export function misfit(entry: ChainedEntry, before: { number: number; hash: string }): string | null {
  if (entry.number !== before.number + 1) return `Entry ${before.number + 1} is missing.`
  if (entry.previousHash !== before.hash) return `Entry ${entry.number} does not follow the entry before it.`
  if (entry.hash !== entryHash(entry)) return `Entry ${entry.number} was changed after it was written.`
  return null
}
