import type { Clock } from '#src/ports/clock.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import { createProofOfWork } from '#src/proof-of-work/index.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import type { Instance } from './instance.ts'

export interface ProofOfWorkOutside extends Pick<Instance, 'config' | 'secret'> {
  clock: Clock
  jobs: JobQueue
  mailer: Mailer
  metrics?: Metrics
}

export const buildProofOfWork = ({ clock, config, jobs, mailer, metrics, secret }: ProofOfWorkOutside) =>
  createProofOfWork({
    clock,
    secret,
    metrics,
    mode: config.proofOfWork,
    publicUrl: config.publicUrl,
    // What lies in a folder of the server reaches nobody by itself.
    sendsMail: mailer.name !== 'outbox',
    sendMail: enqueueMail(jobs, mailSeal(secret)),
  })
