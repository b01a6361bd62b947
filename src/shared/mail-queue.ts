import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { createSeal, type Seal } from './seal.ts'

/** The kind of job that carries one mail. */
export const mailJob = 'mail'

/** Mails wait under this seal, because many hold the secret of a link. */
export const mailSeal = (secret: string): Seal => createSeal(secret, 'mail')

/** Queues mail. Inside a transaction the mail is sent only if the transaction is kept. */
export const enqueueMail =
  (jobQueue: JobQueue, seal: Seal) =>
  (mail: Mail): Promise<void> =>
    jobQueue.add({ kind: mailJob, payload: { sealed: seal.close(mail) } })

/** The mail in the payload of a job. Throws when it was sealed with another secret. */
export function openMail(payload: unknown, seal: Seal): Mail {
  const mail = seal.open((payload as { sealed: string }).sealed) as Mail & { trialEnds?: string | null }
  // JSON knows no dates.
  return mail.kind === 'account-approved' ? { ...mail, trialEnds: mail.trialEnds ? new Date(mail.trialEnds) : null } : mail
}
