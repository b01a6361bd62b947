import type { OpenedKey } from '#src/connections/index.ts'
import { assistantsContract } from '#src/contracts/assistants/index.ts'
import { type ClientAddress, shareClientAddress } from '#src/http/client-address.ts'
import { prepared, routesOf } from '#src/http/contracted.ts'
import { errorResponse } from '#src/http/errors.ts'
import { requestIdOf, shareRequestId } from '#src/http/request-id.ts'
import { NotSignedIn, shareOpenedKey } from '#src/http/session.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { askingThrough } from './asking.ts'
import { answerOf, type OpenCall, toolsOf } from './index.ts'
import type { AssistantProtocol } from './ports.ts'

interface Options {
  protocol: AssistantProtocol
  addressOf: ClientAddress
  /** Whoever brought this key or access token; rejects with the reason when it opens nothing from this address. */
  open(secret: string, address: string): Promise<OpenedKey>
  /** Whether what was opened reaches this call. */
  isOpen(key: OpenedKey, call: OpenCall): boolean
  /** The whole server, called in-process. */
  handle(request: Request): Response | Promise<Response>
  /** Writes down that a tool was called: by whom, through what, and about whom. */
  noteCall(call: NotedCall): Promise<void>
  publicUrl: string
}

/** A tool that was called. */
interface NotedCall {
  key: OpenedKey
  tool: string
  /** Whom the call named. */
  candidateId: string | null
  /** Everybody whom the answer tells of. */
  candidates: string[]
  bytes: number
  /** Of what was handed over, in hexadecimal. */
  sha256: string
  requestId: string
}

/** Several messages in one request would be one request to whoever counts them. */
class OneMessage extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('Send one message in a request.')
  }
}

const bearer = /^Bearer ([\w-]{1,300})$/i

/** Where assistants speak to the product. It makes calls of the Api in their person's name and has no way around them. */
export function mcpRoutes({ protocol, addressOf, open, isOpen, handle, noteCall, publicUrl }: Options) {
  /** Tells where to ask for being let in, as the protocol has it. */
  const challenge = (response: Response, error: string | null) => {
    const parts = [error && `error="${error}"`, `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`]
    response.headers.set('www-authenticate', `Bearer ${parts.filter(Boolean).join(', ')}`)
    return response
  }
  const notHere = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

  return routesOf(assistantsContract, { name: 'assistants', tags: ['Assistants'] })
    .post('/mcp', async ({ request, server, body, set }) => {
      const requestId = requestIdOf(request)
      const secret = bearer.exec(request.headers.get('authorization') ?? '')?.[1]
      if (!secret) return prepared(challenge(errorResponse(new NotSignedIn(), request), null))
      let key: OpenedKey
      try {
        key = await open(secret, addressOf(request, server))
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'unauthenticated')
          return prepared(challenge(errorResponse(error, request), 'invalid_token'))
        throw error
      }
      if (Array.isArray(body)) throw new OneMessage()
      set.headers['ratelimit-limit'] = String(key.limit.most)
      set.headers['ratelimit-remaining'] = String(key.limit.left)
      set.headers['ratelimit-reset'] = String(key.limit.resetSeconds)
      const ask = askingThrough(async (method, address, sent) => {
        const call = new Request(new URL(address, request.url), {
          method,
          headers: { accept: 'application/json', ...(sent === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
        })
        shareRequestId(request, call)
        shareClientAddress(request, call)
        shareOpenedKey(call, key)
        return handle(call)
      })
      const tools = toolsOf((call) => isOpen(key, call))
      const answer = await protocol.answer(request, body, {
        tools,
        async call(name, input) {
          const given = await answerOf(tools, ask, name, input)
          const handed = given.texts.join('\n')
          const tool = tools.find((each) => each.name === name)?.name
          if (tool)
            await noteCall({
              key,
              tool,
              candidateId: given.isRefusal ? null : (candidatesIn(input)[0] ?? null),
              candidates: given.isRefusal ? [] : candidatesIn([input, given.structured]),
              bytes: Buffer.byteLength(handed),
              sha256: new Bun.CryptoHasher('sha256').update(handed).digest('hex'),
              requestId,
            })
          return given
        },
      })
      // An empty body is still a body: it says of what kind it is.
      const isTaken = answer.status === 202
      return prepared(isTaken ? new Response('', { status: 202, headers: { 'content-type': 'text/plain' } }) : answer)
    })
    .get('/mcp', () => prepared(notHere()))
    .delete('/mcp', () => prepared(notHere())).plugin
}

/** Every candidate whom something names, once. */
function candidatesIn(value: unknown): string[] {
  const found = new Set<string>()
  const look = (each: unknown) => {
    if (typeof each !== 'object' || each === null) return
    for (const [name, inner] of Object.entries(each))
      if (name === 'candidateId' && typeof inner === 'string') found.add(inner)
      else look(inner)
  }
  look(value)
  return [...found]
}
