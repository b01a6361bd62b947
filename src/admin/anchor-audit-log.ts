import type { Clock } from '#src/ports/clock.ts'
import type { InstanceSigner } from '#src/shared/instance-signer.ts'
import { type Anchor, type Anchors, signedAnchor } from './audit-anchor.ts'
import { growingTree, pathTo } from './merkle.ts'
import type { AuditTrail, ReadableEntry } from './ports.ts'

interface Needs {
  auditTrail: AuditTrail
  auditAnchors: Anchors
  signer: InstanceSigner
  clock: Clock
}

/** That one entry stood in the log at a moment, for whoever sees nothing else of it. */
export interface EntryProof {
  entry: Omit<ReadableEntry, 'actorName' | 'subjectName' | 'seal' | 'at'> & { at: string }
  /** Hashes from the entry to the root. */
  path: string[]
  anchor: Anchor
}

const piece = 1000

/** Notes outside of the database where the audit log stands, and proves single entries by that. */
export function auditAnchoring({ auditTrail, auditAnchors, signer, clock }: Needs) {
  const tree = growingTree()
  let last: { number: number; hash: string } | null = null

  const grow = async (): Promise<void> => {
    for (;;) {
      const entries = await auditTrail.hashesAfter(tree.size(), piece)
      for (const { number, hash } of entries) {
        tree.add(hash)
        last = { number, hash }
      }
      if (entries.length < piece) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Resolves to the new anchor; null when nothing was written since the last. One at a time, please. */
  const anchor = async (): Promise<Anchor | null> => {
    await grow()
    if (!last || last.number !== tree.size()) return null
    const newest = (await auditAnchors.all()).anchors.at(-1)
    if (newest && newest.number >= last.number) return null
    const made = signedAnchor(signer, { ...last, root: tree.root(), at: clock.now().toISOString() })
    await auditAnchors.add(made)
    return made
  }

  return {
    anchor,
    /** Null when there is no such entry. */
    async prove(number: number): Promise<EntryProof | null> {
      const [found] = number >= 1 ? await auditTrail.after(number - 1, {}, 1) : []
      if (found?.number !== number) return null
      const known = async () => (await auditAnchors.all()).anchors.find((each) => each.number >= number)
      const anchored = (await known()) ?? ((await anchor()) && (await known()))
      if (!anchored) return null
      const hashes: string[] = []
      while (hashes.length < anchored.number) {
        const more = await auditTrail.hashesAfter(hashes.length, Math.min(piece, anchored.number - hashes.length))
        if (more.length === 0) return null
        hashes.push(...more.map(({ hash }) => hash))
      }
      const { actorName: _actor, subjectName: _subject, seal: _seal, at, ...entry } = found
      return { entry: { ...entry, at: at.toISOString() }, path: pathTo(hashes, number - 1), anchor: anchored }
    },
  }
}
