import { createHash } from 'node:crypto'

/**
 * Shares work that is going on: whoever asks for the same before it is done gets its result, or its failure. Once it is done nothing is
 * remembered, and the next one does it again.
 */
export function singleFlight<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (what: unknown, work: () => Promise<Result>): Promise<Result> => {
    // What is asked for may be long; what tells one from another is not.
    const key = createHash('sha256').update(JSON.stringify(what)).digest('base64url')
    const twin = running.get(key)
    if (twin) return twin
    const result = work().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }
}
