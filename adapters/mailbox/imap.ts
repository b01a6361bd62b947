import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Type } from '@sinclair/typebox'
import type { ImapFlow } from 'imapflow'
import { adapter, WrongSetting } from '#adapters/adapter.ts'
import { addressForm, type Mailbox } from '#src/mailin/index.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

/** What the settings say about mail in, beside the mailbox itself. */
export interface ConnectedMailbox {
  mailbox: Mailbox
  /** `hiring@example.com`, or `*@in.example.com`. */
  address: string
  /** The name that the own mail server writes into Authentication-Results; null where nobody has said. */
  authservId: string | null
}

/** Fetches mails from a mailbox. Nothing is changed there unless a setting says so. */
export const imap = adapter({
  settings: Type.Object({
    IMAP_URL: Type.String({
      pattern: '^imaps?://[^\\s/]+',
      description: 'an address such as imaps://user:password@mail.example.com',
    }),
    IMAP_FOLDER: Type.String({ default: 'INBOX' }),
    IMAP_AFTER: Type.String({
      pattern: '^(nothing|seen|move:.+)$',
      default: 'nothing',
      description: 'one of nothing, seen, move:Folder',
    }),
    IMAP_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 300, default: 30 }),
    MAIL_IN_ADDRESS: Type.String({
      pattern: '^([^\\s@+*<>]{1,30}|\\*)@[^\\s@<>]+$',
      description:
        'an address such as hiring@example.com, or *@in.example.com where every address of the domain arrives in the mailbox',
    }),
    MAIL_IN_AUTHSERV_ID: Type.String({ default: '' }),
  }),
  create(
    { IMAP_URL, IMAP_FOLDER, IMAP_AFTER, IMAP_TIMEOUT_SECONDS, MAIL_IN_ADDRESS, MAIL_IN_AUTHSERV_ID },
    { outgoing },
  ): ConnectedMailbox {
    const server = serverOf(IMAP_URL)
    if (!addressForm(MAIL_IN_ADDRESS))
      throw new WrongSetting('MAIL_IN_ADDRESS', MAIL_IN_ADDRESS, 'an address such as hiring@example.com')
    const timeout = IMAP_TIMEOUT_SECONDS * 1000
    let client: ImapFlow | null = null
    const news = new Set<() => void>()
    const tellNews = () => {
      for (const each of news) each()
    }

    async function connected(): Promise<ImapFlow> {
      if (client?.usable) return client
      client?.close()
      client = null
      outgoing?.pass('mail in', IMAP_URL)
      const { ImapFlow: Client } = await import('imapflow')
      const made = new Client({
        ...server,
        logger: false,
        connectionTimeout: timeout,
        greetingTimeout: timeout,
        // Mailboxes are silent for long while they idle; the server is asked anew before it hangs up.
        socketTimeout: Math.max(timeout, 5 * 60_000),
        maxIdleTime: 4 * 60_000,
        clientInfo: { name: 'mail in' },
      })
      made.on('error', tellNews)
      made.on('close', tellNews)
      made.on('exists', tellNews)
      try {
        await made.connect()
        await made.mailboxOpen(IMAP_FOLDER)
      } catch (error) {
        made.close()
        throw error
      }
      client = made
      return made
    }

    const asked = async <Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
      try {
        return await work(await connected())
      } catch (error) {
        client?.close()
        client = null
        throw refusal(error)
      }
    }

    const mailbox: Mailbox = {
      name: `${server.auth?.user ?? ''}@${server.host}:${server.port}/${IMAP_FOLDER}`,
      tidies: IMAP_AFTER !== 'nothing',
      uidValidity: () =>
        asked(async (open) => {
          // Told anew, so that mails which came meanwhile are seen on servers without IDLE as well.
          await open.noop()
          if (!open.mailbox) throw new Error('The folder is not open.')
          return String(open.mailbox.uidValidity)
        }),
      after: (uid, limit) =>
        asked(async (open) => {
          const found = (await open.search({ uid: `${uid + 1}:*` }, { uid: true })) || []
          // '5:*' is also the last mail when that is number 3.
          const wanted = found
            .filter((each) => each > uid)
            .toSorted((one, other) => one - other)
            .slice(0, limit)
          if (wanted.length === 0) return []
          const listed = await open.fetchAll(wanted.join(','), { uid: true, size: true, internalDate: true }, { uid: true })
          return listed
            .map(({ uid: each, size = 0, internalDate }) => ({
              uid: each,
              size,
              arrivedAt: internalDate ? new Date(internalDate) : null,
            }))
            .toSorted((one, other) => one.uid - other.uid)
        }),
      fetch: (uid, path, maxBytes) =>
        asked(async (open) => {
          const found = await open.download(String(uid), undefined, { uid: true, maxBytes })
          if (!found.content) return false
          await pipeline(found.content, createWriteStream(path, { mode: 0o600, flags: 'w' }))
          return true
        }),
      tidy: (uids) =>
        asked(async (open) => {
          const range = uids.join(',')
          if (IMAP_AFTER === 'seen') await open.messageFlagsAdd(range, ['\\Seen'], { uid: true })
          else if (IMAP_AFTER.startsWith('move:')) {
            const folder = IMAP_AFTER.slice('move:'.length)
            // There already is as good as made now.
            await open.mailboxCreate(folder).catch(() => undefined)
            const moved = await open.messageMove(range, folder, { uid: true })
            if (!moved) throw new Error(`The mails could not be moved to the folder ${folder}.`)
          }
        }),
      wait: (milliseconds) =>
        asked(async (open) => {
          const { promise, resolve } = Promise.withResolvers<void>()
          const timer = setTimeout(resolve, milliseconds)
          news.add(resolve)
          try {
            // Ends by itself when another command is sent; without IDLE the server is asked at the next look.
            if (open.capabilities.has('IDLE')) void open.idle().catch(() => undefined)
            await promise
          } finally {
            clearTimeout(timer)
            news.delete(resolve)
          }
        }),
      async close() {
        tellNews()
        client?.close()
        client = null
      },
    }
    return { mailbox, address: MAIL_IN_ADDRESS.toLowerCase(), authservId: MAIL_IN_AUTHSERV_ID.trim() || null }
  },
})

/** A password goes to another machine only under TLS, unless the URL says `?requireTLS=false`. */
function serverOf(address: string) {
  const url = URL.parse(address)
  if (!url?.hostname) throw new WrongSetting('IMAP_URL', address, 'an address such as imaps://user:password@mail.example.com')
  const secure = url.protocol === 'imaps:'
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  const mayBeOpen = secure || isThisMachine || url.searchParams.get('requireTLS') === 'false'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(mayBeOpen ? {} : { doSTARTTLS: true }),
    ...(url.username ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } } : {}),
  }
}

function refusal(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const { code, authenticationFailed, serverResponseCode } = (error ?? {}) as Record<string, unknown>
  const why = authenticationFailed ? 'it refused the name or the password' : String(serverResponseCode ?? code ?? 'no answer')
  return new ProviderError('imap', `The mailbox cannot be read (${why}).`, { retryable: true, cause: error })
}
