import { Value } from '@sinclair/typebox/value'
import { type JobPayload, Sealed } from '#src/contracts/jobs.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { WrongPayload } from './job-handlers.ts'
import { createSeal, type Seal } from './seal.ts'

/** The kind of job that carries one mail. */
export const mailJob = 'mail'

/** Mails wait under this seal, because many hold the secret of a link. */
export const mailSeal = (secret: string): Seal => createSeal(secret, 'mail')

/**
 * A mail as it waits. What kind it is and whom it goes to (in lower case) can be told without the seal; what it says cannot. When
 * the application that it is about is deleted, it is found without being opened.
 */
export type QueuedMail = JobPayload<typeof mailJob>

/** A mail as the payload of a job. */
export function queuedMail(seal: Seal, mail: Mail): QueuedMail {
  const payload: QueuedMail = { kind: mail.kind, to: mail.to.toLowerCase(), sealed: seal.close(mail) }
  if ('applicationId' in mail) payload.about = mail.applicationId
  return payload
}

/** Queues mail. Inside a transaction the mail is sent only if the transaction is kept. */
export const enqueueMail =
  (jobQueue: JobQueue, seal: Seal) =>
  (mail: Mail): Promise<void> =>
    jobQueue.add({ kind: mailJob, payload: queuedMail(seal, mail) })

/** The kind of job that removes what is kept of somebody's mails. */
export const forgetMailsJob = 'forget-mails'

/** Queues the removal of all mails to an address, in the transaction that erases its owner. */
export const enqueueForgetting =
  (jobQueue: JobQueue, seal: Seal) =>
  ({ email }: { email: string }): Promise<void> =>
    jobQueue.add({ kind: forgetMailsJob, payload: { sealed: seal.close(email) } })

/** The address in the payload of such a job. */
export const openAddress = ({ sealed }: JobPayload<typeof forgetMailsJob>, seal: Seal) => seal.open(sealed) as string

/** The mail in the payload of a job. Throws when it was sealed with another secret. */
export function openMail(payload: unknown, seal: Seal): Mail {
  if (!Value.Check(Sealed, payload)) throw new WrongPayload(mailJob)
  const mail = seal.open(payload.sealed) as Mail & { trialEnds?: string | null }
  // JSON knows no dates.
  return mail.kind === 'account-approved' ? { ...mail, trialEnds: mail.trialEnds ? new Date(mail.trialEnds) : null } : mail
}
