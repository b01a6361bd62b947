/** Mails as programs of people send them, drawn by a seed. */

/** Whoever writes, and where their answers belong. */
export interface Writer {
  name: string
  address: string
  /** Of the thread: where an answer to our mail goes, and what our mail was called. */
  replyTo: string
  ourMessageId: string
  ourSubject: string
}

export interface MadeMail {
  /** The shape, for the report of what went wrong. */
  shape: string
  raw: Buffer
  /** Words that only this mail has. */
  mark: string
  expected: 'filed' | 'applied' | 'passed' | 'unfiled'
  kind: 'letter' | 'auto-reply' | 'bounce' | 'delayed' | 'calendar'
  writer: Writer
}

export const draw = (seed: number) => {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    below: (count: number) => Math.floor(next() * count),
    one: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  }
}
type Draw = ReturnType<typeof draw>

interface Tongue {
  hello: string
  body: string
  wrote(who: string): string
  original: [string, string, string, string, string]
  away: string
  awayBody: string
}

const tongues: Record<string, Tongue> = {
  en: {
    hello: 'Hello,',
    body: 'thank you for your message, Tuesday works for me.',
    wrote: (who) => `On Mon, 2 Mar 2026 at 09:12, ${who} wrote:`,
    original: ['-----Original Message-----', 'From', 'Sent', 'To', 'Subject'],
    away: 'Automatic reply',
    awayBody: 'I am out of the office until 9 March.',
  },
  de: {
    hello: 'Guten Tag,',
    body: 'vielen Dank für Ihre Nachricht, Dienstag passt mir gut. Schöne Grüße',
    wrote: (who) => `Am Mo., 2. März 2026 um 09:12 Uhr schrieb ${who}:`,
    original: ['-----Ursprüngliche Nachricht-----', 'Von', 'Gesendet', 'An', 'Betreff'],
    away: 'Automatische Antwort',
    awayBody: 'Ich bin bis zum 9. März nicht im Büro.',
  },
  fr: {
    hello: 'Bonjour,',
    body: 'merci pour votre message, mardi me convient très bien à midi.',
    wrote: (who) => `Le lun. 2 mars 2026 à 09:12, ${who} a écrit :`,
    original: ["-----Message d'origine-----", 'De', 'Envoyé', 'À', 'Objet'],
    away: 'Réponse automatique',
    awayBody: 'Je suis absent jusqu’au 9 mars.',
  },
  es: {
    hello: 'Hola:',
    body: 'gracias por su mensaje, el martes me viene bien por la mañana.',
    wrote: (who) => `El lun, 2 mar 2026 a las 9:12, ${who} escribió:`,
    original: ['-----Mensaje original-----', 'De', 'Enviado', 'Para', 'Asunto'],
    away: 'Respuesta automática',
    awayBody: 'Estaré fuera hasta el 9 de marzo.',
  },
  it: {
    hello: 'Buongiorno,',
    body: 'grazie per il messaggio, martedì va benissimo perché sono libera.',
    wrote: (who) => `Il giorno lun 2 mar 2026 alle ore 09:12 ${who} ha scritto:`,
    original: ['-----Messaggio originale-----', 'Da', 'Inviato', 'A', 'Oggetto'],
    away: 'Risposta automatica',
    awayBody: 'Sono fuori ufficio fino al 9 marzo.',
  },
  nl: {
    hello: 'Dag,',
    body: 'bedankt voor uw bericht, dinsdag past goed.',
    wrote: (who) => `Op ma 2 mrt 2026 om 09:12 schreef ${who}:`,
    original: ['-----Oorspronkelijk bericht-----', 'Van', 'Verzonden', 'Aan', 'Onderwerp'],
    away: 'Automatisch antwoord',
    awayBody: 'Ik ben afwezig tot 9 maart.',
  },
  pt: {
    hello: 'Olá,',
    body: 'obrigada pela mensagem, terça-feira está ótimo; até já.',
    wrote: (who) => `Em seg., 2 de mar. de 2026 às 09:12, ${who} escreveu:`,
    original: ['-----Mensagem original-----', 'De', 'Enviado', 'Para', 'Assunto'],
    away: 'Resposta automática',
    awayBody: 'Estou ausente até 9 de março.',
  },
  ru: {
    hello: 'Здравствуйте,',
    body: 'спасибо за письмо, вторник мне подходит.',
    wrote: (who) => `пн, 2 мар. 2026 г. в 09:12, ${who} написал(а):`,
    original: ['-----Исходное сообщение-----', 'От', 'Отправлено', 'Кому', 'Тема'],
    away: 'Автоответ',
    awayBody: 'Меня нет на месте до 9 марта.',
  },
  ja: {
    hello: 'お世話になっております。',
    body: '火曜日で問題ございません。',
    wrote: (who) => `2026年3月2日(月) 9:12 ${who}:`,
    original: ['-----Original Message-----', '差出人', '送信日時', '宛先', '件名'],
    away: '自動応答',
    awayBody: '3月9日まで不在です。',
  },
}

