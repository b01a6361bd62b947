/**
 * For work that must run in only one process of an instance, such as the search for duplicates or the notes of the audit log. One process
 * leads, and when it ends or is cut off, another takes over within seconds. Two may lead for a moment if the first has not yet noticed that it
 * is cut off, so the work must do no harm if it is done twice. With SQLite the only process leads from the start.
 */
export interface Leadership {
  /** From now on this process may lead. A process that never calls this never leads, such as one that only answers requests. */
  begin(): void
  isLeading(): boolean
  /** Calls `begin` whenever this process becomes the leader, at once if it already is; calls what `begin` returned when it stops leading. */
  whileLeading(begin: () => () => void): void
  /** Gives up leadership. */
  end(): Promise<void>
}

/** For a process that is alone. */
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
