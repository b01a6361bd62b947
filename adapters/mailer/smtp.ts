import { createHash } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { adapter, WrongSetting } from '#adapters/adapter.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import { productName } from '#src/shared/constants.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { senderPattern, writeMessage } from './message.ts'

/** Hands each mail to a mail server. */
export const smtp = adapter({
  settings: Type.Object({
    SMTP_URL: Type.String({
      pattern: '^smtps?://[^\\s/]+',
      description: 'an address such as smtp://user:password@mail.example.com:587, or smtps://… for TLS from the start',
    }),
    MAIL_FROM: Type.String({ pattern: senderPattern, description: `an address such as ${productName} <hiring@example.com>` }),
    SMTP_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 300, default: 20 }),
  }),
  create({ SMTP_URL, MAIL_FROM, SMTP_TIMEOUT_SECONDS }, { clock, outgoing }): Mailer {
    const timeout = SMTP_TIMEOUT_SECONDS * 1000
    const options = {
      ...protection(SMTP_URL),
      url: SMTP_URL,
      connectionTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
    }
    const transport = async () => {
      const { createTransport } = await import('nodemailer')
      return createTransport(options)
    }
    return {
      name: 'smtp',
      async send(mail, id) {
        const message = await writeMessage(mail, id, MAIL_FROM, clock.now())
        const words = [message.subject, message.text, message.html].join('\n')
        const sha256 = createHash('sha256').update(words).digest('hex')
        outgoing?.pass('mail', SMTP_URL, { bytes: Buffer.byteLength(words), sha256 })
        // The other limits are for silence; this one is for a server that says a word now and then.
        const signal = AbortSignal.timeout(timeout * 2)
        await (await transport()).sendMail({ ...message, signal }).catch(refuse)
      },
      // A delivered mail is the receiver's; nothing of it stays here.
      forget: async () => {},
      async check() {
        outgoing?.pass('mail', SMTP_URL)
        await (await transport()).verify().catch(refuse)
      },
    }
  },
})

/** A password goes to another machine only under TLS, unless the URL says `?requireTLS=false`. */
function protection(address: string) {
  const url = URL.parse(address)
  if (!url) throw new WrongSetting('SMTP_URL', address, 'an address such as smtp://mail.example.com:587')
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  return url.password && !isThisMachine && !url.searchParams.has('requireTLS') ? { requireTLS: true } : {}
}

/** 5xx is the server's last word on this mail; everything else, a wrong password of ours included, may pass. */
function refuse(error: unknown): never {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const retryable = code === 'EAUTH' || !(responseCode && responseCode >= 500)
  const said = responseCode ? `${code}, ${responseCode}` : code
  throw new ProviderError('smtp', `The mail server did not take the mail (${said}).`, { retryable, cause: error })
}
