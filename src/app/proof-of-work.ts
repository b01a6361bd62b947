import type { Clock } from '#src/ports/clock.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import { createProofOfWork } from '#src/proof-of-work/index.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import type { Instance } from './instance.ts'

export interface ProofOfWorkOutside extends Pick<Instance, 'config' | 'secret'> {
  clock: Clock
  rateLimits: RateLimits
  jobs: JobQueue
  mailer: Mailer
  metrics?: Metrics
}

export const buildProofOfWork = ({ clock, config, jobs, mailer, metrics, rateLimits, secret }: ProofOfWorkOutside) =>
  createProofOfWork({
    clock,
    rateLimits,
    secret,
    metrics,
    mode: config.proofOfWork,
    publicUrl: config.publicUrl,
    // What lies in a folder of the server reaches nobody by itself.
    sendsMail: mailer.name !== 'outbox',
    sendMail: enqueueMail(jobs, mailSeal(secret)),
  })
