import { Kind, type TSchema } from '@sinclair/typebox'
import type { AnyElysia } from 'elysia'
import type { Call, Calls, FileAnswer } from '#src/contracts/contract.ts'
import { Failure } from '#src/contracts/failure.ts'
import { type Operation, systemCalls } from '#src/contracts/system.ts'
import { exampleOf } from './api-examples.ts'
import { routesOf } from './contracted.ts'
import { sessionCookieName, type sessionGuards } from './session.ts'
import { versionedPath } from './versioned.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** The whole server, whose routes are described. */
  server: () => AnyElysia
  /** What its calls take and answer. */
  contract: Calls
  /** Where the server is reached. */
  publicUrl: string
  /** The scope that opens a call such as `GET /api/candidates/:id` to keys; null when none does. */
  scopeOf(call: string): string | null
}

const title = 'Calls of this server'

/** GET /openapi: every call of the server in the OpenAPI format, for administrators. A browser gets it as a page. */
export const apiDescription = (options: Options) =>
  routesOf(systemCalls, { name: 'api-description', tags: ['System'] })
    .use(options.guards)
    .get(
      '/openapi',
      async ({ query }) => ({
        openapi: '3.1.0' as const,
        info: { title, version: '1' },
        servers: [{ url: options.publicUrl }],
        ...(await describe(options, { forKeys: query.for === 'keys' })),
      }),
      {
        admin: true,
      },
    ).plugin

/** What is proved how; see the guards of routes. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: sessionCookieName, description: 'Set by POST /login; 12 hours, sliding.' },
  companyToken: { type: 'http', scheme: 'bearer', description: 'From POST /jobportal/login; 12 hours.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'Made under Connections; begins with ats_. The scope that a call takes stands beside it.',
  },
}

/** What the library has written, and what it leaves out. */
type Described = Operation & { responses?: unknown; security?: Record<string, string[]>[] }

async function describe({ server: serverOf, contract, scopeOf }: Options, { forKeys }: { forKeys: boolean }) {
  // Loaded when it is first asked for: the server starts without it.
  const { toOpenAPISchema } = await import('@elysiajs/openapi')
  const server = serverOf()
  const described = toOpenAPISchema(
    server,
    { methods: ['OPTIONS'], staticFile: false, paths: [/^\/assets/, '/ws', '/*'] },
    undefined,
    undefined,
    '3.1.0',
  )
  const paths = described.paths as Record<string, Record<string, Described>>
  const open: typeof paths = {}
  for (const { method, path, hooks } of server.routes) {
    const written = path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = paths[written]?.[method.toLowerCase()]
    const call = contract[`${method} ${path}` as keyof Calls]
    if (!operation || !call) continue
    const scope = scopeOf(`${method} ${path}`)
    const forKey = scope ? [{ key: [scope] }] : []
    // What everybody may ask takes a key as well, and needs none.
    const without = (operation.security ?? []).filter((each) => !('key' in each))
    const isForKeysAlone = (operation.security?.length ?? 0) > without.length && without.length === 0
    const others = without.length > 0 ? without : forKey.length > 0 && !isForKeysAlone ? [{}] : []
    operation.security = [...others, ...forKey]
    operation.parameters = parametersOf(operation, call)
    // The library leaves out the bodies of routes that an own parser reads, as all of ours are.
    if (hooks.body || call.form) operation.requestBody = requestOf(call)
    operation.responses = answersOf(call, { isGuarded: operation.security.length > 0, takesKeys: scope !== null })
    if (!scope) continue
    const address = versionedPath(written)
    open[address] = { ...open[address], [method.toLowerCase()]: { ...operation, security: forKey } }
  }
  const { session: _, companyToken: __, ...keysOnly } = securitySchemes
  const components = {
    ...described.components,
    schemas: { ...described.components?.schemas, Failure },
    securitySchemes: forKeys ? keysOnly : securitySchemes,
  }
  return { ...described, paths: forKeys ? open : paths, components }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own. The same request with the same key has one effect and one answer for 24 hours; with other content 422.',
  schema: { type: 'string' },
  example: 'import-2026-03-02-row-17',
}

/** What stands in the address, each with an example, and the headers that a call minds. */
function parametersOf({ parameters = [] }: Described, { params, query, idempotent }: Call): Operation['parameters'] {
  const named = parameters.map((parameter) => {
    const table = parameter.in === 'path' ? params : query
    const schema = table?.properties[parameter.name]
    const example = schema ? exampleOf(schema, parameter.name) : 'as described'
    return example === undefined ? parameter : { ...parameter, example }
  })
  return idempotent ? [...named, idempotencyKey] : named
}

const requestOf = ({ body, form }: Call) => ({
  required: true,
  content: Object.fromEntries([
    ...(body ? [['application/json', withExample(body)] as const] : []),
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

const failureExample = {
  error: 'This candidate is not there.',
  message: 'This candidate is not there.',
  code: 'NOT_FOUND',
  requestId: '0192f0c1-7a64-7d3b',
}

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: failureExample } },
})

const text = { type: 'string' }
const whole = { type: 'integer' }

/** Said to keys with every answer. */
const limits = {
  'RateLimit-Limit': { description: 'Requests a minute that one key may make', schema: whole },
  'RateLimit-Remaining': { description: 'How many of them are left', schema: whole },
  'RateLimit-Reset': { description: 'Seconds until all of them are there again', schema: whole },
}

/** Said by lists that come in pages. */
const pages = {
  'X-Total-Count': { description: 'How many there are in all', schema: whole },
  Link: { description: 'The next page, as rel="next"; missing on the last one', schema: text },
}

/** Everything that a call may answer. A failure that no line here names has the same shape. */
function answersOf(
  { answers, params, query, body, form }: Call,
  { isGuarded, takesKeys }: { isGuarded: boolean; takesKeys: boolean },
) {
  const headers = { ...(takesKeys ? limits : {}), ...(query?.properties.cursor ? pages : {}) }
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    {
      description: phrases[Number(status)] ?? 'An answer',
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      ...contentOf(answer),
    },
  ])
  const tooMany = {
    ...failure('Too many requests with this key'),
    headers: { 'Retry-After': { description: 'Seconds', schema: whole } },
  }
  return {
    ...(params || query || body || form ? { 400: failure('Something in this request is missing or has the wrong form') } : {}),
    ...(isGuarded ? { 401: failure('Nobody is signed in'), 403: failure('This person, or this plan, may not') } : {}),
    ...(params ? { 404: failure(phrases[404]!) } : {}),
    ...(body || form ? { 413: failure('Too large'), 415: failure('Another type than this address takes') } : {}),
    ...(takesKeys ? { 429: tooMany } : {}),
    ...Object.fromEntries(described),
    default: failure('Every other failure: 409 conflict, 422 unreadable, 429 too many, 503 away, 507 disk full'),
  }
}

function withExample(schema: TSchema) {
  const example = exampleOf(schema)
  return { schema, ...(example === undefined ? {} : { example }) }
}

function contentOf(answer: Call['answers'][number]) {
  if (!(Kind in answer))
    return answer && isFile(answer) && answer.types.length > 0
      ? { content: Object.fromEntries(answer.types.map((type) => [type.split(';', 1)[0]!, { schema: text }])) }
      : {}
  return answer[Kind] === 'Void' ? {} : { content: { 'application/json': withExample(answer) } }
}

const isFile = (answer: object): answer is FileAnswer => 'types' in answer
