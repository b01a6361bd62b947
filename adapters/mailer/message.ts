import type { CalendarFile, Mail } from '#src/ports/mailer.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

/** `Name <address>` or a bare address; for settings. */
export const senderPattern = '^([^<>\\r\\n"]*<[^\\s<>@,;]+@[^\\s<>@,;]+>|[^\\s<>@,;]+@[^\\s<>@,;]+)$'

/**
 * The mail in nodemailer's words. Rejects with `ProviderError`, not to be retried, when `to` is not exactly one address.
 * The templates are loaded when the first mail is written, because that takes longer than starting the server.
 */
export async function writeMessage(mail: Mail, id: string, from: string, date: Date) {
  const sender = readSender(from)
  if (mail.to.length > 254 || !/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(mail.to))
    throw new ProviderError('mail', 'The mail has no usable address.', { retryable: false })
  const { render } = await import('./templates/render.tsx')
  const { subject, html, text } = await render(mail)
  return {
    from: sender,
    to: { name: '', address: mail.to },
    ...('replyTo' in mail && mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    envelope: { from: sender.address, to: [mail.to] },
    messageId: `<${id.replace(/[^\w.-]/g, '_')}@${sender.address.split('@')[1]}>`,
    date,
    subject: subject.replace(/\s+/g, ' ').trim(),
    html,
    text,
    ...('calendar' in mail && mail.calendar ? { attachments: [attached(mail.calendar)] } : {}),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const attached = ({ method, content }: CalendarFile) => ({
  filename: method === 'CANCEL' ? 'canceled.ics' : 'interview.ics',
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
})

function readSender(from: string) {
  const [, name = '', address = from] = /^(.*)<(.*)>$/.exec(from) ?? []
  return { name: name.trim(), address: address.trim() }
}
