import type { Hiring, HiringPorts } from '#src/hiring/index.ts'
import { applicationConsent } from '#src/jobportal/constants.ts'
import type { JobPortal } from '#src/jobportal/index.ts'
import { createMailIn, type Mailbox, type MailIn, type MailInPorts } from '#src/mailin/index.ts'
import type { Instance } from './instance.ts'

export interface MailInOutside
  extends Omit<MailInPorts, 'apply' | 'beginWork' | 'hiring' | 'mailbox' | 'settings'>,
    Pick<Instance, 'config' | 'secret'> {
  /** The mailbox that mails are taken from; null where the settings name none. */
  mailbox: { mailbox: Mailbox; address: string; authservId: string | null; ownAddresses?: string[] } | null
}

interface Others {
  hiring: Pick<Hiring, 'noteReceived' | 'tellReceived'>
  jobPortal: Pick<JobPortal, 'apply' | 'isDocument' | 'jobToApplyFor' | 'refuseClosed'>
  beginWork(): void
}

export function buildMailIn(ports: MailInOutside, { jobPortal, ...others }: Others): MailIn {
  const { mailbox: connected, config, secret } = ports
  const shown = (publicId: string) => jobPortal.jobToApplyFor(publicId).catch(() => null)
  return createMailIn({
    ...ports,
    ...others,
    mailbox: connected?.mailbox ?? null,
    settings: connected && {
      address: connected.address,
      authservId: connected.authservId,
      ownAddresses: connected.ownAddresses ?? [],
      secret,
      earlierSecrets: config.earlierSecrets,
    },
    apply: {
      async job(publicId) {
        const found = await shown(publicId)
        if (!found) return null
        let isOpen = true
        try {
          jobPortal.refuseClosed(found)
        } catch {
          isOpen = false
        }
        const { id, companyId, jobDescriptionId } = found.job
        return { id, workspaceId: companyId, jobDescriptionId, isOpen }
      },
      async apply(publicId, { name, email, file }, within) {
        const sent = {
          fields: { name, email, source: 'Email', consentVersion: applicationConsent.version },
          files: [{ ...file, field: 'resume' }],
          isMail: true,
        }
        await jobPortal.apply(await jobPortal.jobToApplyFor(publicId), sent, within)
      },
      isDocument: jobPortal.isDocument,
    },
  })
}

type Received = Awaited<ReturnType<NonNullable<HiringPorts['receivedFrom']>>>

/** Mails that came, as messages beside those that were sent. */
export const messagesReceived = (mails: Awaited<ReturnType<MailIn['receivedFrom']>>, candidateId: string): Received =>
  mails.map(({ id, from, subject, text, receivedAt, ...mail }) => ({
    id,
    candidateId,
    senderId: null,
    address: from.address,
    subject,
    body: text,
    state: 'received',
    round: 0,
    error: null,
    queuedAt: receivedAt,
    sendAt: receivedAt,
    settledAt: null,
    received: {
      kind: mail.kind,
      fromName: from.name,
      verified: mail.verified,
      quoted: mail.quoted,
      attachments: mail.attachments,
      left: mail.left,
      unreachable: mail.unreachable,
      matchedBy: mail.matchedBy,
    },
  }))

const checks = { pass: '', fail: ', sender check failed', unknown: ', sender not verified' }

/** The same for the company, as letters of one application. */
export const lettersReceived = (mails: Awaited<ReturnType<MailIn['receivedFor']>>, applicationId: string) =>
  mails.map(({ id, from, subject, text, receivedAt, verified, attachments }) => ({
    id,
    applicationId,
    subject: subject || 'No subject',
    body: [text, ...attachments.map(({ filename }) => `[${filename}]`)].filter(Boolean).join('\n\n'),
    sentBy: `${from.name ? `${from.name}, ${from.address}` : from.address}${checks[verified]}`,
    createdAt: receivedAt,
    state: 'received' as const,
  }))
