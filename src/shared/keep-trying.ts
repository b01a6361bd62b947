interface Tries {
  /** Milliseconds from one try to the next. */
  everyMs: number
  /** Tries after the first. */
  most: number
}

/**
 * Does work that must not be forgotten because a database is away for a while: again and again until it is done or the tries are used up.
 * Resolves after the first try, and never rejects; nothing waits for the others, the end of the process included.
 */
export const keepTrying = (work: () => Promise<unknown>, { everyMs, most }: Tries): Promise<void> =>
  work().then(
    () => undefined,
    () => {
      if (most > 0) setTimeout(() => void keepTrying(work, { everyMs, most: most - 1 }), everyMs).unref()
    },
  )
