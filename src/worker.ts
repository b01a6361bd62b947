import type { Log } from '#src/http/log.ts'
import type { Clock } from '#src/ports/clock.ts'
import { type Job, type JobInHand, type JobQueue, TakenOver } from '#src/ports/job-queue.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { sendingAbout, subjectOfJob } from '#src/shared/egress-subject.ts'
import { noTracer } from '#src/shared/no-tracer.ts'

/**
 * Does one kind of job. Resolves when it is done for good; rejects to have it tried again later. Work whose effect is rows of the database
 * calls `job.done` in the transaction that writes them; everything else is marked as done after it.
 */
export type JobHandler = (payload: unknown, job: JobInHand) => Promise<void>

/** An error that no later attempt can mend. */
export interface Hopeless {
  retryable: false
}

/** An error that another number of attempts is worth it: somebody waits for what is away. */
export interface Patient {
  maximumAttempts: number
}

interface WorkerOptions {
  jobs: JobQueue
  handlers: Record<string, JobHandler>
  clock: Clock
  log: Log
  /** Counts attempts, where somebody watches. */
  metrics?: Pick<Metrics, 'job'>
  /** Continues what added a job. */
  tracer?: Tracer | undefined
  /** How many jobs of a kind may be at work at once; one unless told. */
  lanes?: Record<string, number>
  /** Milliseconds between two looks at an empty queue. */
  pauseMs?: number
}

const leaseSeconds = 120
/** How often the lease of a job that is still at work is made new. */
const keepMs = 30_000
/** A job that failed so often waits for an administrator. */
export const maximumAttempts = 12

/** Seconds until the next attempt: 5 s, 10 s, 20 s … up to an hour. */
const backOffSeconds = (attempts: number) => Math.min(3600, 5 * 2 ** (attempts - 1))

/**
 * Takes jobs from the queue until stopped: those of one kind one after the other, unless the kind has several lanes, different kinds
 * beside each other, so that a mail server that hangs holds up mail and nothing else.
 */
export function createWorker({
  jobs,
  handlers,
  clock,
  log,
  metrics,
  tracer = noTracer,
  lanes = {},
  pauseMs = 500,
}: WorkerOptions) {
  const kinds = Object.keys(handlers)
  const atWork = new Map<string, Set<Promise<void>>>(kinds.map((kind) => [kind, new Set()]))
  let stopped = false
  let timer: Timer | undefined

  const inHand = (job: Job): JobInHand => ({
    ...job,
    async done() {
      if (!(await jobs.finish(job))) throw new TakenOver()
    },
    async hold() {
      if (!(await jobs.keep(job, leaseSeconds))) throw new TakenOver()
    },
  })

  /** What has left (a mail, a file) should not leave again because the database is away for a moment: tried for as long as a lease. */
  const finish = async (job: Job) => {
    const end = performance.now() + leaseSeconds * 1000
    for (;;)
      try {
        return await jobs.finish(job)
      } catch (error) {
        if (stopped || performance.now() > end) throw error
        await Bun.sleep(pauseMs)
      }
  }

  const failed = async (job: Job, error: unknown): Promise<'retried' | 'failed'> => {
    const most = (error as Partial<Patient>)?.maximumAttempts ?? maximumAttempts
    const hopeless = (error as Partial<Hopeless>)?.retryable === false || job.attempts >= most
    const retryAt = hopeless ? null : new Date(clock.now().getTime() + backOffSeconds(job.attempts) * 1000)
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    log.warn('job failed', { job: job.id, kind: job.kind, attempts: job.attempts, error: reason, retryAt })
    await jobs.fail(job, reason, retryAt)
    return retryAt ? 'retried' : 'failed'
  }

  /** Does it, and resolves to what came of it. */
  const attempt = async (job: Job): Promise<'done' | 'retried' | 'failed'> => {
    try {
      const facts = { 'job.kind': job.kind, 'job.attempt': job.attempts }
      await tracer.span(`job ${job.kind}`, { kind: 'consumer', facts, under: job.traceparent ?? null }, () =>
        sendingAbout(subjectOfJob(job), async () => handlers[job.kind]?.(job.payload, inHand(job))),
      )
    } catch (error) {
      return failed(job, error)
    }
    await finish(job)
    return 'done'
  }

  /** Does everything of these kinds that is due now. */
  const runDue = async (wanted = kinds) => {
    for (;;) {
      if (stopped) return
      const job = await jobs.take(wanted, leaseSeconds)
      if (!job) return
      const began = performance.now()
      const keeping = setInterval(() => {
        jobs.keep(job, leaseSeconds).catch((error: unknown) => log.warn('lease not kept', { job: job.id, error: String(error) }))
      }, keepMs)
      try {
        const outcome = await attempt(job)
        metrics?.job({ kind: job.kind, outcome, seconds: (performance.now() - began) / 1000 })
      } finally {
        clearInterval(keeping)
      }
    }
  }

  const look = () => {
    for (const [kind, working] of atWork) {
      // One more at a look: most lanes find nothing to do.
      if (working.size >= (lanes[kind] ?? 1)) continue
      const work: Promise<void> = runDue([kind])
        .catch((error: unknown) => log.error('worker', { error: String(error) }))
        .finally(() => working.delete(work))
      working.add(work)
    }
  }

  return {
    runDue: () => runDue(),
    /** Looks at the queue at once instead of in a moment; nothing happens before the start. */
    wake() {
      if (timer && !stopped) look()
    },
    /** Looks at the queue now and then. */
    start() {
      look()
      timer = setInterval(look, pauseMs)
    },
    /** Finishes the jobs in hand and takes no others. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all([...atWork.values()].flatMap((working) => [...working]))
    },
  }
}
