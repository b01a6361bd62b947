import type { Log } from '#src/http/log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Job, JobQueue } from '#src/ports/job-queue.ts'

/** Does one kind of job. Resolves when it is done for good; rejects to have it tried again later. */
export type JobHandler = (payload: unknown, job: Job) => Promise<void>

/** An error that no later attempt can mend. */
export interface Hopeless {
  retryable: false
}

interface WorkerOptions {
  jobs: JobQueue
  handlers: Record<string, JobHandler>
  clock: Clock
  log: Log
  /** Milliseconds between two looks at an empty queue. */
  pauseMs?: number
}

const leaseSeconds = 120
const maximumAttempts = 12

/** Seconds until the next attempt: 5 s, 10 s, 20 s … up to an hour. */
const backOffSeconds = (attempts: number) => Math.min(3600, 5 * 2 ** (attempts - 1))

/** Takes jobs from the queue one after the other until stopped. */
export function createWorker({ jobs, handlers, clock, log, pauseMs = 500 }: WorkerOptions) {
  let stopped = false
  let wake: () => void = () => {}
  let loop: Promise<void> = Promise.resolve()

  /** Does everything that is due now. */
  const runDue = async () => {
    for (;;) {
      if (stopped) return
      const job = await jobs.take(Object.keys(handlers), leaseSeconds)
      if (!job) return
      try {
        await handlers[job.kind]?.(job.payload, job)
        await jobs.finish(job.id)
      } catch (error) {
        const hopeless = (error as Partial<Hopeless>)?.retryable === false || job.attempts >= maximumAttempts
        const retryAt = hopeless ? null : new Date(clock.now().getTime() + backOffSeconds(job.attempts) * 1000)
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
        log.warn('job failed', { job: job.id, kind: job.kind, attempts: job.attempts, error: reason, retryAt })
        await jobs.fail(job.id, reason, retryAt)
      }
    }
  }

  return {
    runDue,
    start() {
      loop = (async () => {
        while (!stopped) {
          await runDue().catch((error: unknown) => log.error('worker', { error: String(error) }))
          if (stopped) return
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, pauseMs)
            wake = () => {
              clearTimeout(timer)
              resolve()
            }
          })
        }
      })()
    },
    /** Looks at the queue now instead of after the pause. */
    poke: () => wake(),
    /** Finishes the job in hand and takes no other. */
    async stop() {
      stopped = true
      wake()
      await loop
    },
  }
}
