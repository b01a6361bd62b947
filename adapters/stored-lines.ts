import type { FileStore } from '#src/ports/file-store.ts'
import { ownPrefix } from './file-store/own-keys.ts'

/** One object with the lines in it, oldest first; its name begins with the moment of the last one. */
export interface StoredPart {
  key: string
  at: number
  lines: string[]
}

/**
 * A list of lines in a file store that any number of processes add to: each line is an object of its own, so that nobody overwrites what another
 * adds, and older ones are put together now and then. What is there outlives every database.
 */
export interface StoredLines {
  /** Durable when the promise resolves. */
  add(line: string): Promise<void>
  parts(): Promise<StoredPart[]>
  /** Each line once, in the order in which they came. */
  all(): Promise<string[]>
  /** Puts parts together in one. Whoever reads meanwhile may see a line in both, never in none. */
  pack(parts: StoredPart[]): Promise<void>
  /** Takes these lines instead of those that are there. */
  replace(lines: string[]): Promise<void>
}

const readAtOnce = 32

/** `name` is that of the list, such as "erasures". */
export function storedLines(store: FileStore, name: string, clock: { now(): Date }): StoredLines {
  const prefix = `${ownPrefix}${name}/`
  const keyAt = (at: number) => `${prefix}${String(at).padStart(14, '0')}-${crypto.randomUUID()}`
  const put = (at: number, lines: string[]) => store.put(keyAt(at), Buffer.from(lines.map((line) => `${line}\n`).join('')))

  const parts = async (): Promise<StoredPart[]> => {
    const keys = (await Array.fromAsync(store.keys(prefix))).toSorted()
    const found: StoredPart[] = []
    for (let from = 0; from < keys.length; from += readAtOnce)
      found.push(...(await Promise.all(keys.slice(from, from + readAtOnce).map(read))).flat())
    return found
  }
  const read = async (key: string): Promise<StoredPart[]> => {
    // Put together with others a moment ago: then its lines are in another one, which the next look finds.
    const bytes = await store.read(key).catch((error: Error) => {
      if (error.name === 'FileMissing') return null
      throw error
    })
    if (bytes === null) return []
    const lines = Buffer.from(bytes).toString().split('\n').filter(Boolean)
    return [{ key, at: Number(key.slice(prefix.length).split('-')[0]), lines }]
  }

  return {
    add: (line) => put(clock.now().getTime(), [line]),
    parts,
    async all() {
      let keys = await Array.fromAsync(store.keys(prefix))
      for (;;) {
        const found = await parts()
        const after = await Array.fromAsync(store.keys(prefix))
        // Nothing went while it was read: nothing was missed.
        if (keys.every((key) => after.includes(key))) return [...new Set(found.flatMap(({ lines }) => lines))]
        keys = after
      }
    },
    async pack(older) {
      if (older.length < 2) return
      await put(
        Math.max(...older.map(({ at }) => at)),
        older.flatMap(({ lines }) => lines),
      )
      for (const { key } of older) await store.delete(key)
    },
    async replace(lines) {
      const before = await Array.fromAsync(store.keys(prefix))
      if (lines.length > 0) await put(clock.now().getTime(), lines)
      for (const key of before) await store.delete(key)
    },
  }
}
