import { undoMinutes } from '#src/hiring/index.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { mailJob, mailSeal, queuedMail } from '#src/shared/mail-queue.ts'
import type { Application, ApplicationMessage } from '../application.ts'
import { issueApplicationLink } from '../applying/link.ts'
import { employerOf } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNotFound } from './errors.ts'
import { checkedLetter, filledLetter, type Letter, placeholders } from './letter.ts'
import type { Reader } from './reader.ts'

export interface LetterToApplicant extends Letter {
  /**
   * 'closing': the job is over, and everybody who has had no answer gets one. 'rejection': it waits as long as the rejection can
   * be taken back.
   */
  kind: 'message' | 'closing' | 'rejection'
  from: Reader
  /** What {reason} stands for. */
  reason?: string
}

const keyOf = (messageId: string) => `application-message:${messageId}`

/**
 * Writes to an applicant, in the caller's transaction: keeps the message, queues its mail with a private link of its own, and
 * counts as the answer they waited for.
 */
export const mailApplicant =
  (tools: Tools) =>
  async (application: Application, { kind, from, reason, ...written }: LetterToApplicant): Promise<ApplicationMessage> => {
    const { applicationMessages, applications, clock, companies, ids, jobPosts, jobs, settings, transaction } = tools
    const letter = checkedLetter(written, reason === undefined ? placeholders : [...placeholders, 'reason'])
    return transaction(async () => {
      const [job, company] = [await jobPosts.find(application.jobId), await companies.find(application.companyId)]
      if (!job || !company) throw new ApplicationNotFound()
      const companyName = employerOf(job, company.companyName)
      const sender = from.kind === 'admin' ? from.user : company
      const { subject, body } = filledLetter(letter, {
        name: application.name,
        jobTitle: job.title,
        companyName,
        ...(reason !== undefined && { reason }),
      })
      const now = clock.now()
      const isHeld = kind === 'rejection'
      const message: ApplicationMessage = {
        id: ids.id(),
        applicationId: application.id,
        subject,
        body,
        sentBy: from.kind === 'admin' ? sender.fullName : `${sender.fullName}, ${companyName}`,
        createdAt: now,
        state: isHeld ? 'held' : 'queued',
      }
      await applicationMessages.add(message)
      if (!application.answeredAt) await applications.update(application.id, { answeredAt: now })
      await applications.addEvent({
        id: ids.id(),
        applicationId: application.id,
        at: now,
        kind: 'message',
        details: { messageId: message.id, kind },
      })
      const mail: Mail = {
        kind: 'applicant-message',
        to: application.email,
        applicationId: application.id,
        applicationMessageId: message.id,
        subject,
        body,
        senderName: sender.fullName,
        companyName: from.kind === 'admin' ? '' : companyName,
        jobTitle: job.title,
        replyTo: sender.email,
        link: await issueApplicationLink(tools)(application.id),
        language: application.language,
      }
      const runAt = isHeld ? new Date(now.getTime() + undoMinutes * 60_000) : now
      await jobs.add({ kind: mailJob, key: keyOf(message.id), payload: queuedMail(mailSeal(settings.secret), mail), runAt })
      return message
    })
  }

/**
 * Takes back what was not to go out yet, in the caller's transaction. Whoever was told nothing else has had no answer again.
 */
export async function withdrawHeldMails(
  { applicationMessages, applications, jobs }: Pick<Tools, 'applicationMessages' | 'applications' | 'jobs'>,
  applicationId: string,
): Promise<void> {
  const messages = await applicationMessages.of(applicationId)
  const held = messages.filter(({ state }) => state === 'held')
  if (held.length === 0) return
  for (const { id } of held) {
    await applicationMessages.settle(id, 'cancelled')
    await jobs.finishKey(keyOf(id))
  }
  if (!messages.some(({ state }) => state !== 'held' && state !== 'cancelled'))
    await applications.update(applicationId, { answeredAt: null })
}

/**
 * Sends a mail of the queue and keeps the state of its message. What was taken back, or belongs to an application that was
 * deleted, is not sent: resolves to false then. Passes on what `send` rejects with.
 */
export const followApplicantMail =
  ({ applicationMessages }: Tools) =>
  async (
    { applicationMessageId: id }: Extract<Mail, { kind: 'applicant-message' }>,
    isLastAttempt: boolean,
    send: () => Promise<void>,
  ): Promise<boolean> => {
    const message = await applicationMessages.find(id)
    if (!message || message.state === 'cancelled') return false
    // Sent by an attempt whose process ended before it said so.
    if (message.state === 'sent') return true
    if (message.state === 'held') await applicationMessages.settle(id, 'queued')
    try {
      await send()
    } catch (error) {
      const isHopeless = isLastAttempt || (error as { retryable?: boolean } | null)?.retryable === false
      if (isHopeless) await applicationMessages.settle(id, 'failed')
      throw error
    }
    await applicationMessages.settle(id, 'sent')
    return true
  }
