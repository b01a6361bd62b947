import { type Anchor, type Anchors, isSigned } from './audit-anchor.ts'
import { chainStart, misfit } from './audit-chain.ts'
import type { AuditSeal } from './audit-seal.ts'
import type { AuditTrail } from './ports.ts'

/** What a look through the whole chain found. */
export interface Verification {
  intact: boolean
  /** Entries that were looked at and fit. */
  count: number
  head: string | null
  /** The first entry that does not fit, and why. */
  broken: { number: number; reason: string } | null
  /** Where a hash that somebody noted earlier stands now; `number` is null when it is not in the log any more. */
  noted: { hash: string; number: number | null } | null
  /** Moments noted outside of the database that the log was compared with. */
  anchors: number
}

interface Needs {
  auditTrail: AuditTrail
  auditAnchors: Anchors
  seal: AuditSeal
  /** Public keys whose anchors count. */
  signers: readonly string[]
}

const piece = 1000

/**
 * Computes every hash and seal anew, up to the entry that was newest when it began, and stops at the first that does not fit. Whoever
 * cut entries off the end, or wrote all of it anew, is found out by the anchors, or by a hash noted elsewhere.
 */
export const verifyAuditLog =
  ({ auditTrail, auditAnchors, seal, signers }: Needs) =>
  async (notedHash?: string): Promise<Verification> => {
    const head = await auditTrail.head()
    const hash = notedHash?.trim().toLowerCase()
    const noted = hash ? { hash, number: await auditTrail.numberOf(hash) } : null
    const { anchors, unreadable } = await auditAnchors.all()
    const verdict = { head: head?.hash ?? null, noted, anchors: anchors.length }
    const broken = (count: number, number: number, reason: string): Verification => ({
      ...verdict,
      intact: false,
      count,
      broken: { number, reason },
    })
    const anchored = new Map(anchors.map((anchor) => [anchor.number, anchor]))

    let before = { number: 0, hash: chainStart, seal: null as string | null }
    while (head && before.number < head.number) {
      const entries = await auditTrail.after(before.number, {}, piece)
      for (const entry of entries) {
        const reason = misfit(entry, before) ?? unsealed(entry, before, seal) ?? strayed(entry, anchored.get(entry.number))
        if (reason) return broken(before.number, entry.number, reason)
        before = entry
        if (entry.number === head.number) break
      }
      if (entries.length === 0) break
      // Others get their turn between two pieces.
      await new Promise((resolve) => setImmediate(resolve))
    }

    const cut = anchors.find(({ number }) => number > before.number)
    if (cut) return broken(before.number, before.number + 1, `Entries up to ${cut.number} were there on ${cut.at}, and are gone.`)
    const unplaced = await auditTrail.unplaced()
    if (unplaced > 0)
      return broken(before.number, before.number + 1, `${unplaced} entries have no place in the chain: it was taken from them.`)
    const forged = anchors.find((anchor) => !signers.includes(anchor.signer) || !isSigned(anchor))
    if (forged) return broken(before.number, forged.number, `What was noted on ${forged.at} was not signed by this server.`)
    if (unreadable > 0)
      return broken(before.number, before.number, `${unreadable} lines of the notes beside the log are damaged.`)
    return { ...verdict, intact: noted === null || noted.number !== null, count: before.number, broken: null }
  }

function unsealed(
  { number, hash, seal }: { number: number; hash: string; seal: string | null },
  before: { seal: string | null },
  seals: AuditSeal,
): string | null {
  if (seal === null) return before.seal === null ? null : `Entry ${number} has no seal, and the one before it has.`
  return seals.isGenuine(hash, seal) ? null : `Entry ${number} was not written with the secret of this server.`
}

const strayed = ({ number, hash }: { number: number; hash: string }, anchor: Anchor | undefined) =>
  anchor && anchor.hash !== hash ? `Entry ${number} is not the one that was there on ${anchor.at}.` : null
