import PostalMime, { type Address, type Email } from 'postal-mime'
import { type MimeParts, mailLimits } from '#src/mailin/mime-parts.ts'

const limits = { maxNestingDepth: mailLimits.depth, maxHeadersSize: mailLimits.headerBytes, maxRfc822NestingDepth: 0 }

/**
 * Takes a mail apart. What is nested deeper or has more headers than mails have is read as its headers alone. A mail within a mail is a file of it,
 * so that nobody takes what a forwarded mail says for the words of whoever forwards it.
 */
export async function readMime(raw: Uint8Array): Promise<MimeParts> {
  try {
    return partsOf(await PostalMime.parse(raw, limits), false)
  } catch {
    return readMimeHeaders(raw)
  }
}

/** The headers of a mail that nobody reads further. */
export async function readMimeHeaders(raw: Uint8Array): Promise<MimeParts> {
  const head = raw.subarray(0, mailLimits.headerBytes)
  const end = endOfHeaders(head)
  try {
    return partsOf(
      await PostalMime.parse(withoutBody(head.subarray(0, end)), { ...limits, maxHeadersSize: mailLimits.headerBytes * 2 }),
      true,
    )
  } catch {
    return partsOf({ headers: [], headerLines: [], attachments: [] }, true)
  }
}

function endOfHeaders(bytes: Uint8Array): number {
  for (let place = 0; place < bytes.length; place++) {
    if (bytes[place] !== 10) continue
    if (bytes[place + 1] === 10) return place + 1
    if (bytes[place + 1] === 13 && bytes[place + 2] === 10) return place + 1
  }
  return bytes.length
}

const withoutBody = (head: Uint8Array) => new Uint8Array(Buffer.concat([head, Buffer.from('\r\n')]))

const flat = (address: Address | undefined) => (address ? (address.group ?? [address]) : [])

function partsOf(mail: Email, isCut: boolean): MimeParts {
  const [from] = flat(mail.from ?? mail.sender)
  const everybody = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].flatMap(flat)
  return {
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    from: { address: from?.address ?? '', name: from?.name ?? '' },
    recipients: everybody.map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? null,
    inReplyTo: mail.inReplyTo ?? null,
    references: mail.references ?? null,
    date: mail.date ?? null,
    text: isCut ? '' : (mail.text ?? ''),
    html: isCut ? '' : (mail.html ?? ''),
    files: isCut
      ? []
      : mail.attachments.map(({ filename, mimeType, disposition, related, contentId, method, content }) => ({
          filename,
          mimeType,
          disposition,
          isInline: related === true || (disposition === 'inline' && contentId !== undefined),
          method: method ?? null,
          content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
        })),
    isCut,
  }
}
