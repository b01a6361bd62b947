import type { ModelAdditions } from '#src/matching/index.ts'
import { withAddition } from '#src/matching/index.ts'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { ResumeArchive } from '../search-ports.ts'
import { type Blocks, createBlocks } from './blocks.ts'
import { packResume } from './pack-resume.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Ports {
  archive: ResumeArchive
  modelAdditions: ModelAdditions
  vocabulary: Vocabulary
}

export interface IndexLimits {
  /** Beyond this, indexes that were used longest ago are given up; the one in use stays. */
  bytes: number
  /** An index that nobody asked for so long is given up. */
  idleMs: number
}

interface Index {
  blocks: Blocks
  /** Number of the last change that it has seen. */
  seen: number
  usedAt: number
  /** Settled when it has caught up with what was stored when it was last asked for. */
  caughtUp: Promise<void>
}

/** Resumes read between two looks at the clock. */
const slice = 8

/**
 * One index per workspace, made when it is first asked for and brought up to date each time: what is stored comes as numbered
 * changes, so that making it, following new resumes and following those read again are one thing.
 */
export function residentIndexes({ archive, modelAdditions, vocabulary }: Ports, limits: IndexLimits) {
  const indexes = new Map<string, Index>()
  let sweeping: ReturnType<typeof setTimeout> | undefined

  const catchUp = async (workspaceId: string, index: Index) => {
    const turn = yieldToEventLoop()
    for (;;) {
      const changes = await archive.changes(workspaceId, index.seen, slice)
      for (const { number, id, resume } of changes) {
        if (resume) {
          const added = await modelAdditions.toResume(workspaceId, resume.textHash)
          const facts = added ? withAddition(resume.facts, added) : resume.facts
          index.blocks.set(id, packResume(facts, resume.receivedOn, vocabulary))
        } else index.blocks.remove(id)
        index.seen = number
      }
      if (changes.length < slice) return
      await turn()
    }
  }

  const giveUp = (keep?: string) => {
    const now = Date.now()
    for (const [id, { usedAt }] of indexes) if (id !== keep && now - usedAt >= limits.idleMs) indexes.delete(id)
    const byAge = [...indexes].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    let held = byAge.reduce((sum, [, { blocks }]) => sum + blocks.bytes(), 0)
    for (const [id, { blocks }] of byAge) {
      if (held <= limits.bytes) break
      if (id === keep) continue
      indexes.delete(id)
      held -= blocks.bytes()
    }
  }

  const sweepLater = () => {
    clearTimeout(sweeping)
    sweeping = setTimeout(() => {
      giveUp()
      if (indexes.size > 0) sweepLater()
    }, limits.idleMs)
    sweeping.unref()
  }

  return {
    /** The workspace's resumes as they are stored at this moment. */
    async of(workspaceId: string): Promise<Blocks> {
      const index = indexes.get(workspaceId) ?? { blocks: createBlocks(), seen: 0, usedAt: 0, caughtUp: Promise.resolve() }
      indexes.set(workspaceId, index)
      index.usedAt = Date.now()
      // One after the other; a catching up that failed is tried again by the next.
      index.caughtUp = index.caughtUp.catch(() => {}).then(() => catchUp(workspaceId, index))
      await index.caughtUp
      giveUp(workspaceId)
      sweepLater()
      return index.blocks
    },
    /** Workspaces that have an index at this moment, and the bytes it holds. */
    held: () => new Map([...indexes].map(([id, { blocks }]) => [id, blocks.bytes()])),
  }
}
