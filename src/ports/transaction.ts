/**
 * Runs `work` so that all its writes are kept together or not at all, and are durable when the promise resolves.
 * Repositories called inside `work` take part by themselves. Write transactions are queued one after another; keep the
 * work short and free of anything slow (no files, no mail, no model). Nested calls join the outer transaction.
 *
 * `on` names what the work touches, such as `sitting:ID`, where that is all it reads before it writes: with an engine that many processes
 * share, such transactions go on beside each other, and only those with a name in common wait. They never go on beside a transaction
 * without names, which is alone, as with SQLite every one is: what has names need only be right beside other work that has some. An
 * empty list is for work that is right beside anything, because each of its statements is. Such work may be done again from the start when two
 * have waited for each other: it must do nothing but ask the database. A nested call waits for its own names and belongs to the outer transaction.
 *
 * Rejects with what `work` rejects with (nothing is kept then), or with `Unavailable` when the database stays locked.
 */
export type Transaction = <Result>(work: () => Promise<Result>, touching?: Touching) => Promise<Result>

export interface Touching {
  on: string | readonly string[]
}
