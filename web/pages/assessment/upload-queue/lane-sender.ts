import type { Timer } from './browser-parts.ts'
import type { Lane, OutboxItem } from './item.ts'
import { delayAfter, isFinal, patience } from './retrying.ts'
import type { Answer } from './send.ts'
import type { Content } from './store.ts'

interface LaneSenderParts {
  /** Runs the work while no other window runs work under this name. */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  wait(ms: number): Timer
  first(lane: Lane, except: ReadonlySet<number>): Promise<{ item: OutboxItem; content: Content } | null>
  send(item: OutboxItem, content: Content): Promise<Answer>
  settled(item: OutboxItem, answer: Answer): Promise<void>
  /** Nothing waits in this lane any more. */
  emptied(lane: Lane): Promise<void>
}

type Attempt = 'empty' | 'settled' | { waitMs: number }

/** Sends lane by lane, in each one after the other, and tries again what was not answered for good. */
export function createLaneSender(parts: LaneSenderParts) {
  let isOpen = false
  const running = new Set<Lane>()
  const again = new Set<Lane>()
  const waiting = new Set<Timer>()
  const failures = new Map<Lane, number>()
  const refusals = new Map<number, number>()

  const attempt = async (lane: Lane): Promise<Attempt> => {
    const stubborn = new Set([...refusals].flatMap(([id, count]) => (count >= patience ? [id] : [])))
    const found = (await parts.first(lane, stubborn)) ?? (stubborn.size > 0 ? await parts.first(lane, new Set()) : null)
    if (!found) return 'empty'
    const { item, content } = found
    const answer = await parts.send(item, content)
    if (isFinal(answer.status)) {
      failures.delete(lane)
      refusals.delete(item.id)
      await parts.settled(item, answer)
      return 'settled'
    }
    const count = (failures.get(lane) ?? 0) + 1
    failures.set(lane, count)
    if (answer.status >= 500) refusals.set(item.id, (refusals.get(item.id) ?? 0) + 1)
    return { waitMs: delayAfter(count, answer.retryAfterMs) }
  }

  const run = async (lane: Lane): Promise<void> => {
    if (!isOpen) return
    again.add(lane)
    if (running.has(lane)) return
    running.add(lane)
    while (isOpen && again.delete(lane)) {
      for (;;) {
        const result = await parts.exclusively(lane, () => attempt(lane)).catch((): Attempt => ({ waitMs: delayAfter(1, null) }))
        if (!isOpen || result === 'empty') break
        if (result === 'settled') continue
        const timer = parts.wait(result.waitMs)
        waiting.add(timer)
        await timer.ended
        waiting.delete(timer)
        if (!isOpen) break
      }
      await parts.emptied(lane).catch(() => {})
    }
    running.delete(lane)
  }

  const retryNow = () => {
    for (const timer of [...waiting]) timer.skip()
  }
  return {
    run,
    retryNow,
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      retryNow()
    },
  }
}
