/** An upload as the one who counts its bytes sees it. */
export interface Sender {
  arrived(bytes: number): void
  /** Takes note of how much has come by `at`. */
  sample(at: number): void
  /** Bytes a second of late; more than anything while that cannot be told. */
  rate(): number
  /** Whether it is known that it comes as fast as everybody must when all places are taken. */
  isQuick(): boolean
  giveWay(): void
  onGivingWay(listener: () => void): void
}

/** A rate is that of so many samples: what the runtime had taken in beforehand comes in one piece and says nothing of the sender. */
const samples = 4

export function createSender(startedAt: number): Sender {
  let bytes = 0
  let isOver = false
  const seen: { at: number; bytes: number }[] = [{ at: startedAt, bytes: 0 }]
  const listeners: (() => void)[] = []
  const rate = () => {
    const [first, last] = [seen[0]!, seen.at(-1)!]
    if (seen.length <= samples) return Number.POSITIVE_INFINITY
    return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
  }
  return {
    arrived(count) {
      bytes += count
    },
    sample(at) {
      seen.push({ at, bytes })
      if (seen.length > samples + 1) seen.shift()
    },
    rate,
    isQuick: () => seen.length > samples && rate() >= whenFull,
    giveWay() {
      if (isOver) return
      isOver = true
      for (const listener of listeners) listener()
    },
    onGivingWay(listener) {
      if (isOver) listener()
      else listeners.push(listener)
    },
  }
}

/** Bytes a second that everybody must send when all places are taken. A resume of 2 MB takes half a minute then. */
const whenFull = 64 * 1024

/**
 * Bytes a second below which an upload gives way: nothing while half of the places are free, from there on more with every place, and
 * the more the longer somebody waits for one.
 */
export function slowestAllowed({ load, waitedMs }: { load: number; waitedMs: number }): number {
  const pressed = Math.min(1, Math.max(0, load * 2 - 1))
  return pressed * whenFull * (1 + waitedMs / 5000)
}