const b64 = (bytes: Uint8Array | string) =>
  Buffer.from(bytes)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n')
const encodedWord = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`)

/** Windows-1251 by hand: Node writes no code pages. */
const cp1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 63
      if (code < 128) return code
      if (code >= 0x410 && code <= 0x44f) return code - 0x410 + 0xc0
      return code === 0x451 ? 0xb8 : code === 0x401 ? 0xa8 : 63
    }),
  )
/** ISO-2022-JP through EUC rows of JIS X 0208, for the few letters of hiragana and ASCII that the tests write. */
const iso2022 = (text: string) => {
  const bytes: number[] = []
  let isDouble = false
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 63
    const row = code >= 0x3041 && code <= 0x3093 ? [0x24, code - 0x3041 + 0x21] : null
    if (row && !isDouble) bytes.push(0x1b, 0x24, 0x42)
    if (!row && isDouble) bytes.push(0x1b, 0x28, 0x42)
    isDouble = row !== null
    bytes.push(...(row ?? [code < 128 ? code : 63]))
  }
  if (isDouble) bytes.push(0x1b, 0x28, 0x42)
  return Buffer.from(bytes)
}
const quotedPrintable = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\x20-\x3c\x3e-\x7e\r\n]/g, (letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/(.{70})(?=.)/g, (whole) => (/=.?$/.test(whole) ? whole : `${whole}=\r\n`))

interface Text {
  type: string
  charset: string
  encoding: string
  body: Buffer
}
const textPart = ({ type, charset, encoding, body }: Text) =>
  Buffer.concat([
    Buffer.from(`Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ])

const plain = (text: string, charset: string): Text => {
  if (charset === 'windows-1251') return { type: 'text/plain', charset, encoding: 'base64', body: Buffer.from(b64(cp1251(text))) }
  if (charset === 'iso-2022-jp') return { type: 'text/plain', charset, encoding: '7bit', body: iso2022(text) }
  if (charset === 'qp')
    return { type: 'text/plain', charset: 'utf-8', encoding: 'quoted-printable', body: Buffer.from(quotedPrintable(text)) }
  return { type: 'text/plain', charset: 'utf-8', encoding: '8bit', body: Buffer.from(text) }
}

