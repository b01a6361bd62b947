import { hostname } from 'node:os'
import type { IdempotentAnswers } from '#src/http/idempotency.ts'
import type { AnyJobQueue } from '#src/ports/job-queue.ts'
import type { Processes, ThisProcess } from '#src/ports/processes.ts'

interface Parts extends ThisProcess {
  jobs: Pick<AnyJobQueue, 'releaseAll'>
  idempotentAnswers: Pick<IdempotentAnswers, 'releaseUnanswered'>
}

/** The one process of an instance with SQLite: nobody else can be at work on its database. */
export function soleProcess({ id, role, version, jobs, idempotentAnswers }: Parts): Processes {
  const startedAt = new Date(Date.now() - performance.now())
  return {
    self: id,
    living: async () => [{ id, role, version, host: hostname(), pid: process.pid, startedAt, heartbeatAt: new Date() }],
    async begin() {
      await jobs.releaseAll()
      await idempotentAnswers.releaseUnanswered()
    },
    async end() {},
  }
}
