import type { CallResult } from './client.ts'

/** Links to files in an answer work for five minutes; what somebody else changes meanwhile should not be shown for long. */
const keptMs = 60_000
const mostKept = 8

interface Kept<Answer> {
  at: number
  answer: Promise<CallResult<Answer>>
}

/**
 * Answers that are asked for before somebody wants them, each given out once. Only a browser asks ahead: on the server this stays
 * empty, so that no visitor meets another one's.
 */
export const askedAhead = <Answer>(call: (id: string) => Promise<CallResult<Answer>>) => {
  const kept = new Map<string, Kept<Answer>>()
  const isFresh = ({ at }: Kept<Answer>) => Date.now() - at < keptMs
  return {
    ask(id: string): Promise<CallResult<Answer>> {
      const known = kept.get(id)
      if (known && isFresh(known)) return known.answer
      const answer = call(id)
      kept.delete(id)
      kept.set(id, { at: Date.now(), answer })
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
      return answer
    },
    /** What was asked ahead, when it is there, came well and is fresh; otherwise null. */
    async take(id: string): Promise<CallResult<Answer> | null> {
      const known = kept.get(id)
      kept.delete(id)
      if (!known || !isFresh(known)) return null
      const answer = await known.answer
      return answer.ok ? answer : null
    },
    /** Somebody changed what was asked for; null for everything. */
    forget(id: string | null) {
      if (id === null) kept.clear()
      else kept.delete(id)
    },
  }
}
