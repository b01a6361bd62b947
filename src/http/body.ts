import { Elysia } from 'elysia'
import { DomainError } from '#src/shared/domain-error.ts'
import { isScim, scimType } from './scim-failure.ts'

/** Largest body of a call that is not an upload, in bytes. */
const maximumBodyBytes = 1_048_576

export class BodyTooLarge extends DomainError {
  readonly kind = 'too-large'
  constructor() {
    super('This request is larger than the server accepts here.')
  }
}

export class UnreadableBody extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('This request cannot be read: it is not valid JSON.')
  }
}

export class WrongBodyType extends DomainError {
  readonly kind = 'wrong-type'
  constructor() {
    super('This address takes JSON.')
  }
}

/**
 * Reads the body of every call. The server as a whole has to accept very large bodies for the uploads; here each is cut off
 * at 1 MB, whatever length it claims. Forms with files, and videos, are left unread: the routes that take them stream them to
 * disk.
 */
export const bodies = () =>
  new Elysia({ name: 'bodies' }).onParse({ as: 'global' }, async ({ request, contentType }) => {
    if (contentType === 'multipart/form-data' || contentType.toLowerCase().startsWith('video/') || isRaw(request)) return {}
    if (Number(request.headers.get('content-length') ?? 0) > largestOf(request)) throw new BodyTooLarge()
    if (contentType === 'application/x-www-form-urlencoded')
      return Object.fromEntries(new URLSearchParams(await limitedText(request)))
    const text = await limitedText(request)
    if (text === '') return {}
    if (contentType !== 'application/json' && !(contentType === scimType && isScim(request))) throw new WrongBodyType()
    if (isDeeperThan(deepestNesting, text)) throw new UnreadableBody()
    try {
      return JSON.parse(text)
    } catch {
      throw new UnreadableBody()
    }
  })

/** Pieces of recordings: bytes, whatever they are called. */
const isRaw = ({ url }: Request) => /^\/api\/recordings\//i.test(URL.parse(url)?.pathname ?? '')

/** Calls that anybody may make and that have little to say. */
const smaller: Record<string, number> = { '/api/browser-failures': 4096 }

const largestOf = (request: Request) => smaller[URL.parse(request.url)?.pathname ?? ''] ?? maximumBodyBytes

/** Levels of lists and objects within each other; ours need three. Checking a megabyte of brackets takes seconds. */
const deepestNesting = 32

function isDeeperThan(limit: number, json: string) {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === quote) inText = !inText
    else if (inText) at += sign === backslash ? 1 : 0
    else if (sign === squareOpen || sign === curlyOpen) depth += 1
    else if (sign === squareClose || sign === curlyClose) depth -= 1
    if (depth > limit) return true
  }
  return false
}

const [quote, backslash, squareOpen, squareClose, curlyOpen, curlyClose] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

async function limitedText(request: Request) {
  if (!request.body) return ''
  const most = largestOf(request)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > most) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
