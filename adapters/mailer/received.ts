import PostalMime from 'postal-mime'
import type { ReceivedMail } from '#src/ports/mailer.contract.ts'

/** Reads a raw mail the way a mailbox does; for tests. */
export async function readMail(raw: string | Uint8Array, recipients?: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  const addresses = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(({ address = '' }) => address)
  return {
    from: mail.from?.address ?? '',
    recipients: recipients ?? addresses,
    headers: mail.headers.map(({ key }) => key),
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
