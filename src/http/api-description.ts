import { Kind } from '@sinclair/typebox'
import type { AnyElysia } from 'elysia'
import type { Call, Calls, FileAnswer } from '#src/contracts/contract.ts'
import { Failure } from '#src/contracts/failure.ts'
import { type Operation, systemCalls } from '#src/contracts/system.ts'
import { routesOf } from './contracted.ts'
import { sessionCookieName, type sessionGuards } from './session.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** The whole server, whose routes are described. */
  server: () => AnyElysia
  /** What its calls take and answer. */
  contract: Calls
}

const title = 'Calls of this server'

/** GET /openapi: every call of the server in the OpenAPI format, for administrators. A browser gets it as a page. */
export const apiDescription = ({ guards, server, contract }: Options) =>
  routesOf(systemCalls, { name: 'api-description', tags: ['System'] })
    .use(guards)
    .get(
      '/openapi',
      async () => ({ openapi: '3.1.0' as const, info: { title, version: '1' }, ...(await describe(server(), contract)) }),
      {
        admin: true,
      },
    ).plugin

/** What is proved how; see the guards of routes. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: sessionCookieName, description: 'Set by POST /login; 12 hours, sliding.' },
  key: { type: 'http', scheme: 'bearer', description: 'A key of Connections, with the scope that the call needs.' },
  companyToken: { type: 'http', scheme: 'bearer', description: 'From POST /jobportal/login; 12 hours.' },
}

/** What the library has written, and what it leaves out. */
type Described = Operation & { responses?: unknown; security?: unknown[] }

async function describe(server: AnyElysia, contract: Calls) {
  // Loaded when it is first asked for: the server starts without it.
  const { toOpenAPISchema } = await import('@elysiajs/openapi')
  const described = toOpenAPISchema(
    server,
    { methods: ['OPTIONS'], staticFile: false, paths: [/^\/assets/, '/ws', '/*'] },
    undefined,
    undefined,
    '3.1.0',
  )
  const paths = described.paths as Record<string, Record<string, Described>>
  for (const { method, path, hooks } of server.routes) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const call = contract[`${method} ${path}` as keyof Calls]
    if (!operation || !call) continue
    // The library leaves out the bodies of routes that an own parser reads, as all of ours are.
    if (hooks.body || call.form) operation.requestBody = requestOf(call)
    operation.responses = answersOf(call, operation.security ?? [])
  }
  const components = { ...described.components, schemas: { ...described.components?.schemas, Failure }, securitySchemes }
  return { ...described, paths, components }
}

const requestOf = ({ body, form }: Call) => ({
  required: true,
  content: Object.fromEntries([
    ...(body ? [['application/json', { schema: body as object }] as const] : []),
    ...(form ? [['multipart/form-data', { schema: form as object }] as const] : []),
  ]),
})

const phrases: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken in; the work goes on',
  204: 'Done; there is nothing to say',
  206: 'A part of the file',
  303: 'The page that says what has come of it',
  404: 'There is no such thing, or it is not yours',
  416: 'The file has no such part',
  503: 'Something that this needs is away',
}

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

/** Everything that a call may answer. A failure that no line here names has the same shape. */
function answersOf({ answers, params, query, body, form }: Call, security: unknown[]) {
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    { description: phrases[Number(status)] ?? 'An answer', ...contentOf(answer) },
  ])
  return {
    ...(params || query || body || form ? { 400: failure('Something in this request is missing or has the wrong form') } : {}),
    ...(security.length > 0 ? { 401: failure('Nobody is signed in'), 403: failure('This person, or this plan, may not') } : {}),
    ...(params ? { 404: failure(phrases[404]!) } : {}),
    ...(body || form ? { 413: failure('Too large'), 415: failure('Another type than this address takes') } : {}),
    ...Object.fromEntries(described),
    default: failure('Every other failure: 409 conflict, 422 unreadable, 429 too many, 503 away, 507 disk full'),
  }
}

function contentOf(answer: Call['answers'][number]) {
  if (!(Kind in answer))
    return answer && isFile(answer) && answer.types.length > 0
      ? { content: Object.fromEntries(answer.types.map((type) => [type.split(';', 1)[0]!, { schema: { type: 'string' } }])) }
      : {}
  return answer[Kind] === 'Void' ? {} : { content: { 'application/json': { schema: answer } } }
}

const isFile = (answer: object): answer is FileAnswer => 'types' in answer
