import { createHash } from 'node:crypto'
import { type MimeFile, type MimeParts, mailLimits } from './mime-parts.ts'
import { textOfHtml } from './plain-text.ts'
import { splitQuoted } from './quoted.ts'
import type { LeftFile, MailKind, ReadMail } from './received-mail.ts'

/** What a file is, by its first bytes; null for what no resume comes in. */
export type TypeOf = (head: Uint8Array) => string | null

const isDaemon = (address: string) => /^(?:mailer-daemon|postmaster|microsoftexchange[0-9a-f]*)@/i.test(address) || address === ''

/** What mail programs write before the subject when nobody is there, as far as their headers do not say it. */
const awaySubjects =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|automatische antwort|abwesenheits(?:notiz|meldung)|réponse automatique|absence du bureau|respuesta automática|fuera de la oficina|risposta automatica|fuori sede|automatisch antwoord|afwezig|resposta automática|fora do escritório|automatiskt? svar|autosvar|frånvaro|automaattinen vastaus|odpowiedź automatyczna|automatyczna odpowiedź|автоответ|автоматический ответ|自動応答|自動返信|不在通知|自动回复|otomatik yanıt)[^:：]{0,40}[:：]/iu

function headersOf({ headers }: MimeParts) {
  return (name: string) => headers.flatMap(({ key, value }) => (key === name ? [value.trim()] : []))
}

const tidied = (text: string, most: number) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)

/** Text of several lines without the characters that are none, and that turn the direction of what follows. */
const tidiedText = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(0, mailLimits.text)

const idsIn = (value: string | null) =>
  [...(value ?? '').slice(0, 20_000).matchAll(/<([^<>\s]{3,250})>/g)].map(([, id = '']) => id)

const addressesIn = (value: string) =>
  [...value.slice(0, 20_000).matchAll(/[^\s<>,;:"()[\]]+@[^\s<>,;:"()[\]]+/g)].map(([address]) => address.toLowerCase())

const deliveredHeaders = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'to',
  'cc',
  'resent-to',
]

/** Fields of a delivery status (RFC 3464), of every recipient it speaks of. */
function statusesIn(report: string): Map<string, string>[] {
  return report
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .slice(0, 50)
    .map((group) => {
      const fields = group.split('\n').map((line) => /^([\w-]{2,40}):\s*(.*)$/.exec(line))
      return new Map(fields.flatMap((field) => (field ? [[(field[1] ?? '').toLowerCase(), field[2] ?? '']] : [])))
    })
}

const wordsOf = ({ content }: MimeFile) => Buffer.from(content.subarray(0, 200_000)).toString('utf8')

/** A mail of ours that came back, as reports tell it (RFC 3464), and as Gmail and old servers do without one. */
function bounceOf(mime: MimeParts): ReadMail['bounce'] {
  const header = headersOf(mime)
  const type = header('content-type')[0] ?? ''
  const report = mime.files.find(
    ({ mimeType }) => mimeType === 'message/delivery-status' || mimeType === 'message/global-delivery-status',
  )
  const [failedRecipient] = header('x-failed-recipients').flatMap(addressesIn)
  const isReport = report !== undefined || /report-type\s*=\s*"?delivery-status/i.test(type)
  if (!isReport && !(failedRecipient && isDaemon(mime.from.address))) return null
  const statuses = report ? statusesIn(wordsOf(report)) : []
  const status = statuses.find((each) => each.has('final-recipient') || each.has('original-recipient'))
  const action = status?.get('action')?.trim().toLowerCase() ?? 'failed'
  const code = status?.get('status')?.trim() ?? ''
  const [address = failedRecipient ?? null] = [status?.get('original-recipient'), status?.get('final-recipient')].flatMap(
    (each) => addressesIn((each ?? '').replace(/^[\w-]+;/, '')),
  )
  const returned = mime.files
    .filter(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers|message\/global)/.test(mimeType))
    .map(wordsOf)
    .join('\n')
  const unfolded = returned.replaceAll(/\r?\n[ \t]+/g, ' ')
  const [, returnedId = ''] = /^message-id:\s*<([^<>\s]+)>/im.exec(unfolded) ?? []
  const [, replyTo = ''] = /^reply-to:(.*)$/im.exec(unfolded) ?? []
  const reason = (status?.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
  return {
    address: address?.slice(0, 254) ?? null,
    reason: tidied(reason || code, 300),
    isLasting: action === 'failed' && !code.startsWith('4'),
    messageIds: [returnedId, ...idsIn(mime.inReplyTo), ...idsIn(mime.references).reverse()].filter(Boolean),
    replyTo: addressesIn(replyTo),
  }
}

