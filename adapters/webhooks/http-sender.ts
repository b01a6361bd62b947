import { createHash } from 'node:crypto'
import type { lookup as lookupName } from 'node:dns'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import type { WebhookSender } from '#src/connections/webhook-ports.ts'
import type { Outgoing } from '#src/ports/outgoing.ts'
import { guardedLookup, isNearHost, PrivateAddress } from '../outgoing/guarded-lookup.ts'

interface Options {
  /** Whether receivers in private networks are allowed: on this machine, in the office, in the cloud's own. */
  allowPrivate: boolean
  /** The door that leads out; without it nothing is counted. */
  outgoing?: Outgoing
  /** Milliseconds that a receiver may take. */
  patienceMs?: number
  /** Resolves names; the system's unless told. */
  lookup?: typeof lookupName
}

class Unreachable extends Error {}

const privateSentence =
  'This address leads into a private network. Whoever runs the server can allow that with WEBHOOK_PRIVATE_ADDRESSES=on.'

/**
 * Posts messages over HTTP. Redirects are not followed. Unless it is allowed, no connection is made to a private address: the name is
 * resolved once, and the connection goes to the address that was looked at.
 */
export function httpSender({ allowPrivate, outgoing, patienceMs = 15_000, lookup }: Options): WebhookSender {
  const guarded = guardedLookup({ allowPrivate, lookup })

  const objectionTo = (text: string) => {
    if (outgoing?.isOpen === false) return 'This server connects to no other machine: OUTGOING is deny.'
    const url = URL.parse(text)
    if (!url || !['https:', 'http:'].includes(url.protocol)) return 'The address of a receiver begins with https://.'
    if (url.protocol === 'http:' && !allowPrivate) return 'The address of a receiver begins with https://.'
    if (url.username || url.password) return 'Put no name and no password into the address: the signature proves who sends.'
    return isNearHost(url) && !allowPrivate ? privateSentence : null
  }

  return {
    objectionTo,
    async post({ url, method = 'POST', headers, body, subject }) {
      const objection = objectionTo(url)
      if (objection) throw new Unreachable(objection)
      outgoing?.pass('webhooks', url, { bytes: Buffer.byteLength(body), sha256: sha256Of(body), ...(subject && { subject }) })
      const { request } = await (url.startsWith('https:') ? import('node:https') : import('node:http'))
      return send(request, url, { method, headers, lookup: guarded, agent: false }, body, patienceMs)
    },
  }
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

type Request = (url: string, options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest

const send = (request: Request, url: string, options: RequestOptions, body: string, patienceMs: number) =>
  new Promise<number>((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Evident-Webhooks/1' }
    const call = request(url, { ...options, headers: { ...options.headers, ...length } }, (response) => {
      clearTimeout(impatience)
      // What it says besides is not read: it could be endless.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    const impatience = setTimeout(() => {
      reject(new Unreachable(`It did not answer within ${Math.round(patienceMs / 1000)} seconds.`))
      call.destroy()
    }, patienceMs)
    call.on('error', (error) => {
      clearTimeout(impatience)
      reject(error instanceof Unreachable ? error : new Unreachable(inWords(error)))
    })
    call.end(body)
  })

/** What a person can act on; the words of the system stay out, they name addresses inside. */
function inWords(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (error instanceof PrivateAddress) return privateSentence
  if (/ENOTFOUND|EAI_AGAIN|ENODATA/.test(code)) return 'Its name is not known.'
  if (/CERT|SSL|TLS|SELF_SIGNED/i.test(code)) return 'Its certificate is not valid.'
  if (/ECONNREFUSED|ConnectionRefused/.test(code)) return 'Nobody answers there: the connection was refused.'
  return 'The connection failed.'
}
