import type { Clock } from '#src/ports/clock.ts'

/** Tells the first use of something from the second. */
export interface Once {
  /** Stands for as long as what was taken is remembered: what is signed with it is worth nothing to whoever forgot. */
  readonly run: string
  /** True for the first time that this comes, within the time that it could come again. */
  take(what: string, forMs: number): Promise<boolean>
}

/** Beyond this the oldest are forgotten. */
const most = 20_000

/** Kept in memory: what it holds is good for minutes, and asks for more than an old copy to be of use. */
export function createOnce(clock: Clock): Once {
  const taken = new Map<string, number>()
  return {
    run: crypto.randomUUID(),
    async take(what, forMs) {
      const now = clock.now().getTime()
      for (const [known, until] of taken) {
        if (until > now && taken.size < most) break
        taken.delete(known)
      }
      if (taken.has(what)) return false
      taken.set(what, now + forMs)
      return true
    },
  }
}
