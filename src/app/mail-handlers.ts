import type { Admin } from '#src/admin/index.ts'
import type { FirstRunPorts } from '#src/first-run/index.ts'
import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import type { Log } from '#src/http/log.ts'
import type { JobPortal, JobPortalPorts } from '#src/jobportal/index.ts'
import type { MailIn } from '#src/mailin/index.ts'
import type { Mail, Mailer } from '#src/ports/mailer.ts'
import type { Privacy, PrivacyPorts } from '#src/privacy/index.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import { forgetMailsJob, mailJob, mailSeal, openAddress, openMail } from '#src/shared/mail-queue.ts'
import { maximumAttempts } from '#src/worker.ts'
import type { Instance } from './instance.ts'

export type MailOutside = Pick<Instance, 'secret'> &
  Pick<HiringPorts, 'messages'> &
  Pick<JobPortalPorts, 'applicationMails'> &
  Pick<PrivacyPorts, 'scrub'> &
  Pick<FirstRunPorts, 'samples'> & { mailer: Mailer; log: Log }

interface Others {
  hiring: Pick<Hiring, 'followMail'>
  jobPortal: Pick<JobPortal, 'followApplicantMail'>
  mailIn: Pick<MailIn, 'replyAddress'>
  admin: Pick<Admin, 'forgetMails' | 'noteSent' | 'wasSent'>
  privacy: Pick<Privacy, 'keepMail' | 'noteMail'>
}

/** Sends the mails that wait, and forgets those of addresses that are gone. */
export function mailHandlers(ports: MailOutside, { hiring, jobPortal, admin, mailIn, privacy }: Others) {
  const { secret, messages, applicationMails, samples, mailer, log } = ports
  const seal = mailSeal(secret)
  /** Where a mailbox is connected, answers come here instead of to whoever wrote. */
  const answeredHere = (mail: Mail, candidateId: string | null): Mail => {
    if (mail.kind === 'candidate-message') {
      const replyTo = candidateId && mailIn.replyAddress({ kind: 'candidate', id: candidateId })
      return replyTo ? { ...mail, replyTo } : mail
    }
    if (mail.kind !== 'applicant-message' && mail.kind !== 'application-sent') return mail
    const replyTo = mailIn.replyAddress({ kind: 'application', id: mail.applicationId })
    return replyTo ? { ...mail, replyTo } : mail
  }
  return jobHandlers({
    async [forgetMailsJob](payload) {
      const address = openAddress(payload, seal)
      await admin.forgetMails(address)
      await mailer.forget(address)
      await ports.scrub()
    },
    async [mailJob](payload, job) {
      // It went out, and only the mark that it is done was lost.
      if (await admin.wasSent(job.id)) return
      const mail = openMail(payload, seal)
      const candidateId = 'messageId' in mail ? (await messages.find(mail.messageId))?.candidateId : null
      const send = () => mailer.send(answeredHere(mail, candidateId ?? null), job.id)
      // Noted before it is sent: what is sent to somebody can be found and removed when they are deleted.
      if (candidateId && !(await privacy.noteMail(job.id, candidateId))) return
      const applicationId = 'applicationId' in mail ? mail.applicationId : null
      if (applicationId && !(await applicationMails.note(job.id, applicationId))) return
      // Sample people have no mailbox: what is written to them counts as sent, and stays here.
      if (candidateId && (await samples.hasCandidate(candidateId))) {
        await hiring.followMail(mail, true, async () => undefined)
        return
      }
      const isLast = job.attempts >= maximumAttempts
      const isSent =
        mail.kind === 'applicant-message'
          ? await jobPortal.followApplicantMail(mail, isLast, send)
          : await hiring.followMail(mail, isLast, send)
      if (!isSent) return
      if ((candidateId || applicationId) && !(await privacy.keepMail(job.id))) return
      // The mail is gone: what is only for the list must not send it twice.
      await admin
        .noteSent(job.id, mail, job.done)
        .catch((error: unknown) => log.error('sent mail not noted', { job: job.id, error: String(error) }))
    },
  })
}
