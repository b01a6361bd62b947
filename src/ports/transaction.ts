/**
 * Runs `work` so that all its writes are stored together or not at all, and are durable when the promise resolves.
 * Repositories called inside `work` take part automatically. Write transactions are queued one after another, so keep the
 * work short and without anything slow (no files, no email, no model). Nested calls join the outer transaction.
 *
 * `on` names what the work touches, such as `sitting:ID`, if that is all it reads before it writes. With an engine that many processes
 * share, such transactions run at the same time, and only those with a name in common wait for each other. They never run at the same time as
 * a transaction without names, which runs alone (with SQLite every transaction does). So work with names only has to be correct next to other
 * work with names. An empty list is for work that is correct next to anything, because each of its statements is. If two transactions wait for
 * each other, work with names may be done again from the start, so it must do nothing but query the database. A nested call waits for its own
 * names and belongs to the outer transaction.
 *
 * Rejects with what `work` rejects with (then nothing is stored), or with `Unavailable` if the database stays locked.
 */
export type Transaction = <Result>(work: () => Promise<Result>, touching?: Touching) => Promise<Result>

export interface Touching {
  on: string | readonly string[]
}
