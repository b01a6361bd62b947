/** Numbers of the locks that processes on one database share: https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS */

/** Write transactions of all processes take turns by this lock, as SQLite's do. */
export const writerLock = 7_283_001
/** Held while a schema is changed: processes that start together take turns, and the second finds it done. */
export const migrationLock = 7_283_002
/** Whoever holds it leads: see `src/ports/leadership.ts`. */
export const leaderLock = 7_283_003