function kindOf(mime: MimeParts, bounce: ReadMail['bounce'], isOwn: (address: string) => boolean): MailKind {
  const header = headersOf(mime)
  const first = (name: string) => header(name)[0]?.toLowerCase() ?? ''
  if (bounce) return bounce.isLasting ? 'bounce' : 'delayed'
  if (isOwn(mime.from.address.toLowerCase())) return 'loop'
  if (header('list-id').length > 0 || /^(?:list|bulk|junk)\b/.test(first('precedence')) || header('list-post').length > 0)
    return 'list'
  if (
    mime.files.some(
      ({ mimeType, method }) => mimeType === 'text/calendar' && /^(?:REPLY|COUNTER|DECLINECOUNTER)$/.test(method ?? ''),
    )
  )
    return 'calendar'
  const submitted = first('auto-submitted')
  const isAuto =
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation'].some((name) => header(name).length > 0) ||
    /^auto[_-]?reply/.test(first('precedence')) ||
    /rules agent/.test(first('x-ms-exchange-generated-message-source')) ||
    awaySubjects.test(mime.subject.trim())
  if (isAuto) return 'auto-reply'
  return isDaemon(mime.from.address) ? 'auto-reply' : 'letter'
}

/** Parts that say something about the mail, and are no file of it. */
const isMachinery = ({ mimeType, isInline, filename }: MimeFile) =>
  /^(?:message\/(?:global-)?delivery-status|text\/(?:rfc822-headers|calendar)|application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature|ics))/.test(
    mimeType,
  ) ||
  (isInline && mimeType.startsWith('image/')) ||
  (filename === null && mimeType.startsWith('text/'))

/** What a mail says and brings along. `isOwn` tells addresses that the product itself writes from. */
export function understood(
  mime: MimeParts,
  { typeOf, isOwn }: { typeOf: TypeOf; isOwn(address: string): boolean },
): { mail: ReadMail; contents: Uint8Array[] } {
  const header = headersOf(mime)
  const bounce = bounceOf(mime)
  const kind = kindOf(mime, bounce, isOwn)
  const { text, quoted } = splitQuoted(
    tidiedText(mime.text.trim() === '' ? textOfHtml(mime.html.slice(0, 4_000_000)) : mime.text),
  )
  const left: LeftFile[] = []
  const contents: Uint8Array[] = []
  const attachments: ReadMail['attachments'] = []
  let offset = 0
  for (const file of kind === 'bounce' || kind === 'delayed' ? [] : mime.files.filter((each) => !isMachinery(each))) {
    const filename = tidied((file.filename ?? '').split(/[\\/]/).at(-1) ?? '', mailLimits.filename) || nameless(file)
    const why = refusalOf(file, typeOf, attachments.length)
    if (why) {
      if (left.length < 20) left.push({ filename, why })
      continue
    }
    const { content, mimeType } = file
    attachments.push({
      filename,
      mimeType,
      offset,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    contents.push(content)
    offset += content.length
  }
  const writtenAt = mime.date ? new Date(mime.date) : null
  const [messageId = null] = idsIn(mime.messageId)
  return {
    contents,
    mail: {
      headers: mime.headers.filter(({ key }) => key === 'authentication-results').slice(0, 20),
      kind,
      messageId,
      references: [...new Set([...idsIn(mime.inReplyTo).reverse(), ...idsIn(mime.references).reverse()])].slice(0, 50),
      from: { address: tidied(mime.from.address, 254).toLowerCase(), name: tidied(mime.from.name, mailLimits.name) },
      recipients: [
        ...new Set([
          ...deliveredHeaders.flatMap(header).flatMap(addressesIn),
          ...mime.recipients.map((each) => each.toLowerCase()),
        ]),
      ].slice(0, 100),
      subject: tidied(mime.subject, mailLimits.subject),
      text,
      quoted,
      writtenAt: writtenAt && !Number.isNaN(writtenAt.getTime()) ? writtenAt : null,
      attachments,
      left,
      bounce,
      isCut: mime.isCut,
    },
  }
}

const nameless = ({ mimeType }: MimeFile) => (mimeType === 'message/rfc822' ? 'forwarded mail' : 'file without a name')

function refusalOf({ content }: MimeFile, typeOf: TypeOf, taken: number): LeftFile['why'] | null {
  if (content.length === 0) return 'empty'
  if (content.length > mailLimits.fileBytes) return 'size'
  if (!typeOf(content.subarray(0, 4096))) return 'type'
  return taken >= mailLimits.files ? 'count' : null
}
