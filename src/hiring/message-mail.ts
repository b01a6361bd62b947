import type { Mail } from '#src/ports/mailer.ts'
import { mailJob, mailSeal, type QueuedMail } from '#src/shared/mail-queue.ts'
import type { Message } from './message.ts'
import type { Enclosed, HiringPorts } from './ports.ts'

const keyOf = ({ id, round }: Pick<Message, 'id' | 'round'>) => `message:${id}:${round}`

/** Queues the mail that carries a message, in the caller's transaction. What is enclosed stands in the mail and nowhere else. */
export async function queueMail(
  { jobs, settings }: Pick<HiringPorts, 'jobs'> & { settings: Pick<HiringPorts['settings'], 'secret'> },
  message: Message,
  { sender, companyName }: { sender: { fullName: string; email: string }; companyName: string },
  enclosed: Enclosed = {},
): Promise<void> {
  const { id, address, subject, body, sendAt } = message
  const mail: Mail = {
    kind: 'candidate-message',
    to: address,
    messageId: id,
    subject,
    body,
    senderName: sender.fullName,
    companyName,
    replyTo: sender.email,
    ...enclosed,
  }
  const payload: QueuedMail = { kind: mail.kind, to: address.toLowerCase(), sealed: mailSeal(settings.secret).close(mail) }
  await jobs.add({ kind: mailJob, payload, runAt: sendAt, key: keyOf(message) })
}

/** A message on its first way to a candidate, as it stands before anybody has tried to send it. */
export const newMessage = (
  written: Pick<Message, 'id' | 'candidateId' | 'senderId' | 'address' | 'subject' | 'body'>,
  now: Date,
  sendAt = now,
): Message => ({
  ...written,
  state: 'queued',
  round: 1,
  error: null,
  queuedAt: now,
  sendAt,
  settledAt: null,
})

/** Takes back those messages that have not gone out, in the caller's transaction. True when the candidate may have read one of them. */
export async function withdrawMessages(
  { clock, jobs, messages }: Pick<HiringPorts, 'clock' | 'jobs' | 'messages'>,
  ids: readonly string[],
): Promise<boolean> {
  let heard = false
  for (const id of ids) {
    const message = await messages.find(id)
    if (!message) continue
    if (message.state === 'sent') heard = true
    if (['queued', 'retrying', 'failed'].includes(message.state)) {
      await messages.update(id, { state: 'cancelled', settledAt: clock.now() })
      await jobs.finishKey(keyOf(message))
    }
  }
  return heard
}
