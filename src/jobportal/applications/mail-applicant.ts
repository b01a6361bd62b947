import type { Mail } from '#src/ports/mailer.ts'
import type { Application, ApplicationMessage } from '../application.ts'
import { issueApplicationLink } from '../applying/link.ts'
import { blankJobField } from '../constants.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNotFound } from './errors.ts'
import { checkedLetter, filledLetter, type Letter } from './letter.ts'
import type { Reader } from './reader.ts'

export interface LetterToApplicant extends Letter {
  /** 'closing': the job is over, and everybody who has had no answer gets one. */
  kind: 'message' | 'closing'
  from: Reader
}

/**
 * Writes to an applicant, in the caller's transaction: keeps the message, queues its mail with a private link of its own, and
 * counts as the answer they waited for.
 */
export const mailApplicant =
  (tools: Tools) =>
  async (application: Application, { kind, from, ...written }: LetterToApplicant): Promise<ApplicationMessage> => {
    const { applicationMessages, applications, clock, companies, ids, jobPosts, sendMail, transaction } = tools
    const letter = checkedLetter(written)
    return transaction(async () => {
      const [job, company] = [await jobPosts.find(application.jobId), await companies.find(application.companyId)]
      if (!job || !company) throw new ApplicationNotFound()
      const companyName = job.companyName ?? (company.companyName || blankJobField.companyName)
      const sender = from.kind === 'admin' ? from.user : company
      const { subject, body } = filledLetter(letter, { name: application.name, jobTitle: job.title, companyName })
      const now = clock.now()
      const message: ApplicationMessage = {
        id: ids.id(),
        applicationId: application.id,
        subject,
        body,
        sentBy: from.kind === 'admin' ? sender.fullName : `${sender.fullName}, ${companyName}`,
        createdAt: now,
        state: 'queued',
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
      await sendMail({
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
      })
      return message
    })
  }

/**
 * Sends a mail of the queue and keeps the state of its message. What belongs to an application that was deleted is not sent:
 * resolves to false then. Passes on what `send` rejects with.
 */
export const followApplicantMail =
  ({ applicationMessages }: Tools) =>
  async (
    { applicationMessageId: id }: Extract<Mail, { kind: 'applicant-message' }>,
    isLastAttempt: boolean,
    send: () => Promise<void>,
  ): Promise<boolean> => {
    if (!(await applicationMessages.find(id))) return false
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
