/**
 * Runs `work` so that all its writes are kept together or not at all, and are durable when the promise resolves.
 * Repositories called inside `work` take part by themselves. Write transactions are queued one after another; keep the
 * work short and free of anything slow (no files, no mail, no model). Nested calls join the outer transaction.
 * Rejects with what `work` rejects with (nothing is kept then), or with `Unavailable` when the database stays locked.
 */
export type Transaction = <Result>(work: () => Promise<Result>) => Promise<Result>
