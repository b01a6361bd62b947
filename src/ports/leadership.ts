/**
 * What must go on in one process of an instance only, such as the search for duplicates or the note of the audit log: one process leads, and
 * when it ends or is cut off, another leads within seconds. Two may lead for a moment when the first has not noticed yet that it is cut off:
 * what is done here does no harm when it is done twice. With SQLite the one process leads from the start.
 */
export interface Leadership {
  /** This process may lead from now on. Whoever never says so never leads, such as one that only answers requests. */
  begin(): void
  isLeading(): boolean
  /** `begin` is called whenever this process comes to lead, at once when it does already; what it gives is called when it leads no more. */
  whileLeading(begin: () => () => void): void
  /** Gives it up. */
  end(): Promise<void>
}

/** Of a process that is alone. */
export function soleLeadership(): Leadership {
  const ends: (() => void)[] = []
  return {
    begin() {},
    isLeading: () => true,
    whileLeading: (begin) => void ends.push(begin()),
    async end() {
      for (const stop of ends.splice(0)) stop()
    },
  }
}
