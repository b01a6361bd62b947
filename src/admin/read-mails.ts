import { createHash } from 'node:crypto'
import type { SessionUser } from '#src/accounts/index.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { openMail } from '#src/shared/mail-queue.ts'
import { MailBodyDropped, NoSuchMail } from './errors.ts'
import type { MailFacts, MailState, WrittenMail } from './mail-ports.ts'
import { maskSecrets } from './mask-secrets.ts'
import type { Tools } from './tools.ts'

/** Why a mail that is known cannot be read. */
export type Unreadable = 'dropped' | 'sealed'

export interface ShownMail {
  facts: MailFacts
  /** Secrets in it are masked. Null when it cannot be read any more. */
  content: WrittenMail | null
  why: Unreadable | null
}

export const listMails =
  (tools: Pick<Tools, 'keptMails' | 'mailRegister' | 'mailSeal' | 'mailWriter'>) =>
  async (filter: { state?: MailState; address?: string }, page: { limit: number; offset: number }) => {
    const [{ mails, total }, counts] = await Promise.all([tools.mailRegister.page(filter, page), tools.mailRegister.counts()])
    const known = await Promise.all(
      mails.map(async (facts) => {
        if (facts.subject !== null) return facts
        const mail = await waitingMail(tools, facts.id)
        return mail ? withMail(facts, mail, (await tools.mailWriter.write(mail)).subject) : facts
      }),
    )
    return { mails: known, total, counts, keepsBodies: tools.keptMails.keeps }
  }

export const readMail =
  (tools: Pick<Tools, 'keptMails' | 'mailRegister' | 'mailSeal' | 'mailWriter'>) =>
  async (id: string): Promise<ShownMail> => {
    const facts = await tools.mailRegister.find(id)
    if (!facts) throw new NoSuchMail()
    if (facts.state === 'sent') {
      const kept = await tools.keptMails.read(id)
      return { facts, content: kept && maskedMail(kept), why: kept ? null : 'dropped' }
    }
    const mail = await waitingMail(tools, id)
    if (!mail) return { facts, content: null, why: 'sealed' }
    const written = await tools.mailWriter.write(mail)
    return { facts: withMail(facts, mail, written.subject), content: maskedMail(written), why: null }
  }

/**
 * Sends a mail once more. One that waits or failed is due at once. One that was sent is repeated, once for each `key`: a click
 * that arrives twice sends one mail.
 */
export const resendMail =
  ({ auditLog, clock, jobOverview, keptMails, mailRegister, transaction }: Tools) =>
  async (by: SessionUser, id: string, key: string, requestId: string): Promise<void> => {
    const facts = await mailRegister.find(id)
    if (!facts) throw new NoSuchMail()
    const note = () =>
      auditLog.append({
        action: 'resend-mail',
        actorId: by.id,
        subject: { kind: 'mail', id },
        requestId,
        workspaceId: by.workspaceId,
      })
    if (facts.state !== 'sent')
      return transaction(async () => {
        await jobOverview.retry(id)
        await note()
      })
    const newId = createHash('sha256').update(`${id} ${key}`).digest('hex').slice(0, 32)
    if ((await mailRegister.known([newId])).has(newId)) return
    const mail = await keptMails.repeat(id, newId)
    if (!mail) throw new MailBodyDropped()
    await transaction(async () => {
      const { kind, to } = facts
      await mailRegister.noteSent({ id: newId, kind, to, subject: mail.subject, sentAt: clock.now(), resentFrom: id })
      await note()
    })
  }

/** Notes that a mail was handed over, in one transaction with what `alongside` writes. */
export const noteSent =
  ({ clock, mailRegister, mailWriter, transaction }: Tools) =>
  async (id: string, mail: Mail, alongside: () => Promise<void>): Promise<void> => {
    const { subject } = await mailWriter.write(mail)
    await transaction(async () => {
      await mailRegister.noteSent({ id, kind: mail.kind, to: mail.to, subject, sentAt: clock.now() })
      await alongside()
    })
  }

/** Lists mails that were kept before anybody noted what was sent. */
export const noteKeptMails =
  ({ keptMails, mailRegister }: Tools) =>
  async (): Promise<void> => {
    for await (const { id, to, subject, sentAt } of keptMails.list())
      if (!(await mailRegister.known([id])).has(id)) await mailRegister.noteSent({ id, kind: '', to, subject, sentAt })
  }

async function waitingMail(
  { mailRegister, mailSeal }: Pick<Tools, 'mailRegister' | 'mailSeal'>,
  id: string,
): Promise<Mail | null> {
  const payload = await mailRegister.payloadOf(id)
  if (!payload) return null
  try {
    return openMail(payload, mailSeal)
  } catch {
    return null
  }
}

const withMail = (facts: MailFacts, mail: Mail, subject: string): MailFacts => ({
  ...facts,
  kind: mail.kind,
  to: mail.to,
  subject,
})

const maskedMail = ({ subject, text, html }: WrittenMail): WrittenMail => ({
  subject,
  text: maskSecrets(text),
  html: maskSecrets(html),
})
