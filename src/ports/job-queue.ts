import type { JobKind, JobPayload } from '#src/contracts/jobs.ts'

/** When a job is due, and whether the caller does it. See `JobQueue.add`. */
export interface Planning {
  runAt?: Date
  key?: string
  leaseSeconds?: number
}

/** A job of one of the known kinds, with the payload for its handler. */
export type NewJob = { [Kind in JobKind]: Planning & { kind: Kind; payload: JobPayload<Kind> } }[JobKind]

/** Work that outlives the request that asked for it: email, unfinished uploads, clean-up. Stored in the database. */
export interface JobQueue {
  /**
   * Adds a job. Inside a transaction the job exists only if the transaction is committed.
   * `payload` is plain JSON. `runAt` defaults to now. A second job with the same `key` is ignored while the first is open.
   * With `leaseSeconds` the caller does the work itself and calls `finishKey`; the queue does it only if the caller dies.
   */
  add(job: NewJob): Promise<void>
  /**
   * Hands out the next due job of these kinds and leases it for `leaseSeconds`. After that another worker may take it,
   * so nothing is lost when a worker dies. Null if nothing is due.
   */
  take(kinds: string[], leaseSeconds: number): Promise<Job | null>
  /** Renews the lease of a job for a worker that is still working on it; false if another worker has it now, or it is done. */
  keep(job: TakenJob, leaseSeconds: number): Promise<boolean>
  /** Finishes and deletes the job; returns false and does nothing if another worker has it now, or it was already done. */
  finish(job: TakenJob): Promise<boolean>
  /** Finishes and deletes the job with this key; does nothing if there is none. */
  finishKey(key: string): Promise<void>
  /**
   * The attempt failed: try again at `retryAt` or, for null, keep it as failed for an administrator to see. Does nothing if another worker
   * has it now.
   */
  fail(job: TakenJob, reason: string, retryAt: Date | null): Promise<void>
  /**
   * Ends every lease, so that work interrupted by a crash is due at once. For the start of a process that is alone on its database. If several
   * share one, see `Processes`.
   */
  releaseAll(): Promise<void>
}

/** A job, and the attempt that a worker is making. */
export type TakenJob = Pick<Job, 'id' | 'attempts'>

export interface Job {
  id: string
  kind: string
  payload: unknown
  /** How many times it has been handed out, including this time. */
  attempts: number
  /** The span that added it, in the form of W3C Trace Context. */
  traceparent?: string | null
}

/** What whoever does a job says about it while at work. Both calls belong in a transaction that writes its effect. */
export interface JobSteps {
  /**
   * Marks the job as done: the effect and the mark are stored together or not at all, so that nobody does it again. For the last transaction
   * of the work. Rejects with `TakenOver`, which undoes the transaction, if another process has the job now.
   */
  done(): Promise<void>
  /** For a transaction that stores a part of the work: renews the lease. Rejects with `TakenOver` if another process has the job now. */
  hold(): Promise<void>
}

/** A job, as whoever does it has it. */
export type JobInHand = Job & JobSteps

/** Another process has taken the job, because this one did not renew its lease. What it was about to write is for the other one to write. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver'
  constructor() {
    super('Another process does this job now.')
  }
}

/** A queue that accepts any job, such as kinds from an earlier or a later version. */
export interface AnyJobQueue extends Omit<JobQueue, 'add'> {
  add(job: Planning & { kind: string; payload: unknown }): Promise<void>
}
