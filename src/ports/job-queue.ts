import type { JobKind, JobPayload } from '#src/contracts/jobs.ts'

/** When a job is due, and who does it. */
export interface Planning {
  runAt?: Date
  key?: string
  leaseSeconds?: number
}

/** A job of one of the kinds that there are, with what its handler needs to know. */
export type NewJob = { [Kind in JobKind]: Planning & { kind: Kind; payload: JobPayload<Kind> } }[JobKind]

/** Work that outlives the request that asked for it: mail, unfinished uploads, clean-up. Kept in the database. */
export interface JobQueue {
  /**
   * Remembers a piece of work. Inside a transaction the job exists only if the transaction is kept.
   * `payload` is plain JSON. `runAt` defaults to now. A second job with the same `key` is ignored while the first is open.
   * With `leaseSeconds` the caller does the work itself and calls `finishKey`; the queue steps in only if the caller dies.
   */
  add(job: NewJob): Promise<void>
  /**
   * Hands out the next due job of these kinds and leases it for `leaseSeconds`; after that another worker may take it,
   * so a worker that died loses nothing. Null when nothing is due.
   */
  take(kinds: string[], leaseSeconds: number): Promise<Job | null>
  /** Leases a job anew for whoever has it and is still at work; false when it has gone to somebody else, or is done. */
  keep(job: TakenJob, leaseSeconds: number): Promise<boolean>
  /** The job is finished and forgotten; false, and nothing happens, when it has gone to somebody else, or was done before. */
  finish(job: TakenJob): Promise<boolean>
  /** The job with this key is finished and forgotten; nothing happens when there is none. */
  finishKey(key: string): Promise<void>
  /**
   * The attempt failed: try again at `retryAt`, or keep it as failed for an administrator to see when null. Nothing happens when it has gone
   * to somebody else.
   */
  fail(job: TakenJob, reason: string, retryAt: Date | null): Promise<void>
  /**
   * Ends every lease. For the start of a process that is alone on its database: what a crash interrupted is due at once. Where several share
   * one, see `Processes`.
   */
  releaseAll(): Promise<void>
}

/** A job, and which of its attempts somebody has in hand. */
export type TakenJob = Pick<Job, 'id' | 'attempts'>

export interface Job {
  id: string
  kind: string
  payload: unknown
  /** How many times it has been handed out, this one included. */
  attempts: number
  /** The span that added it, in the form of W3C Trace Context. */
  traceparent?: string | null
}

/** A queue that keeps whatever it is given, such as kinds of an earlier or a later version. */
export interface AnyJobQueue extends Omit<JobQueue, 'add'> {
  add(job: Planning & { kind: string; payload: unknown }): Promise<void>
}
