import type { EntryProofRecord } from '#src/contracts/admin/records.ts'
import { isSigned } from './audit-anchor.ts'
import { entryHash } from './audit-chain.ts'
import { rootFrom } from './merkle.ts'

/**
 * Why a proof does not hold; null when it does. Needs nothing but the proof; who signed it is for the caller to compare with what the
 * instance is known by.
 */
export function entryProblem({ entry, path, anchor }: EntryProofRecord): string | null {
  if (entryHash({ ...entry, at: new Date(entry.at) }) !== entry.hash)
    return `Entry ${entry.number} was changed after it was written.`
  if (rootFrom(entry.hash, entry.number - 1, anchor.number, path) !== anchor.root)
    return `Entry ${entry.number} is not part of the log that was noted on ${anchor.at}.`
  if (!isSigned(anchor)) return 'The signature does not belong to this note.'
  return null
}