const multipart = (kind: string, boundary: string, parts: Buffer[], more = '') =>
  Buffer.concat([
    Buffer.from(`Content-Type: multipart/${kind}; boundary="${boundary}"${more}\r\n\r\n`),
    ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const attachment = (name: string, type: string, bytes: Uint8Array, style: 'plain' | 'base64' | 'rfc2231') => {
  const encoded = encodeURIComponent(name)
  const shown =
    style === 'rfc2231'
      ? `filename*0*=UTF-8''${encoded.slice(0, 30)};\r\n filename*1*=${encoded.slice(30)}`
      : `filename="${style === 'base64' ? encodedWord(name) : name}"`
  return Buffer.from(
    `Content-Type: ${type}\r\nContent-Disposition: attachment; ${shown}\r\nContent-Transfer-Encoding: base64\r\n\r\n${b64(bytes)}\r\n`,
  )
}

const clients = ['gmail', 'outlook', 'apple', 'thunderbird', 'mobile'] as const

interface Given {
  seed: number
  count: number
  writers: Writer[]
  jobAddress: string
  /** Of the workspace that the writers are candidates of. */
  workspaceAddress: string
  sender: string
  authservId: string
  pdf: Uint8Array
  /** A new applicant each time. */
  applicant(number: number): { name: string; address: string }
}

/** So many mails of every shape. */
export function madeMails({ seed, count, writers, ...given }: Given): MadeMail[] {
  const random = draw(seed)
  return Array.from({ length: count }, (_, number) => {
    const writer = random.one(writers)
    return made(random, number, writer, given)
  })
}

function made(random: Draw, number: number, writer: Writer, given: Omit<Given, 'seed' | 'count' | 'writers'>): MadeMail {
  const mark = `mark${String(number).padStart(4, '0')}x`
  const language = random.one(Object.keys(tongues))
  const tongue = tongues[language] ?? (tongues.en as Tongue)
  const client = random.one(clients)
  const shape = random.one([
    'answer',
    'answer',
    'answer',
    'answer',
    'answer-by-thread',
    'answer-by-sender',
    'other-address',
    'away',
    'bounce',
    'delayed',
    'winmail',
    'calendar',
    'empty',
    'forwarded',
    'attachments',
    'application',
    'application',
    'several-resumes',
    'html-only',
  ] as const)
  const name = `${shape}/${client}/${language}`
  const id = `<${mark}.${random.below(1e9)}@${client}.example>`
  const from = (who: { name: string; address: string }) =>
    `From: ${random.below(2) ? encodedWord(who.name) : `"${who.name.replaceAll('"', '')}"`} <${who.address}>\r\n`
  const verified = `Authentication-Results: ${given.authservId};\r\n dkim=pass header.d=${writer.address.split('@')[1]}; dmarc=pass header.from=${writer.address.split('@')[1]}\r\n`
  const thread = `In-Reply-To: ${writer.ourMessageId}\r\nReferences: <first@example.com>\r\n ${writer.ourMessageId}\r\n`
  const common = `Message-ID: ${id}\r\nDate: Mon, 02 Mar 2026 10:${String(number % 60).padStart(2, '0')}:00 +0100\r\nMIME-Version: 1.0\r\n${client === 'apple' ? 'X-Mailer: Apple Mail (2.3774)\r\n' : client === 'thunderbird' ? 'User-Agent: Mozilla Thunderbird\r\n' : ''}`
  const subject = `Subject: ${encodedWord(`${language === 'de' ? 'AW' : language === 'fr' ? 'RE' : 'Re'}: ${writer.ourSubject}`)}\r\n`
  const words = `${tongue.hello}\r\n\r\n${tongue.body} ${mark}\r\n`
  const quoted = quotation(random, client, tongue, writer, given.sender)
  const isBottom = client === 'thunderbird' && random.below(2) === 1 && quoted.startsWith(tongue.wrote(given.sender))
  const text = isBottom ? `${quoted}\r\n\r\n${words}` : `${words}\r\n${quoted}`
  const charset =
    language === 'ru' ? 'windows-1251' : language === 'ja' && random.below(2) ? 'iso-2022-jp' : random.one(['utf-8', 'qp'])
  const body = textPart(plain(text, charset))
  const html = (inner: string): Buffer =>
    textPart({ type: 'text/html', charset: 'utf-8', encoding: 'base64', body: Buffer.from(b64(inner)) })
  const asHtml = html(
    `<html><head><style>p{color:red}</style></head><body><div dir="ltr"><p>${tongue.hello}</p><p>${tongue.body} ${mark}</p></div><br><div class="gmail_quote"><div class="gmail_attr">${tongue.wrote(given.sender)}<br></div><blockquote class="gmail_quote"><p>We would like to meet you.</p></blockquote></div></body></html>`,
  )
  const both = () => multipart('alternative', `alt${mark}`, [body, asHtml])
  const whole = (headers: string, content: Buffer) => Buffer.concat([Buffer.from(headers), content])
  const result = (
    raw: Buffer,
    expected: MadeMail['expected'],
    kind: MadeMail['kind'] = 'letter',
    who: Writer = writer,
  ): MadeMail => ({ shape: name, raw, mark, expected, kind, writer: who })
  const head = `${verified}${from(writer)}To: ${writer.replyTo}\r\n${subject}${thread}${common}`
  const bare = given.jobAddress.replace(/\+[^@]*@/, '@')

  switch (shape) {
    case 'answer':
      return result(whole(head, client === 'thunderbird' || random.below(3) === 0 ? body : both()), 'filed')
    case 'html-only':
      return result(whole(head, asHtml), 'filed')
    case 'answer-by-thread':
      return result(whole(`${verified}${from(writer)}To: ${bare}\r\n${subject}${thread}${common}`, both()), 'filed')
    case 'answer-by-sender':
      return result(whole(`${verified}${from(writer)}To: ${given.workspaceAddress}\r\n${subject}${common}`, body), 'filed')
    case 'other-address':
      return result(
        whole(
          `${from({ name: writer.name, address: `private.${mark}@web.example` })}To: ${writer.replyTo}\r\n${subject}${common}`,
          body,
        ),
        'filed',
      )
    case 'away': {
      const styles = [
        `Auto-Submitted: auto-replied\r\n`,
        `X-Autoreply: yes\r\nPrecedence: auto_reply\r\n`,
        `Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r\n`,
        '',
      ]
      const away = `Subject: ${encodedWord(`${tongue.away}: ${writer.ourSubject}`)}\r\n`
      return result(
        whole(
          `${verified}${from(writer)}To: ${writer.replyTo}\r\n${away}${thread}${random.one(styles)}${common}`,
          textPart(plain(`${tongue.awayBody} ${mark}\r\n`, 'utf-8')),
        ),
        'filed',
        'auto-reply',
      )
    }
    case 'bounce':
    case 'delayed':
      return result(bounced(random, shape === 'delayed', writer, mark, given.sender, bare), 'filed', shape)
    case 'winmail':
      return result(
        whole(
          head,
          multipart('mixed', `m${mark}`, [
            body,
            attachment('winmail.dat', 'application/ms-tnef', Buffer.from('\x78\x9f\x3e\x22binary'), 'plain'),
          ]),
        ),
        'filed',
      )
    case 'calendar': {
      const event = `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:1@example.com\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:${writer.address}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
      return result(
        whole(
          `${verified}${from(writer)}To: ${writer.replyTo}\r\nSubject: Accepted: Interview\r\n${common}`,
          multipart('mixed', `m${mark}`, [
            textPart(plain(`${mark}\r\n`, 'utf-8')),
            Buffer.from(`Content-Type: text/calendar; charset=utf-8; method=REPLY\r\n\r\n${event}`),
          ]),
        ),
        'filed',
        'calendar',
      )
    }
    case 'empty':
      return result(
        whole(`${verified}${from(writer)}To: ${writer.replyTo}\r\nSubject: ${mark}\r\n${thread}${common}`, Buffer.from('\r\n')),
        'filed',
      )
    case 'forwarded':
      return result(
        whole(
          head,
          multipart('mixed', `m${mark}`, [
            body,
            Buffer.from(
              `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\nFrom: other@example.net\r\nTo: ${writer.address}\r\nSubject: old\r\n\r\nAn older mail.\r\n`,
            ),
          ]),
        ),
        'filed',
      )
    case 'attachments': {
      const long = `Zeugnis ${tongue.hello} – très long nom de fichier à lire ${mark}.pdf`
      return result(
        whole(
          head,
          multipart('mixed', `m${mark}`, [
            both(),
            attachment(long, 'application/pdf', Buffer.concat([given.pdf, Buffer.from(mark)]), random.one(['base64', 'rfc2231'])),
          ]),
        ),
        'filed',
      )
    }
    case 'application':
    case 'several-resumes': {
      const who = given.applicant(number)
      const own = Buffer.concat([given.pdf, Buffer.from(`\n% ${mark}`)])
      const resume = attachment(
        random.one([`CV ${who.name}.pdf`, `Lebenslauf_${mark}.pdf`, `Résumé ${mark}.pdf`, '履歴書.pdf']),
        random.one(['application/pdf', 'application/octet-stream']),
        own,
        random.one(['base64', 'rfc2231']),
      )
      const others =
        shape === 'several-resumes'
          ? [
              attachment('Cover letter.pdf', 'application/pdf', Buffer.concat([own, Buffer.from(' cover')]), 'plain'),
              attachment('Resume old.pdf', 'application/pdf', Buffer.concat([own, Buffer.from(' old')]), 'plain'),
            ]
          : []
      const addressed: Writer = { ...writer, ...who }
      return result(
        whole(
          `${from(who)}To: ${given.jobAddress}\r\nSubject: ${encodedWord(`Application ${mark}`)}\r\n${common}`,
          multipart('mixed', `m${mark}`, [textPart(plain(words, charset)), ...others, resume]),
        ),
        'applied',
        'letter',
        addressed,
      )
    }
  }
}

function quotation(
  random: Draw,
  client: (typeof clients)[number],
  tongue: Tongue,
  { address, ourSubject }: Writer,
  sender: string,
): string {
  const old = ['We would like to meet you.', '', 'Rita Recruiter']
  if (client === 'outlook') {
    const [divider, from, sent, to, subject] = tongue.original
    const fields = `${from}: Rita Recruiter <${sender}>\r\n${sent}: Monday, 2 March 2026 09:12\r\n${to}: ${address}\r\n${subject}: ${ourSubject}\r\n`
    return `${random.below(2) ? divider : '_'.repeat(32)}\r\n${fields}\r\n${old.join('\r\n')}`
  }
  if (client === 'mobile' && random.below(3) === 0) return 'Sent from my phone'
  return `${tongue.wrote(sender)}\r\n${client === 'apple' ? '\r\n' : ''}${old.map((line) => `> ${line}`).join('\r\n')}`
}

/** What Postfix, Exchange and Gmail send when a mail does not arrive. */
function bounced(random: Draw, isDelayed: boolean, writer: Writer, mark: string, sender: string, mailbox: string): Buffer {
  const style = random.one(['postfix', 'exchange', 'gmail'])
  const action = isDelayed ? 'delayed' : 'failed'
  const status = isDelayed ? '4.4.1' : '5.1.1'
  const report = `Reporting-MTA: dns; mx.example.net\r\nArrival-Date: Mon, 2 Mar 2026 09:12:00 +0100\r\n\r\nFinal-Recipient: rfc822; ${writer.address}\r\n${style === 'postfix' ? `Original-Recipient: rfc822;${writer.address}\r\n` : ''}Action: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${isDelayed ? '451 4.4.1 try later' : '550 5.1.1 user unknown'} ${mark}\r\n`
  const returned = `Message-ID: ${writer.ourMessageId}\r\nFrom: Hiring <${sender}>\r\nTo: ${writer.address}\r\n${style === 'exchange' ? '' : `Reply-To: ${writer.replyTo}\r\n`}Subject: ${writer.ourSubject}\r\n`
  const from = {
    postfix: 'MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    exchange: '<postmaster@corp.example>',
    gmail: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
  }[style]
  const words = {
    postfix: 'Undelivered Mail Returned to Sender',
    exchange: 'Undeliverable: your message',
    gmail: 'Delivery Status Notification (Failure)',
  }[style]
  const headers = `From: ${from}\r\nTo: ${mailbox}\r\nSubject: ${words}\r\nAuto-Submitted: auto-replied\r\n${style === 'gmail' ? `X-Failed-Recipients: ${writer.address}\r\nIn-Reply-To: ${writer.ourMessageId}\r\n` : ''}Message-ID: <bounce.${mark}@mx.example.net>\r\nDate: Mon, 02 Mar 2026 11:00:00 +0100\r\nMIME-Version: 1.0\r\n`
  return Buffer.concat([
    Buffer.from(headers),
    multipart(
      'report',
      `r${mark}`,
      [
        Buffer.from(`Content-Type: text/plain; charset=us-ascii\r\n\r\nThis is the mail system. ${mark}\r\n`),
        Buffer.from(`Content-Type: message/delivery-status\r\n\r\n${report}\r\n`),
        Buffer.from(`Content-Type: ${style === 'postfix' ? 'message/rfc822' : 'text/rfc822-headers'}\r\n\r\n${returned}\r\n`),
      ],
      '; report-type=delivery-status',
    ),
  ])
}
