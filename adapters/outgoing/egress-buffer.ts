import type { EgressEntry } from '#src/ports/outgoing.ts'

/** Milliseconds that entries wait, so that many connections are one write. */
const waitMs = 200
/** Entries beyond which nothing waits. */
const most = 500
/** While the database takes nothing, the newest of them are kept. */
const mostWaiting = 20_000

/**
 * Connections on their way into the database. Adapters connect before the database is open, and nobody who connects waits for a
 * write: a sudden end of the program loses what the last moment would have written.
 */
export function createEgressBuffer() {
  let waiting: EgressEntry[] = []
  let write: ((entries: EgressEntry[]) => Promise<void>) | null = null
  let timer: Timer | null = null
  let writing = Promise.resolve()

  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(async () => {
      if (!write || waiting.length === 0) return
      const entries = waiting
      waiting = []
      try {
        await write(entries)
      } catch {
        waiting = [...entries, ...waiting].slice(-mostWaiting)
      }
    })
    return writing
  }

  return {
    note(entry: EgressEntry) {
      waiting.push(entry)
      if (waiting.length >= mostWaiting) waiting.shift()
      if (!write) return
      if (waiting.length === most) void flush()
      else timer ??= setTimeout(flush, waitMs)
    },
    /** From now on entries are written, those that came before included. */
    writeTo(target: (entries: EgressEntry[]) => Promise<void>) {
      write = target
      if (waiting.length > 0) void flush()
    },
    /** Resolves when nothing waits any more, or cannot be written. */
    flush,
  }
}
